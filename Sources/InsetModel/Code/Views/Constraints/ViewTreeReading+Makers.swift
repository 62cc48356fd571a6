internal import InsetLayout
internal import InsetSyntax

// SnapKit's and Masonry's makers, Cartography's proxies.
extension ViewTreeReading {
  /// `view.snp.makeConstraints { make in make.edges.equalToSuperview() }`
  func make(
    _ name: String, _ receiver: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope
  ) {
    guard let closure = arguments.last?.value, case .closure(let parameters, let body) = closure.kind,
      let view = item(receiver, scope)?.view
    else { return }
    let maker = parameters.first ?? "$0"
    if name.contains("remake") { remake(view) }
    let outer = circumstances
    defer { circumstances = outer }
    for effect in Lowering.effects(of: body) {
      let expression: CodeExpression
      switch effect.kind {
      case .evaluation(let value), .result(let value): expression = value
      // A constraint that is kept for later.
      case .assignment(_, _, let value): expression = value
      }
      circumstances = outer
      circumstances.systems = outer.systems.intersection(effect.circumstances.systems)
      circumstances.isConditional = outer.isConditional || effect.circumstances.isConditional
      let chain = Chain(expression)
      guard chain.base.kind == .name(maker) else { continue }
      let made = constraints(of: chain, on: view, scope)
      if name.contains("update") { update(made) } else { add(made) }
    }
  }

  /// `base.name.name(arguments)…`
  private struct Chain {
    var base: CodeExpression
    var links: [(name: String, arguments: [CodeExpression.Argument]?)] = []

    init(_ expression: CodeExpression) {
      base = expression
      while true {
        switch base.kind {
        case .member(let inner, let name):
          links.append((name, nil))
          base = inner
          continue
        case .call(let callee, let arguments):
          guard case .member(let inner, let name) = callee.kind else { break }
          links.append((name, arguments))
          base = inner
          continue
        default: break
        }
        break
      }
      links.reverse()
    }
  }

  private func constraints(of chain: Chain, on view: ViewIdentity, _ scope: CodeScope) -> [CodeConstraint] {
    var own: [LayoutAnchor.Attribute] = []
    var relation = LinearConstraint.Relation.equal
    var priority: Double? = LayoutPriority.required.rawValue
    var target: CodeExpression?
    var isToSuperview = false
    var modifiers: [(name: String, value: CodeExpression)] = []
    for link in chain.links {
      let name = link.name.hasPrefix("mas_") ? String(link.name.dropFirst(4)) : link.name
      if link.arguments == nil, target == nil, !isToSuperview,
        let (attributes, _) = LayoutAnchor.Attribute.named(name)
      {
        own += attributes
      } else if Self.relations.contains(name) {
        relation = .named(name)
        if name.hasSuffix("ToSuperview") {
          isToSuperview = true
        } else {
          target = link.arguments?.first?.value
          isToSuperview = target == nil
        }
      } else if let value = link.arguments?.first?.value {
        modifiers.append((name, value))
      } else if name.hasPrefix("priority") {
        // Masonry's `priorityHigh()` and its like.
        priority = Self.priority(named: String(name.dropFirst("priority".count)))
      }
    }
    guard target != nil || isToSuperview else { return [] }
    return own.flatMap { attribute -> [CodeConstraint] in
      var constraint = CodeConstraint(first: .init(view, attribute), relation: relation, priority: priority)
      modify(&constraint, attribute, modifiers, scope)
      guard let target else {
        constraint.second = .init(.part(view, "superview"), attribute)
        return [constraint]
      }
      return relate(constraint, attribute, to: target, scope)
    }
  }

  private static let relations: Set<String> = [
    "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "lessThanOrEqualToSuperview",
    "greaterThanOrEqualToSuperview",
  ]

  private func modify(
    _ constraint: inout CodeConstraint, _ attribute: LayoutAnchor.Attribute,
    _ modifiers: [(name: String, value: CodeExpression)], _ scope: CodeScope
  ) {
    for (name, value) in modifiers {
      switch name {
      case "offset", "equalToOffset", "valueOffset", "sizeOffset", "centerOffset":
        constraint.constant = number(value, scope)
      case "inset", "insets":
        let insets = edgeInsets(value, scope)
        switch attribute {
        case .top: constraint.constant = insets[0]
        case .left: constraint.constant = insets[1]
        case .bottom: constraint.constant = insets[2].map { -$0 }
        case .right: constraint.constant = insets[3].map { -$0 }
        case .width, .height: constraint.constant = insets[0].map { -2 * $0 }
        case .centerX, .centerY, .firstBaseline, .lastBaseline: break
        }
      case "multipliedBy": constraint.multiplier = number(value, scope)
      case "dividedBy": constraint.multiplier = number(value, scope).flatMap { $0 == 0 ? nil : 1 / $0 }
      case "priority": constraint.priority = self.priority(value, scope)
      default: continue
      }
    }
  }

