/// How strongly the operators of Swift's standard library bind, from weak to strong.
enum Precedence: Int, Comparable {
  case assignment, ternary
  /// Operators that a project declares.
  case custom
  case disjunction, conjunction, comparison, nilCoalescing, casting, range, addition, multiplication, shift

  init(of name: String) {
    self =
      switch name {
      case "<<", ">>", "&<<", "&>>": .shift
      case "*", "/", "%", "&", "&*", "&/", "&%": .multiplication
      case "+", "-", "|", "^", "&+", "&-": .addition
      case "...", "..<": .range
      case "??": .nilCoalescing
      case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": .comparison
      case "&&": .conjunction
      case "||": .disjunction
      case _ where Self.compoundAssignments.contains(name): .assignment
      default: .custom
      }
  }

  static let compoundAssignments: Set<String> = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>=",
  ]

  /// `a ?? b ?? c` is `a ?? (b ?? c)`.
  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .nilCoalescing }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
