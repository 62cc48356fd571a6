internal import InsetSyntax

// Views, guides and anchors that constraints are between.
extension ViewTreeReading {
  /// Something that holds on some systems.
  struct Held<Value> {
    var value: Value
    var systems = SystemRange.all
    var isConditional = false
  }

  /// What a conditional expression may be: of a condition on systems each side on its own, of one that the call decides
  /// that side, else both.
  func sides<Value>(
    _ condition: CodeExpression, _ then: @autoclosure () -> [Held<Value>],
    _ otherwise: @autoclosure () -> [Held<Value>],
    _ scope: CodeScope
  ) -> [Held<Value>] {
    if let holds = SystemConditions.systems(condition), let fails = holds.complement {
      return then().compactMap { $0.on(holds) } + otherwise().compactMap { $0.on(fails) }
    }
    if case .boolean(let isTrue)? = resolver.constant(condition, in: scope) { return isTrue ? then() : otherwise() }
    return (then() + otherwise()).map(\.conditional)
  }

  func item(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> LayoutItem? {
    guard depth < 8 else { return nil }
    if case .name(let name) = expression.uncast.kind, let bound = scope.arguments[name] {
      return item(bound.expression, bound.scope, depth: depth + 1)
    }
    if let (base, name) = expression.asMember {
      switch name {
      case "safeAreaLayoutGuide", "mas_safeAreaLayoutGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .safeArea) }
      case "layoutMarginsGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .layoutMargins) }
      case "readableContentGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .readableContent) }
      case "keyboardLayoutGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .keyboard) }
      case "frameLayoutGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .frameLayout) }
      case "contentLayoutGuide":
        return item(base, scope, depth: depth + 1).map { .init(view: $0.view, area: .contentLayout) }
      case "snp", "layout":
        if let found = item(base, scope, depth: depth + 1) { return found }
      case "topLayoutGuide", "mas_topLayoutGuide": return guide(base, .topLayoutGuide, scope)
      case "bottomLayoutGuide", "mas_bottomLayoutGuide": return guide(base, .bottomLayoutGuide, scope)
      default: break
      }
    }
    return view(expression, scope).map { LayoutItem(view: $0) }
  }

  /// A guide of the controller that is read.
  private func guide(_ base: CodeExpression, _ area: LayoutItem.Area, _ scope: CodeScope) -> LayoutItem? {
    if base.uncast.kind == .self, scope.otherReceiver == nil { return LayoutItem(view: .root, area: area) }
    let keys = resolver.controllers(base, in: scope).map(\.key)
    return keys.isEmpty || keys == [.instances(index)] ? LayoutItem(view: .root, area: area) : nil
  }

  /// The anchors that an expression may be, each with the systems on which it is: `view.topAnchor`, `view.snp.top`,
  /// `view.mas_top`, and what an extension of the project gives.
  func anchors(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> [Held<LayoutAnchor>] {
    guard depth < 6 else { return [] }
    switch expression.uncast.kind {
    case .name(let name) where scope.arguments[name] != nil:
      guard let bound = scope.arguments[name] else { return [] }
      return anchors(bound.expression, bound.scope, depth: depth + 1)
    case .conditional(let condition, let then, let otherwise):
      return sides(
        condition, anchors(then, scope, depth: depth + 1), anchors(otherwise, scope, depth: depth + 1), scope)
    default: break
    }
    guard let (base, name) = expression.asMember else { return [] }
    for (prefix, area) in Self.masonryGuides where name.hasPrefix(prefix) && name.count > prefix.count {
      guard let (attributes, _) = LayoutAnchor.Attribute.named(String(name.dropFirst(prefix.count))),
        let attribute = attributes.first
      else { continue }
      let item = area == .safeArea ? item(base, scope).map { $0.view } : guide(base, area, scope)?.view
      return item.map { [.init(value: LayoutAnchor(LayoutItem(view: $0, area: area), attribute))] } ?? []
    }
    if Self.isAnchor(name, of: base), let (attributes, isMargin) = LayoutAnchor.Attribute.named(name) {
      return items(base, scope, depth).flatMap { held in
        attributes.map { attribute in
          var item = held.value
          if isMargin { item.area = .layoutMargins }
          return .init(
            value: LayoutAnchor(item, attribute), systems: held.systems, isConditional: held.isConditional)
        }
      }
    }
    return given(name, by: base, scope) { self.anchors($0, $1, depth: depth + 1) }
  }

  /// The views or guides that an expression may be: an extension of the project may choose a guide by the system.
  func items(_ expression: CodeExpression, _ scope: CodeScope, _ depth: Int = 0) -> [Held<LayoutItem>] {
    guard depth < 6 else { return [] }
    switch expression.uncast.kind {
    case .name(let name):
      if let bound = scope.arguments[name] { return items(bound.expression, bound.scope, depth + 1) }
    case .conditional(let condition, let then, let otherwise):
      return sides(condition, items(then, scope, depth + 1), items(otherwise, scope, depth + 1), scope)
    default: break
    }
    if let (base, name) = expression.asMember {
      let found = given(name, by: base, scope) { self.items($0, $1, depth + 1) }
      // Views that properties give are told apart elsewhere.
      if found.contains(where: { $0.value.area != .bounds }) { return found }
    }
    return item(expression, scope).map { [.init(value: $0)] } ?? []
  }

  private static let masonryGuides: [(String, LayoutItem.Area)] = [
    ("mas_safeAreaLayoutGuide", .safeArea), ("mas_topLayoutGuide", .topLayoutGuide),
    ("mas_bottomLayoutGuide", .bottomLayoutGuide),
  ]

  /// `top` is an anchor only of SnapKit's and Cartography's proxies.
  private static func isAnchor(_ name: String, of base: CodeExpression) -> Bool {
    if name.hasSuffix("Anchor") || name.hasPrefix("mas_") || name.hasPrefix("snp_") { return true }
    if let member = base.asMember, ["snp", "layout", "al"].contains(member.name) { return true }
    return false
  }

  /// What a computed property that extends views or controllers gives: `safeTopAnchor`.
  private func given<Value>(
    _ name: String, by base: CodeExpression, _ scope: CodeScope,
    _ read: (CodeExpression, CodeScope) -> [Held<Value>]
  ) -> [Held<Value>] {
    var owners: [Int] = []
    switch resolver.type(of: base, in: scope) {
    case .project(let type): owners = [type]
    case .external(let type):
      owners = UIKitClasses.chain(type).flatMap { program.classIndices($0).filter { !program.classes[$0].isDeclared } }
    case nil: owners = program.classIndices("UIView")
    }
    for owner in owners {
      for id in program.properties(name, of: owner) {
        guard let file = program.files[id.path], program.property(id)?.getter != nil else { continue }
        var inner = CodeScope(path: id.path, owner: owner)
        inner.receiver = base.kind == .self ? scope.receiver : .init(base, scope)
        let effects = file.effects(of: .getter(type: id.type, id.index))
        let found = effects.flatMap { effect -> [Held<Value>] in
          guard let value = effect.givenValue ?? (effects.count == 1 ? effect.evaluatedValue : nil) else { return [] }
          return read(value, inner).map {
            .init(
              value: $0.value, systems: $0.systems.intersection(effect.circumstances.systems),
              isConditional: $0.isConditional)
          }
        }
        if !found.isEmpty { return found }
      }
    }
    return []
  }
}

extension ViewTreeReading.Held {
  fileprivate func on(_ systems: SystemRange) -> Self? {
    var held = self
    held.systems = self.systems.intersection(systems)
    return held.systems.isEmpty ? nil : held
  }

  fileprivate var conditional: Self {
    var held = self
    held.isConditional = true
    return held
  }
}
