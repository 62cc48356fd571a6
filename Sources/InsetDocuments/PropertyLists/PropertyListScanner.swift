/// The tokens of an old-style property list. Total: at bytes that begin no token it goes on with the next.
struct PropertyListScanner {
  enum Token {
    /// Without its quotes, still with its escapes; data in `< >` too.
    case string(Range<Int>)
    case equals
    /// A brace or a parenthesis, and where it stands.
    case open(Int)
    case close
    case separator
  }

  private let bytes: [UInt8]
  /// Behind the last token.
  private(set) var offset = 0

  /// A byte order mark is no token.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  func text(of range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text with its escapes resolved.
  func unescapedText(of range: Range<Int>) -> String {
    guard bytes[range].contains(UInt8(ascii: "\\")) else { return text(of: range) }
    var unescaped: [UInt8] = []
    var isEscaped = false
    for byte in bytes[range] {
      if isEscaped || byte != UInt8(ascii: "\\") {
        unescaped.append(isEscaped && byte == UInt8(ascii: "n") ? 0x0A : byte)
        isEscaped = false
      } else {
        isEscaped = true
      }
    }
    return String(decoding: unescaped, as: UTF8.self)
  }

  func isBrace(at offset: Int) -> Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: "{") }

  mutating func next() -> Token? {
    while let byte = peek() {
      offset += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): return .open(offset - 1)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return .close
      case UInt8(ascii: ";"), UInt8(ascii: ","): return .separator
      case UInt8(ascii: "="): return .equals
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(quoted(by: byte))
      case UInt8(ascii: "/") where peek() == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "/") where peek() == UInt8(ascii: "/"): skip { $0 != 0x0A && $0 != 0x0D }
      case UInt8(ascii: "<"): if let range = data() { return .string(range) }
      default:
        guard Self.isPlain(byte) else { continue }
        let start = offset - 1
        skip(Self.isPlain)
        return .string(start..<offset)
      }
    }
    return nil
  }

  private func peek() -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while let byte = peek(), isSkipped(byte) { offset += 1 }
  }

  private mutating func skipComment() {
    offset += 1
    while let byte = peek() {
      offset += 1
      if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
  }

  private mutating func quoted(by quote: UInt8) -> Range<Int> {
    let start = offset
    while let byte = peek(), byte != quote {
      offset += byte == UInt8(ascii: "\\") && offset + 1 < bytes.count ? 2 : 1
    }
    let end = offset
    offset = min(offset + 1, bytes.count)
    return start..<end
  }

  /// Hexadecimal digits up to `>`; with anything else among them it is no data, and nothing is skipped.
  private mutating func data() -> Range<Int>? {
    let start = offset
    skip { byte in byte <= 0x20 || Character(UnicodeScalar(byte)).isHexDigit }
    guard peek() == UInt8(ascii: ">") else {
      offset = start
      return nil
    }
    offset += 1
    return start..<offset - 1
  }

  /// What stands without quotes: letters, digits and `$ _ - . / :`.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "$"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
