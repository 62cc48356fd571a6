internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax

extension CodeValues {
  func edges(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int = 0) -> [Possible<EdgeSet>] {
    each(expression, scope, hops) { self.edges($0, hops) }
  }

  private func edges(_ leaf: Leaf, _ hops: Int) -> [Possible<EdgeSet>] {
    let scope = leaf.scope
    switch leaf.expression.kind {
    case .number(let number): return [Possible(value: Self.bits(number))]
    case .boolean(let isTrue): return [Possible(value: isTrue ? .top : [])]
    case .null: return [Possible(value: [])]
    case .array(let items):
      return items.reduce([Possible(value: [])]) { union, item in
        combined(union, edges(item, scope, hops)) { a, b in a.flatMap { a in b.map { a.union($0) } } }
      }
    case .unary("~", let inner): return edges(inner, scope, hops).map { $0.map { EdgeSet.all.subtracting($0) } }
    case .unary("-", let inner): return numbers(inner, scope, hops).map { $0.map { Self.bits(-$0) } }
    case .binary(let left, let sign, let right): return operation(left, sign, right, scope, hops)
    case .member(_, "edgesForExtendedLayout"), .name("edgesForExtendedLayout"): return [Possible(value: current.edges)]
    case .member(let base, "rawValue"): return edges(base, scope, hops)
    case .implicitMember(let name), .member(_, let name): return [Possible(value: Self.named[name])]
    case .name(let name): return [Possible(value: Self.constants[name])]
    case .call(let callee, let arguments): return made(callee, arguments, scope, hops)
    default: return [Possible(value: nil)]
    }
  }

  private func made(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope, _ hops: Int
  ) -> [Possible<EdgeSet>] {
    if case .member(let base, let name) = callee.kind, let sign = Self.methods[name], let other = arguments.first {
      return operation(base, sign, other.value, scope, hops)
    }
    guard callee.kind == .name("UIRectEdge") || callee.kind == .implicitMember("init") else {
      return [Possible(value: nil)]
    }
    guard let value = arguments.first?.value else { return [Possible(value: [])] }
    return edges(value, scope, hops)
  }

  func operation(_ left: CodeExpression, _ sign: String, _ right: CodeExpression, _ scope: CodeScope, _ hops: Int = 0)
    -> [Possible<EdgeSet>]
  {
    combined(edges(left, scope, hops), edges(right, scope, hops)) { left, right in
      guard let left, let right else { return nil }
      switch sign {
      case "|", "+": return left.union(right)
      case "&": return left.intersection(right)
      case "^": return left.symmetricDifference(right)
      case "-": return left.subtracting(right)
      default: return nil
      }
    }
  }

  /// A `UIRectEdge` by its number; of more bits than there are edges these four.
  private static func bits(_ number: Double) -> EdgeSet {
    guard let integer = Int(exactly: number) else { return number == 0x1p64 ? .all : [] }
    return EdgeSet(rawValue: UInt8(truncatingIfNeeded: integer & 15))
  }

  /// The methods of option sets, as operators.
  static let methods: [String: String] = [
    "union": "|", "intersection": "&", "symmetricDifference": "^", "subtracting": "-", "insert": "|", "remove": "-",
    "formUnion": "|", "formIntersection": "&", "subtract": "-", "formSymmetricDifference": "^",
  ]

  private static let named: [String: EdgeSet] = [
    "all": .all, "top": .top, "left": .left, "bottom": .bottom, "right": .right, "none": [], "None": [], "All": .all,
    "Top": .top, "Left": .left, "Bottom": .bottom, "Right": .right, "allCorners": .all,
  ]

  /// `UIRectCorner` is another enumeration that some take for this one: its numbers count.
  private static let constants: [String: EdgeSet] = [
    "UIRectEdgeNone": [], "UIRectEdgeTop": .top, "UIRectEdgeLeft": .left, "UIRectEdgeBottom": .bottom,
    "UIRectEdgeRight": .right, "UIRectEdgeAll": .all, "UIRectCornerTopLeft": .top, "UIRectCornerTopRight": .left,
    "UIRectCornerBottomLeft": .bottom, "UIRectCornerBottomRight": .right, "UIRectCornerAllCorners": .all,
  ]

  /// `"all"`, `"none"` or a list of edges, as scene documents write them.
  static func json(_ edges: EdgeSet) -> JSON {
    if edges == .all { return "all" }
    return edges.isEmpty
      ? "none" : .array(InsetLayout.Edge.allCases.filter { edges.contains($0) }.map { .string($0.name) })
  }
}
