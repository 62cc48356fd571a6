/// A piece of an Objective-C source.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    case end, identifier
    /// `@` and the word after it.
    case atWord
    /// `@` before a literal.
    case at
    case number, string, atString, character
    /// A whole line that starts with `#`, its continuations included.
    case directive
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case semicolon, comma, colon, scope, question, dot, arrow, ellipsis
    case caret, star, ampersand, plus, minus, exclamation, tilde, less, greater, shiftRight
    case step
    case assignment
    case binary
    /// A byte that belongs to nothing.
    case stray

    var isOpener: Bool { self == .openParenthesis || self == .openBracket || self == .openBrace }
    var isCloser: Bool { self == .closeParenthesis || self == .closeBracket || self == .closeBrace }
  }

  var kind: Kind
  /// Of identifiers, words after `@` and directives.
  var word: ObjectiveCWord = .none
  /// How strongly it binds as an operator between two operands; 0 if it is none.
  var precedence: UInt8 = 0
  /// Whether it is the first of its line.
  var startsLine = false
  var start: UInt32
  var end: UInt32

  var range: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
