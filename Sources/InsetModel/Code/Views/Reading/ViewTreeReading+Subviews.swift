internal import InsetSyntax

extension ViewTreeReading {
  /// Notes what a call does to views.
  func call(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression, _ scope: CodeScope
  ) {
    var receiver = CodeExpression(.self, at: callee.range)
    let name: String
    switch callee.kind {
    case .member(let base, let member): (receiver, name) = (base, member)
    case .name(let function):
      name = function
      if function.first?.isUppercase == true {
        if let view = constructedView(expression, scope) { construction(callee, arguments, view, scope) }
        return
      }
    default: return
    }
    if let property = Self.setProperty(name), arguments.count == 1, let value = arguments.first?.value {
      assignment(CodeExpression(.member(receiver, property), at: callee.range), value, scope)
      return
    }
    let site = CodeSite(path: scope.path, range: expression.range)
    if subviewCall(name, receiver, arguments, site, scope) { return }
    constraintCall(name, receiver, arguments, expression, scope)
  }

  private func constructedView(_ expression: CodeExpression, _ scope: CodeScope) -> ViewIdentity? {
    guard let type = expression.constructedType(resolver, scope), resolver.controllerKind(type) == nil else {
      return nil
    }
    return view(expression, scope)
  }

  /// `setFrame:` of `[view setFrame:…]`.
  private static func setProperty(_ name: String) -> String? {
    guard settable.contains(name) else { return nil }
    let bare = name.dropFirst(3)
    return (bare.first.map { $0.lowercased() } ?? "") + bare.dropFirst()
  }

  private static let settable: Set<String> = [
    "setFrame", "setAutoresizingMask", "setActive", "setIsActive", "setTableHeaderView", "setView", "setConstant",
    "setPriority", "setHidden", "setAxis", "setDistribution", "setAlignment", "setSpacing",
    "setLayoutMarginsRelativeArrangement",
  ]

  /// What is said of a view where it is made.
  func construction(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ view: ViewIdentity, _ scope: CodeScope
  ) {
    for argument in arguments {
      switch argument.label {
      case "frame":
        if let frame = frame(argument.value, scope) {
          tree.framings.append(.init(view: view, frame: frame, circumstances: circumstances))
        }
      case "arrangedSubviews":
        let site = CodeSite(path: scope.path, range: argument.value.range)
        for (item, scope) in elements([argument.value], scope) {
          if let subview = subview(item, scope) { add(.add(to: view, .end), subview, site) }
        }
      default: continue
      }
    }
  }

  /// False of calls that do nothing to the order of subviews.
  private func subviewCall(
    _ name: String, _ receiver: CodeExpression, _ arguments: [CodeExpression.Argument], _ site: CodeSite,
    _ scope: CodeScope
  ) -> Bool {
    let values = arguments.map(\.value)
    switch name {
    case "addSubview", "addSubviews", "addSubViews", "addArrangedSubview", "addArrangedSubviews":
      guard let superview = view(receiver, scope) else { return true }
      insert(values, into: superview, .end, site, scope, isArranged: name.contains("Arranged"))
    case "insertSubview", "insertArrangedSubview":
      guard let superview = view(receiver, scope), let first = values.first else { return true }
      insert(
        [first], into: superview, position(arguments.dropFirst().first, scope), site, scope,
        isArranged: name.contains("Arranged"))
    case "setCustomSpacing":
      if let view = view(receiver, scope), isStackView(view) { setCustomSpacing(arguments, of: view, scope) }
    case "addLayoutGuide":
      if let owner = view(receiver, scope), let guide = values.first.flatMap({ view($0, scope) }) {
        tree.layoutGuides.append(.init(owner: owner, guide: guide))
      }
    case "bringSubviewToFront", "bringSubview":
      if let view = values.first.flatMap({ view($0, scope) }) { add(.bringToFront, view, site) }
    case "sendSubviewToBack", "sendSubview":
      if let view = values.first.flatMap({ view($0, scope) }) { add(.sendToBack, view, site) }
    case "removeFromSuperview":
      if let view = view(receiver, scope), !circumstances.isConditional { add(.remove, view, site) }
    case "exchangeSubview", "exchangeSubviewAtIndex":
      guard let superview = view(receiver, scope), values.count == 2, let one = integer(values[0], scope),
        let other = integer(values[1], scope)
      else { return true }
      add(.exchange(in: superview, one, other), superview, site)
    default: return false
    }
    return true
  }

  private func position(_ argument: CodeExpression.Argument?, _ scope: CodeScope) -> CodeViewTree.Position {
    guard let argument else { return .end }
    switch argument.label {
    case "at", "atIndex": return integer(argument.value, scope).map { .index($0) } ?? .end
    case "aboveSubview", "above": return view(argument.value, scope).map { .above($0) } ?? .end
    case "belowSubview", "below": return view(argument.value, scope).map { .below($0) } ?? .end
    default: return .end
    }
  }

  private func insert(
    _ values: [CodeExpression], into superview: ViewIdentity, _ position: CodeViewTree.Position, _ site: CodeSite,
    _ scope: CodeScope, isArranged: Bool
  ) {
    let outer = circumstances
    defer { circumstances = outer }
    for (item, inner) in elements(values, scope) {
      guard let subview = subview(item, inner), subview != superview else { continue }
      add(.add(to: superview, position), subview, site)
      if isArranged { tree.unarranged.remove(subview) } else { tree.unarranged.insert(subview) }
    }
  }

