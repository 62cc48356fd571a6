/// Sets of keywords, compared as bytes.
struct SwiftKeyword {
  /// Those that can stand in a row.
  static let all = SwiftKeyword(
    deepening.words + declaring.words
      + [
        "actor", "any", "as", "associatedtype", "async", "borrowing", "break", "consuming", "continue", "convenience",
        "defer", "deinit", "discard", "do", "dynamic", "else", "fallthrough", "for", "guard", "in", "indirect", "infix",
        "is", "isolated", "macro", "mutating", "nonisolated", "nonmutating", "operator", "postfix", "precedencegroup",
        "prefix", "protocol", "required", "rethrows", "return", "sending", "some", "subscript", "then", "throw",
        "throws",
        "unowned", "where", "while", "yield",
      ])

  /// Each opens a level of the parser's recursion.
  static let deepening = SwiftKeyword([
    "await", "consume", "copy", "each", "if", "inout", "let", "repeat", "switch", "try", "unsafe", "var",
  ])

  /// At the start of a line, after something complete, each ends whatever the parser was in on that level of brackets.
  static let declaring = SwiftKeyword([
    "case", "class", "enum", "extension", "fileprivate", "final", "func", "import", "init", "internal", "lazy", "let",
    "open", "override", "package", "private", "public", "static", "struct", "typealias", "var", "weak",
  ])

  private let words: [String]
  /// By first letter.
  private let spellings: [UInt8: [[UInt8]]]

  private init(_ words: [String]) {
    self.words = words
    spellings = Dictionary(grouping: words.map { Array($0.utf8) }) { $0.first ?? 0 }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return false }
    return spellings[first]?.contains { $0.count == word.count && $0.elementsEqual(word) } ?? false
  }
}
