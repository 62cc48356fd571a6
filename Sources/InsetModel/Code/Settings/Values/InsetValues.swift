internal import InsetJSON
internal import InsetLayout
internal import InsetSyntax

/// Insets as far as they are known: nil for edges that only the running app knows.
struct InsetValues {
  /// In UIKit's order.
  var edges: [Double?]

  init(_ edges: [Double?]) { self.edges = edges }

  func with(_ edge: InsetLayout.Edge, _ value: Double?) -> InsetValues {
    var copy = self
    copy.edges[edge.rawValue] = value
    return copy
  }

  static let zero = InsetValues([0, 0, 0, 0])
  static let unknown = InsetValues([nil, nil, nil, nil])

  /// What makes insets of four numbers.
  static let makers: Set<String> = ["UIEdgeInsets", "UIEdgeInsetsMake"]
}

extension CodeValues {
  func insets(_ expression: CodeExpression, _ scope: CodeScope, _ hops: Int = 0) -> [Possible<InsetValues>] {
    each(expression, scope, hops) { self.changed($0, self.insets($0, hops), hops) }
  }

  private func insets(_ leaf: Leaf, _ hops: Int) -> [Possible<InsetValues>] {
    switch leaf.expression.kind {
    case .implicitMember("zero"), .member(_, "zero"), .name("UIEdgeInsetsZero"): return [Possible(value: .zero)]
    case .member(let base, let name) where SettingForms.insets.contains(name):
      return [Possible(value: current.insets(base, name, leaf.scope))]
    case .name(let name) where SettingForms.insets.contains(name):
      return [Possible(value: current.insets(CodeExpression(.self, at: leaf.expression.range), name, leaf.scope))]
    // Fields that a structure's braces leave out are zero.
    case .array(let items):
      let rest = CodeExpression(.number(0), at: leaf.expression.range)
      return insets(items + Array(repeating: rest, count: max(0, 4 - items.count)), leaf.scope, hops)
    case .call(let callee, let arguments):
      guard InsetValues.makers.contains(callee) || callee.kind == .implicitMember("init") else { break }
      if arguments.isEmpty { return [Possible(value: .zero)] }
      return insets(arguments.map(\.value), leaf.scope, hops)
    default: break
    }
    return [Possible(value: nil)]
  }

  private func insets(_ items: [CodeExpression], _ scope: CodeScope, _ hops: Int) -> [Possible<InsetValues>] {
    guard items.count == 4 else { return [Possible(value: nil)] }
    return items.reduce([Possible(value: InsetValues([]))]) { edges, item in
      combined(edges, numbers(item, scope, hops)) { edges, number in
        InsetValues((edges?.edges ?? []) + [number])
      }
    }
  }

  /// With the edges that the code changed before it handed the insets over.
  private func changed(_ leaf: Leaf, _ insets: [Possible<InsetValues>], _ hops: Int) -> [Possible<InsetValues>] {
    let site = CodeSite(path: leaf.scope.path, range: leaf.expression.range)
    var insets = insets
    for change in objects.changes[site] ?? [] {
      let circumstances = change.circumstances
      let after = combined(insets, numbers(change.value, change.scope, hops)) { before, number -> InsetValues? in
        (before ?? .unknown).with(change.edge, number)
      }
      if circumstances.systems == .all, !circumstances.isConditional {
        insets = after
        continue
      }
      let fails = circumstances.systems.complement
      insets =
        insets.compactMap {
          $0.within(circumstances.isConditional ? .all : fails ?? .all, isConditional: circumstances.isConditional)
        }
        + after.compactMap { $0.within(circumstances.systems, isConditional: circumstances.isConditional) }
    }
    return insets
  }
}
