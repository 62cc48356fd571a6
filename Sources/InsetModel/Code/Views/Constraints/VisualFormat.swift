internal import InsetLayout

/// UIKit's visual format: `V:|-20-[a(44)]-(>=8@750)-[b(==a)]|` (Apple: "Visual Format Language").
struct VisualFormat: Equatable {
  /// A distance or a size: a number, a metric's name, another view's size, or what the system has as its standard.
  enum Length: Equatable {
    case number(Double)
    /// A metric, or a view of that name.
    case name(String)
    case standard
    /// What can't be read.
    case unclear
  }

  /// How long something is, at least or at most where the relation says so.
  struct Predicate: Equatable {
    var relation = LinearConstraint.Relation.equal
    var length: Length
    /// A number, or a metric's name; nil where nothing is written.
    var priority: Length?
  }

  enum Element: Equatable {
    case superview
    case view(String)
  }

  /// The distance between two neighbours.
  struct Gap: Equatable {
    var before: Element
    var after: Element
    var predicates: [Predicate]
  }

  struct Size: Equatable {
    var view: String
    var predicates: [Predicate]
  }

  var isVertical = false
  var gaps: [Gap] = []
  var sizes: [Size] = []

  init(_ text: String) {
    var rest = Substring(text.filter { !$0.isWhitespace })
    if rest.hasPrefix("V:") {
      isVertical = true
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("H:") {
      rest = rest.dropFirst(2)
    }
    var last: Element?
    var predicates = Self.touching
    while let next = rest.first {
      switch next {
      case "|":
        rest = rest.dropFirst()
        join(&last, .superview, &predicates)
      case "[":
        let content = rest.dropFirst().prefix { $0 != "]" }
        rest = rest.dropFirst(content.count + 2)
        let name = String(content.prefix { $0 != "(" })
        join(&last, .view(name), &predicates)
        let size = content.dropFirst(name.count)
        if size.hasPrefix("(") { sizes.append(Size(view: name, predicates: Self.list(size))) }
      case "-":
        let content = Self.connection(rest.dropFirst())
        rest = rest.dropFirst(content.count + 1)
        if rest.hasPrefix("-") { rest = rest.dropFirst() }
        predicates = content.isEmpty ? [Predicate(length: .standard)] : Self.list(content)
      default: rest = rest.dropFirst()
      }
    }
  }

  private static let touching = [Predicate(length: .number(0))]

  private mutating func join(_ last: inout Element?, _ next: Element, _ predicates: inout [Predicate]) {
    if let before = last { gaps.append(Gap(before: before, after: next, predicates: predicates)) }
    last = next
    predicates = Self.touching
  }

  /// What stands between two `-`.
  private static func connection(_ text: Substring) -> Substring {
    if text.hasPrefix("(") {
      let inner = text.prefix { $0 != ")" }
      return text.prefix(inner.count + 1)
    }
    // A negative distance is only allowed in parentheses.
    return text.prefix { $0 != "-" && $0 != "[" && $0 != "|" }
  }

  /// `(>=8@750,<=20)`, with or without parentheses.
  private static func list(_ text: Substring) -> [Predicate] {
    let inner = text.drop { $0 == "(" }.prefix { $0 != ")" }
    return inner.split(separator: ",").map(predicate)
  }

  private static func predicate(_ text: Substring) -> Predicate {
    var rest = text
    var relation = LinearConstraint.Relation.equal
    for (sign, named) in [
      ("==", LinearConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    where rest.hasPrefix(sign) {
      relation = named
      rest = rest.dropFirst(2)
      break
    }
    let parts = rest.split(separator: "@", omittingEmptySubsequences: false)
    return Predicate(
      relation: relation, length: parts.first.map(length) ?? .unclear,
      priority: parts.count > 1 ? length(parts[1]) : nil)
  }

  private static func length(_ text: Substring) -> Length {
    if let number = Double(text), number.isFinite { return .number(number) }
    let isName = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName ? .name(String(text)) : .unclear
  }
}
