/// The one header field that matters.
enum ContentLengthField: Equatable {
  case absent
  case malformed
  case bytes(Int)

  /// Reads the last `Content-Length` in a header line, in any case of letters. It may follow other bytes that can't
  /// belong to a field's name: the tail of a message whose own length was given too small.
  init(in line: [UInt8]) {
    let name = Array("content-length".utf8)
    let lowercased = line.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    self = .absent
    for start in stride(from: line.count - name.count - 1, through: 0, by: -1) {
      guard lowercased[start] == name[0], lowercased[start...].starts(with: name) else { continue }
      if start > 0, Self.isNameByte(line[start - 1]) { continue }
      let rest = line[(start + name.count)...].drop(while: Self.isBlank)
      guard rest.first == UInt8(ascii: ":") else { continue }
      self = Self.number(rest.dropFirst()).map(Self.bytes) ?? .malformed
      return
    }
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    var text = text.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    guard !text.isEmpty, text.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(String(decoding: text, as: UTF8.self))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte & 0xDF)
  }
}
