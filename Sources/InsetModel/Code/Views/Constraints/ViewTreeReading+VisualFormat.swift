internal import InsetFacts

extension ViewTreeReading {
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)`
  func visual(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> [CodeConstraint] {
    guard let first = arguments.first, let text = resolver.text(of: first.value, in: scope),
      let dictionary = arguments.first(where: { $0.label == "views" })
    else { return [] }
    let format = VisualFormat(text)
    let views = entries(dictionary.value, scope).compactMapValues { item($0.0, $0.1) }
    let metrics = arguments.first { $0.label == "metrics" }.map { entries($0.value, scope) } ?? [:]
    func length(_ length: VisualFormat.Length) -> Double? {
      switch length {
      case .number(let number): number
      case .metric(let name): metrics[name].flatMap { number($0.0, $0.1) }
      case .standard, .unclear: nil
      }
    }
    let axis: (near: LayoutAnchor.Attribute, far: LayoutAnchor.Attribute, size: LayoutAnchor.Attribute) =
      format.isVertical ? (.top, .bottom, .height) : (.left, .right, .width)
    var found: [CodeConstraint] = []
    for gap in format.gaps {
      var constraint: CodeConstraint
      switch (gap.before, gap.after) {
      case (.superview, .view(let name)):
        guard let view = views[name] else { continue }
        constraint = CodeConstraint(first: .init(view, axis.near))
        constraint.second = .init(.part(view.view, "superview"), axis.near)
        constraint.constant = length(gap.length)
      case (.view(let name), .superview):
        guard let view = views[name] else { continue }
        constraint = CodeConstraint(first: .init(view, axis.far))
        constraint.second = .init(.part(view.view, "superview"), axis.far)
        constraint.constant = length(gap.length).map { -$0 }
      case (.view(let before), .view(let after)):
        guard let one = views[before], let other = views[after] else { continue }
        if one.area == .bounds, other.area == .bottomLayoutGuide || other.area == .safeArea {
          constraint = CodeConstraint(first: .init(one, axis.far), second: .init(other, axis.near))
          constraint.constant = length(gap.length).map { -$0 }
        } else {
          constraint = CodeConstraint(first: .init(other, axis.near), second: .init(one, axis.far))
          constraint.constant = length(gap.length)
        }
      case (.superview, .superview): continue
      }
      found.append(constraint)
    }
    for size in format.sizes {
      guard let view = views[size.view] else { continue }
      var constraint = CodeConstraint(first: .init(view, axis.size))
      constraint.constant = length(size.length)
      if size.length == .unclear { constraint.priority = nil }
      found.append(constraint)
    }
    return found
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
