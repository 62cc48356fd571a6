internal import InsetSyntax

extension ViewTreeReading {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`
  func visual(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> [CodeConstraint] {
    guard let first = arguments.first, let text = resolver.text(of: first.value, in: scope),
      let dictionary = arguments.first(where: { $0.label == "views" })
    else { return [] }
    let format = VisualFormat(text)
    let views = entries(dictionary.value, scope).compactMapValues { item($0.0, $0.1) }
    let metrics = arguments.first { $0.label == "metrics" }.map { entries($0.value, scope) } ?? [:]
    func number(_ length: VisualFormat.Length) -> Double? {
      switch length {
      case .number(let number): number
      case .name(let name): metrics[name].flatMap { self.number($0.0, $0.1) }
      case .standard: Self.standardSpacing
      case .unclear: nil
      }
    }
    func constraint(
      _ first: LayoutAnchor, _ second: LayoutAnchor?, _ predicate: VisualFormat.Predicate
    ) -> CodeConstraint {
      var constraint = CodeConstraint(first: first, relation: predicate.relation, second: second)
      constraint.constant = number(predicate.length)
      constraint.isStandardSpacing = predicate.length == .standard
      if let priority = predicate.priority { constraint.priority = number(priority) }
      return constraint
    }
    let axis: (near: LayoutAnchor.Attribute, far: LayoutAnchor.Attribute, size: LayoutAnchor.Attribute) =
      format.isVertical ? (.top, .bottom, .height) : (.left, .right, .width)
    var found: [CodeConstraint] = []
    for gap in format.gaps {
      guard let (before, after) = ends(gap, views, near: axis.near, far: axis.far) else { continue }
      // A distance counts from the one before to the one after.
      found += gap.predicates.map { constraint(after, before, $0) }
    }
    for size in format.sizes {
      guard let view = views[size.view] else { continue }
      for predicate in size.predicates {
        if case .name(let name) = predicate.length, let other = views[name] {
          var same = constraint(.init(view, axis.size), .init(other, axis.size), predicate)
          same.constant = 0
          found.append(same)
        } else {
          found.append(constraint(.init(view, axis.size), nil, predicate))
        }
      }
    }
    return found
  }

  /// Apple: "the standard Aqua space" between neighbours; the running app may have another one.
  private static let standardSpacing = 8.0

  /// The edges that a distance is between; nil where one isn't known.
  private func ends(
    _ gap: VisualFormat.Gap, _ views: [String: LayoutItem], near: LayoutAnchor.Attribute, far: LayoutAnchor.Attribute
  ) -> (before: LayoutAnchor, after: LayoutAnchor)? {
    switch (gap.before, gap.after) {
    case (.superview, .view(let name)):
      return views[name].map { (.init(.part($0.view, "superview"), near), .init($0, near)) }
    case (.view(let name), .superview):
      return views[name].map { (.init($0, far), .init(.part($0.view, "superview"), far)) }
    case (.view(let before), .view(let after)):
      guard let one = views[before], let other = views[after] else { return nil }
      // To a guide's near edge from before it, to its far edge from behind it.
      return (.init(one, far), .init(other, near))
    case (.superview, .superview): return nil
    }
  }

  /// What a dictionary with texts as keys holds.
  private func entries(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0)
    -> [String: (CodeExpression, CodeScope)]
  {
    guard depth < 4 else { return [:] }
    switch expression.uncast.kind {
    case .dictionary(let entries):
      var found: [String: (CodeExpression, CodeScope)] = [:]
      for entry in entries {
        if let key = resolver.text(of: entry.key, in: scope) { found[key] = (entry.value, scope) }
      }
      return found
    case .name(let name):
      if let bound = scope.arguments[name] { return entries(bound.expression, bound.scope, depth: depth + 1) }
      for id in program.properties(name, of: index) {
        guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { continue }
        return entries(
          value, CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type)), depth: depth + 1)
      }
      return [:]
    default: return [:]
    }
  }
}
