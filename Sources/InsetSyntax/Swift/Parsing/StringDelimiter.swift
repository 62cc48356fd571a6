/// How a string literal is opened and so closed: quotes, one or three, with as many `#` outside.
struct StringDelimiter {
  enum LiteralEnd {
    case closed, interpolation
  }

  private let hashes: Int
  private let isMultiline: Bool

  /// Nil when no string starts at the position.
  init?(opening source: UnsafeBufferPointer<UInt8>, at position: Int) {
    var quote = position
    while quote < source.count, source[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < source.count, source[quote] == UInt8(ascii: "\"") else { return nil }
    hashes = quote - position
    isMultiline = Self.run(of: UInt8(ascii: "\""), in: source, from: quote) >= 3
  }

  var openingLength: Int { hashes + (isMultiline ? 3 : 1) }

  /// Moves behind the closing quotes, behind the parenthesis of an interpolation, or to the end of the line that leaves
  /// a one-line string open.
  func skipLiteral(in source: UnsafeBufferPointer<UInt8>, from position: inout Int) -> LiteralEnd {
    while position < source.count {
      switch source[position] {
      case UInt8(ascii: "\\"):
        position += 1
        guard Self.run(of: UInt8(ascii: "#"), in: source, from: position, upTo: hashes) == hashes else { continue }
        position += hashes
        guard position < source.count else { break }
        if source[position] == UInt8(ascii: "(") {
          position += 1
          return .interpolation
        }
        // What an escaped line end leaves open still ends with it.
        if isMultiline || !source[position].isLineEnd { position += 1 }
      case UInt8(ascii: "\"") where closes(source, at: position):
        position += openingLength
        return .closed
      case let byte where byte.isLineEnd && !isMultiline: return .closed
      default: position += 1
      }
    }
    return .closed
  }

  private func closes(_ source: UnsafeBufferPointer<UInt8>, at position: Int) -> Bool {
    let quotes = isMultiline ? 3 : 1
    return Self.run(of: UInt8(ascii: "\""), in: source, from: position, upTo: quotes) == quotes
      && Self.run(of: UInt8(ascii: "#"), in: source, from: position + quotes, upTo: hashes) == hashes
  }

  /// How often the byte stands from there on, counted up to a limit.
  private static func run(
    of byte: UInt8, in source: UnsafeBufferPointer<UInt8>, from start: Int, upTo limit: Int = 3
  ) -> Int {
    var length = 0
    while length < limit, start + length < source.count, source[start + length] == byte { length += 1 }
    return length
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