  /// What the maker's attribute is made equal to: a number, a view or guide, or an anchor of one.
  private func relate(
    _ constraint: CodeConstraint, _ attribute: LayoutAnchor.Attribute, to target: CodeExpression, _ scope: CodeScope
  ) -> [CodeConstraint] {
    var constraint = constraint
    if let number = number(target, scope) {
      if attribute == .width || attribute == .height {
        constraint.constant = number
      } else {
        constraint.second = .init(.part(constraint.first.item.view, "superview"), attribute)
        constraint.constant = number
      }
      return [constraint]
    }
    let others = anchors(target, scope)
    if !others.isEmpty {
      let same = others.filter { $0.value.attribute == attribute }
      return (same.isEmpty ? others : same).map { other in
        var constraint = constraint
        constraint.second = other.value
        constraint.circumstances.systems = other.systems
        constraint.circumstances.isConditional = other.isConditional
        return constraint
      }
    }
    let items = items(target, scope)
    if items.isEmpty { return [constraint.toUnknown] }
    return items.map { item in
      var constraint = constraint
      constraint.second = .init(item.value, attribute)
      constraint.circumstances.systems = item.systems
      constraint.circumstances.isConditional = item.isConditional
      return constraint
    }
  }

  // MARK: Cartography

  /// `constrain(a, b) { a, b in a.top == b.bottom + 8 }`
  func relate(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) {
    guard let closure = arguments.last?.value, case .closure(let parameters, let body) = closure.kind else { return }
    var views = arguments.dropLast().map(\.value)
    if views.count == 1, case .array(let items) = views[0].kind { views = items }
    var proxies: [String: CodeExpression] = [:]
    for (position, view) in views.enumerated() {
      let name = position < parameters.count ? parameters[position] : "$\(position)"
      proxies[name] = view
    }
    for effect in Lowering.effects(of: body) {
      let value: CodeExpression
      switch effect.kind {
      case .evaluation(let expression), .result(let expression): value = expression
      case .assignment(_, _, let expression): value = expression
      }
      guard case .binary(let left, let sign, let right) = value.kind, ["==", ">=", "<="].contains(sign) else {
        continue
      }
      for one in proxied(left, proxies, scope) {
        add(equation(one, sign == "==" ? .equal : .named(sign), right, proxies, scope))
      }
    }
  }

  private func equation(
    _ one: LayoutAnchor, _ relation: LinearConstraint.Relation, _ right: CodeExpression,
    _ proxies: [String: CodeExpression],
    _ scope: CodeScope
  ) -> [CodeConstraint] {
    var constraint = CodeConstraint(first: one, relation: relation)
    var other = right
    if let constant = number(right, scope) {
      constraint.constant = constant
      return [constraint]
    }
    if case .binary(let base, let sign, let distance) = right.kind {
      other = base
      switch sign {
      case "+": constraint.constant = number(distance, scope)
      case "-": constraint.constant = number(distance, scope).map { -$0 }
      case "*": constraint.multiplier = number(distance, scope)
      case "/": constraint.multiplier = number(distance, scope).flatMap { $0 == 0 ? nil : 1 / $0 }
      default: constraint.constant = nil
      }
    } else if case .call(let callee, let arguments) = right.kind, callee.kind == .name("inset"), arguments.count == 2 {
      other = arguments[0].value
      constraint.constant = number(arguments[1].value, scope).map { one.attribute.isFarEdge ? -$0 : $0 }
    }
    let anchors = proxied(other, proxies, scope)
    constraint.second = anchors.first { $0.attribute == one.attribute } ?? anchors.first
    return [constraint.second == nil ? constraint.toUnknown : constraint]
  }

  /// `a.top`, `a.safeAreaLayoutGuide.top`, `a.superview!.edges`
  private func proxied(_ expression: CodeExpression, _ proxies: [String: CodeExpression], _ scope: CodeScope)
    -> [LayoutAnchor]
  {
    guard case .member(let base, let name) = expression.kind,
      let (attributes, isMargin) = LayoutAnchor.Attribute.named(name)
    else { return [] }
    let bound = LocalBinding(proxies).bound([CodeStatement(.expression(base), at: base.range)])
    guard case .expression(let object)? = bound.first?.kind, var item = item(object, scope) else { return [] }
    if isMargin { item.area = .layoutMargins }
    return attributes.map { LayoutAnchor(item, $0) }
  }
}
