/// Splits Objective-C into tokens. Comments, spaces and line continuations leave no token; every byte is accepted.
struct ObjectiveCLexer {
  let bytes: [UInt8]
  let end: Int
  var offset: Int
  /// A new line has begun since the last token.
  var isAtLineStart = true
  var tokens: [ObjectiveCToken] = []

  /// - Parameter range: the part to read; directives are recognised in all of a file only, not in a macro's replacement.
  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    readsDirectives = range == nil
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    offset = range.lowerBound
    end = range.upperBound
    tokens.reserveCapacity(range.count / 6 + 8)
  }

  private let readsDirectives: Bool

  /// All tokens, and one of kind `end`.
  static func tokens(of bytes: [UInt8], in range: Range<Int>? = nil) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes, in: range)
    if range == nil, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.offset = 3 }
    while lexer.skipSpace(), lexer.offset < lexer.end { lexer.readToken() }
    lexer.append(.end, from: lexer.end)
    return lexer.tokens
  }

  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 { offset + distance < end ? bytes[offset + distance] : 0 }

  mutating func append(
    _ kind: ObjectiveCToken.Kind, from start: Int, word: ObjectiveCWord = .none, precedence: UInt8 = 0
  ) {
    var token = ObjectiveCToken(
      kind: kind, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset))
    token.word = word
    token.precedence = precedence
    token.startsLine = isAtLineStart
    tokens.append(token)
    isAtLineStart = false
  }

  /// - Returns: true, so that it can stand in a condition.
  mutating func skipSpace() -> Bool {
    while offset < end {
      switch bytes[offset] {
      case 0x0A, 0x0D:
        isAtLineStart = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: offset += 1
      case 0x5C where isContinuation: skipContinuation()
      case 0x2F where byte(1) == 0x2F: skipLineComment()
      case 0x2F where byte(1) == 0x2A: skipBlockComment()
      default: return true
      }
    }
    return true
  }

  var isContinuation: Bool { byte(1) == 0x0A || byte(1) == 0x0D }

  mutating func skipContinuation() {
    offset += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
    offset = min(offset, end)
  }

  mutating func skipLineComment() {
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if bytes[offset] == 0x5C, isContinuation { skipContinuation() } else { offset += 1 }
    }
  }

  mutating func skipBlockComment() {
    offset += 2
    while offset < end, !(bytes[offset] == 0x2A && byte(1) == 0x2F) {
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D { isAtLineStart = true }
      offset += 1
    }
    offset = min(offset + 2, end)
  }

  private mutating func readToken() {
    let start = offset
    let first = bytes[offset]
    if Self.isNameByte(first) {
      if (0x30...0x39).contains(first) { return readNumber() }
      let word = readWord()
      return append(.identifier, from: start, word: word)
    }
    switch first {
    case UInt8(ascii: "\""):
      skipQuoted()
      append(.string, from: start)
    case UInt8(ascii: "'"):
      skipQuoted()
      append(.character, from: start)
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "#") where readsDirectives && isAtLineStart: readDirective()
    case UInt8(ascii: ".") where (0x30...0x39).contains(byte(1)): readNumber()
    default: readPunctuator()
    }
  }

  /// Letters, digits, `_`, `$` and everything outside ASCII.
  @inline(__always)
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
    default: false
    }
  }

  mutating func readWord() -> ObjectiveCWord {
    let start = offset
    var hash = FNV.offset
    while offset < end, Self.isNameByte(bytes[offset]) {
      hash = FNV.mix(hash, bytes[offset])
      offset += 1
    }
    return ObjectiveCWord.word(hash, spelledBy: bytes[start..<offset])
  }

  private mutating func readAt() {
    let start = offset
    offset += 1
    if byte() == UInt8(ascii: "\"") {
      skipQuoted()
      return append(.atString, from: start)
    }
    guard Self.isNameByte(byte()), !(0x30...0x39).contains(byte()) else { return append(.at, from: start) }
    let word = readWord()
    append(.atWord, from: start, word: word)
  }

  /// The whole line; its word is the directive's name.
  private mutating func readDirective() {
    let start = offset
    offset += 1
    while offset < end, byte() == 0x20 || byte() == 0x09 { offset += 1 }
    let word = readWord()
    while offset < end, byte() != 0x0A, byte() != 0x0D {
      switch byte() {
      case 0x5C where isContinuation: skipContinuation()
      case 0x2F where byte(1) == 0x2F: skipLineComment()
      case 0x2F where byte(1) == 0x2A: skipBlockComment()
      case UInt8(ascii: "\""): skipQuoted()
      default: offset += 1
      }
    }
    isAtLineStart = true
    append(.directive, from: start, word: word)
    isAtLineStart = true
  }
}
