/// UIKit's visual format: `V:|-20-[a(44)]-[b]|`.
struct VisualFormat: Equatable {
  /// A distance, a size: a number, a metric's name, or what the system has as its standard.
  enum Length: Equatable {
    case number(Double)
    case metric(String)
    case standard
    /// Inequalities, priorities, and sizes that are another view's.
    case unclear
  }

  enum Element: Equatable {
    case superview
    case view(String)
  }

  /// The distance between two neighbours.
  struct Gap: Equatable {
    var before: Element
    var after: Element
    var length: Length
  }

  var isVertical = false
  var gaps: [Gap] = []
  var sizes: [(view: String, length: Length)] = []

  static func == (left: VisualFormat, right: VisualFormat) -> Bool {
    left.isVertical == right.isVertical && left.gaps == right.gaps
      && left.sizes.map(\.view) == right.sizes.map(\.view) && left.sizes.map(\.length) == right.sizes.map(\.length)
  }

  init(_ text: String) {
    var rest = Substring(text.filter { !$0.isWhitespace })
    if rest.hasPrefix("V:") {
      isVertical = true
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("H:") {
      rest = rest.dropFirst(2)
    }
    var last: Element?
    var length = Length.number(0)
    while let next = rest.first {
      switch next {
      case "|":
        rest = rest.dropFirst()
        join(&last, .superview, &length)
      case "[":
        let content = rest.dropFirst().prefix { $0 != "]" }
        rest = rest.dropFirst(content.count + 2)
        let name = String(content.prefix { $0 != "(" })
        join(&last, .view(name), &length)
        let size = content.dropFirst(name.count)
        if size.hasPrefix("(") { sizes.append((name, Self.length(size.dropFirst().prefix { $0 != ")" }))) }
      case "-":
        let content = Self.connection(rest.dropFirst())
        rest = rest.dropFirst(content.count + 1)
        if rest.hasPrefix("-") { rest = rest.dropFirst() }
        length = content.isEmpty ? .standard : Self.length(content.drop { $0 == "(" }.prefix { $0 != ")" })
      default: rest = rest.dropFirst()
      }
    }
  }

  private mutating func join(_ last: inout Element?, _ next: Element, _ length: inout Length) {
    if let before = last { gaps.append(Gap(before: before, after: next, length: length)) }
    last = next
    length = .number(0)
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

  private static func length(_ text: Substring) -> Length {
    var text = text
    if text.hasPrefix("==") { text = text.dropFirst(2) }
    guard !text.isEmpty, !text.contains("@"), !text.contains(","), !text.hasPrefix(">"), !text.hasPrefix("<") else {
      return .unclear
    }
    if let number = Double(text) { return .number(number) }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? .metric(String(text)) : .unclear
  }
}
