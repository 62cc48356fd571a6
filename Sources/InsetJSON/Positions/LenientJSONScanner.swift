/// Splits any bytes into the tokens of JSON, whether or not they make a document: what a text has while it is typed.
///
/// Linear; strings that are not closed end with their line.
struct LenientJSONScanner {
  enum Token: Equatable {
    case open(isObject: Bool)
    case close(isObject: Bool)
    case colon, comma
    case string(isClosed: Bool)
    /// A number, `true`, or anything else without quotes.
    case word
  }

  let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token with its bytes; nil at the end.
  mutating func next() -> (token: Token, range: Range<Int>)? {
    while offset < bytes.count, isWhitespace(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    offset += 1
    let token: Token
    switch bytes[start] {
    case UInt8(ascii: "{"): token = .open(isObject: true)
    case UInt8(ascii: "["): token = .open(isObject: false)
    case UInt8(ascii: "}"): token = .close(isObject: true)
    case UInt8(ascii: "]"): token = .close(isObject: false)
    case UInt8(ascii: ":"): token = .colon
    case UInt8(ascii: ","): token = .comma
    case UInt8(ascii: "\""): token = .string(isClosed: skipString())
    default:
      while offset < bytes.count, !isWhitespace(bytes[offset]), !isMark(bytes[offset]) { offset += 1 }
      token = .word
    }
    return (token, start..<offset)
  }

  /// Moves behind the string's closing quote, or to the end of its line; whether it was closed.
  private mutating func skipString() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return true
      case 0x0A, 0x0D: return false
      case UInt8(ascii: "\\") where offset + 1 < bytes.count && bytes[offset + 1] != 0x0A && bytes[offset + 1] != 0x0D:
        offset += 2
      default: offset += 1
      }
    }
    return false
  }

  private func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func isMark(_ byte: UInt8) -> Bool { "{}[]:,\"".utf8.contains(byte) }
}
