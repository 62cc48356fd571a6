@testable import InsetServer

extension InputFramer {
  /// What the framer finds in bytes that arrive in pieces of the given sizes, and then end.
  mutating func frame(_ bytes: [UInt8], pieces: [Int]) -> [FramedInput] {
    var (found, offset): ([FramedInput], Int) = ([], 0)
    for size in pieces + [bytes.count] where offset < bytes.count {
      let end = min(offset + size, bytes.count)
      bytes[offset..<end].withUnsafeBytes { append($0) }
      while let input = next() { found.append(input) }
      offset = end
    }
    if let input = finish() { found.append(input) }
    return found
  }
}

extension FramedInput {
  static func message(_ text: String) -> FramedInput { .message(Array(text.utf8)) }
}