  /// A view that is put somewhere; what can't be told is a view of its own.
  private func subview(_ expression: CodeExpression, _ scope: CodeScope) -> ViewIdentity? {
    if let known = view(expression, scope) { return known }
    // Whoever calls a closure decides.
    guard !isDeferred else { return nil }
    let unknown = ViewIdentity.site(CodeSite(path: scope.path, range: expression.range))
    if tree.declarations[unknown] == nil { tree.declarations[unknown] = ViewDeclaration() }
    return unknown
  }

  /// The items of lists among some values, where they are known; the values themselves else.
  func elements(_ values: [CodeExpression], _ scope: CodeScope, depth: Int = 0) -> [(CodeExpression, CodeScope)] {
    values.flatMap { value -> [(CodeExpression, CodeScope)] in
      guard depth < 6 else { return [(value, scope)] }
      switch value.uncast.kind {
      case .array(let items): return elements(items, scope, depth: depth + 1)
      case .binary(let left, "+", let right): return elements([left, right], scope, depth: depth + 1)
      case .subscript(let whole, let arguments) where arguments.isEmpty:
        guard let items = list(whole, scope, depth + 1) else { return [(value, scope)] }
        // A loop over what is known takes place.
        circumstances.isConditional = hasConditions
        return items
      default: return list(value, scope, depth + 1) ?? [(value, scope)]
      }
    }
  }

  /// The items of a list that is handed in or kept in a property.
  private func list(_ expression: CodeExpression, _ scope: CodeScope, _ depth: Int) -> [(CodeExpression, CodeScope)]? {
    guard depth < 6 else { return nil }
    switch expression.uncast.kind {
    case .array(let items): return elements(items, scope, depth: depth + 1)
    case .name(let name):
      if let bound = scope.arguments[name] { return list(bound.expression, bound.scope, depth + 1) }
      return list(ofProperty: name, depth)
    case .member(let base, let name) where base.kind == .self: return list(ofProperty: name, depth)
    default: return nil
    }
  }

  private func list(ofProperty name: String, _ depth: Int) -> [(CodeExpression, CodeScope)]? {
    for id in program.properties(name, of: index) {
      guard let file = program.files[id.path] else { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      let getter = file.effects(of: .getter(type: id.type, id.index))
      let value =
        file.value(of: .value(type: id.type, id.index))?.value
        ?? (getter.count == 1 ? getter.first.flatMap { $0.givenValue ?? $0.evaluatedValue } : nil)
      if let value, case .array(let items) = value.uncast.kind { return elements(items, scope, depth: depth + 1) }
    }
    for ancestor in program.ancestry(of: index) {
      for assignment in resolver.assignments(to: name, of: ancestor) {
        if case .array(let items) = assignment.value.uncast.kind {
          return elements(items, assignment.scope, depth: depth + 1)
        }
      }
    }
    return nil
  }

  /// Notes what an assignment says of a view.
  func assignment(_ target: CodeExpression, _ value: CodeExpression, _ scope: CodeScope) {
    guard let (base, name) = target.asMember else { return }
    switch name {
    case "view":
      if base.uncast.kind == .self, scope.otherReceiver == nil, !program.isView(index) { setRoot(value, scope) }
    case "frame":
      guard let view = view(base, scope), view != .root else { return }
      guard let frame = isChanged(value, scope) ? CodeFrame() : frame(value, scope) else { return }
      if let place { tree.readPlaces.insert(place) }
      tree.framings.append(.init(view: view, frame: frame, circumstances: circumstances))
    case "autoresizingMask":
      guard let view = view(base, scope) else { return }
      tree.maskings.append(.init(view: view, flexible: autoresizingMask(value), circumstances: circumstances))
    case "isActive", "active":
      switch value.kind {
      case .boolean(true): activate(base, scope)
      case .boolean(false): deactivate(base, scope)
      default:
        // It holds or not, as the running app has it.
        let outer = circumstances
        circumstances.isConditional = true
        activate(base, scope)
        deactivate(base, scope)
        circumstances = outer
      }
    case "layoutMargins", "directionalLayoutMargins", "preservesSuperviewLayoutMargins":
      if let view = view(base, scope) { setMargins(name, of: view, to: value, scope) }
    case "viewRespectsSystemMinimumLayoutMargins":
      if base.uncast.kind == .self, scope.otherReceiver == nil { setMargins(name, of: .root, to: value, scope) }
    case "isHidden", "hidden":
      if let view = view(base, scope) { setHidden(view, to: value) }
    case "priority": setPriority(of: base, to: value, scope)
    case "axis", "distribution", "alignment", "spacing", "isLayoutMarginsRelativeArrangement",
      "layoutMarginsRelativeArrangement":
      if let view = view(base, scope), isStackView(view) { setStack(name, of: view, to: value, scope) }
    case "tableHeaderView":
      if let table = view(base, scope), let header = view(value, scope) { tree.tableHeaders[table] = header }
    default: return
    }
  }
}
