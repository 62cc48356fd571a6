/// Walks over Swift source and gives its tokens, as far as nesting goes, without comments and the literal parts of
/// strings.
struct TokenScan {
  struct Token {
    enum Kind: Equatable {
      /// An opening bracket, by the byte that closes it.
      case opener(UInt8)
      case closer(UInt8)
      case angleOpener, angleCloser
      /// A sign that opens a level of recursion without a bracket.
      case chain
      /// A word of the language; some open a level of recursion.
      case keyword(deepens: Bool)
      /// Starts a declaration on a line of its own, after something complete.
      case declaration
      case other
    }

    var kind: Kind
    /// In bytes.
    var range: Range<Int>
  }

  private let source: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var depth = 0
  /// Strings whose interpolation the scan is in, with the depth of its parenthesis.
  private var strings: [(delimiter: StringDelimiter, depth: Int)] = []
  private var isAtLineStart = true
  /// The last byte that was no space and not in a comment.
  private var previous: UInt8 = 0
  private var previousIsKeyword = false

  /// The memory must outlive the scan.
  init(_ source: UnsafeBufferPointer<UInt8>) { self.source = source }

  mutating func next() -> Token? {
    while position < source.count {
      let start = position
      let byte = source[position]
      if let kind = scan(byte) { return Token(kind: kind, range: start..<position) }
    }
    return nil
  }

  /// Moves past what starts at the position, at least one byte.
  private mutating func scan(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isAtLineStart = true
      position += 1
      return nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      position += 1
      return nil
    case UInt8(ascii: "/") where skipComment(): return nil
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let delimiter = StringDelimiter(opening: source, at: position) {
        position += delimiter.openingLength
        return scanString(delimiter)
      }
      return scanSign(byte)
    default: return byte.isWordByte ? scanWord() : scanSign(byte)
    }
  }

  private mutating func scanSign(_ byte: UInt8) -> Token.Kind? {
    let before = position > 0 ? source[position - 1] : UInt8(ascii: "\n")
    let isDeclaration = byte == UInt8(ascii: "@") && startsDeclaration
    position += 1
    defer { note(byte) }
    switch byte {
    case UInt8(ascii: "("): return opener(UInt8(ascii: ")"))
    case UInt8(ascii: "["): return opener(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): return opener(UInt8(ascii: "}"))
    case UInt8(ascii: ")"): return closer(byte)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      return .closer(byte)
    // `->`; generic arguments, since a comparison has a space before it; the condition of `a ? b : c`; optionals of
    // optionals.
    case UInt8(ascii: ">"): return before == UInt8(ascii: "-") ? .chain : .angleCloser
    case UInt8(ascii: "<"): return before.isWordByte ? .angleOpener : .other
    case UInt8(ascii: "?"): return before.isSpace || before == byte ? .chain : .other
    default: return isDeclaration ? .declaration : .other
    }
  }

  private mutating func opener(_ closer: UInt8) -> Token.Kind {
    depth += 1
    return .opener(closer)
  }

  private mutating func closer(_ byte: UInt8) -> Token.Kind {
    depth -= 1
    if let string = strings.last, depth < string.depth {
      strings.removeLast()
      _ = scanString(string.delimiter)
    }
    return .closer(byte)
  }

  /// Moves to the end of a string's literal part: an interpolation counts as an opening parenthesis.
  private mutating func scanString(_ delimiter: StringDelimiter) -> Token.Kind? {
    note(UInt8(ascii: "\""))
    guard delimiter.skipLiteral(in: source, from: &position) == .interpolation else { return .other }
    depth += 1
    strings.append((delimiter, depth))
    return .opener(UInt8(ascii: ")"))
  }

  private mutating func scanWord() -> Token.Kind? {
    let start = position
    while position < source.count, source[position].isWordByte { position += 1 }
    let word = UnsafeBufferPointer(rebasing: source[start..<position])
    let startsDeclaration = startsDeclaration && SwiftKeyword.declaring.contains(word)
    let isKeyword = SwiftKeyword.all.contains(word)
    note(source[position - 1])
    previousIsKeyword = isKeyword
    if startsDeclaration { return .declaration }
    return isKeyword ? .keyword(deepens: SwiftKeyword.deepening.contains(word)) : .other
  }

  private mutating func note(_ byte: UInt8) {
    previous = byte
    previousIsKeyword = false
    isAtLineStart = false
  }

  private var startsDeclaration: Bool {
    guard isAtLineStart, !previousIsKeyword else { return false }
    return previous.isWordByte || [UInt8](")]}\"!".utf8).contains(previous)
  }

  /// False when no comment starts here.
  private mutating func skipComment() -> Bool {
    guard position + 1 < source.count else { return false }
    switch source[position + 1] {
    case UInt8(ascii: "/"):
      while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
      return true
    case UInt8(ascii: "*"):
      skipBlockComment()
      return true
    default: return false
    }
  }

  private mutating func skipBlockComment() {
    var nesting = 0
    while position + 1 < source.count {
      switch (source[position], source[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        nesting += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        nesting -= 1
        position += 2
        if nesting == 0 { return }
      default: position += 1
      }
    }
    position = source.count
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
