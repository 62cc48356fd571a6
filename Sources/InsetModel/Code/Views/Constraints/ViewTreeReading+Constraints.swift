internal import InsetLayout
internal import InsetSyntax

// UIKit's own ways to make constraints.
extension ViewTreeReading {
  func add(_ constraints: [CodeConstraint]) {
    for constraint in constraints {
      var constraint = constraint
      constraint.circumstances.systems = constraint.circumstances.systems.intersection(circumstances.systems)
      constraint.circumstances.isConditional = constraint.circumstances.isConditional || circumstances.isConditional
      guard !constraint.circumstances.systems.isEmpty, known.insert(constraint).inserted else { continue }
      tree.constraints.append(constraint)
    }
  }

  /// Notes the constraints that a call makes hold.
  func constraintCall(
    _ name: String, _ receiver: CodeExpression, _ arguments: [CodeExpression.Argument], _ expression: CodeExpression,
    _ scope: CodeScope
  ) {
    switch name {
    case "activate", "activateConstraints", "addConstraint", "addConstraints":
      // `.activate()` of a library's or the project's constraints.
      let values = arguments.isEmpty ? [receiver] : arguments.map(\.value)
      for value in values { activate(value, scope) }
    case "deactivate", "deactivateConstraints", "removeConstraint", "removeConstraints":
      for value in arguments.isEmpty ? [receiver] : arguments.map(\.value) { deactivate(value, scope) }
    case "constrain": relate(arguments, scope)
    default:
      if Self.makers.contains(name) {
        make(name, receiver, arguments, scope)
      } else if name.hasPrefix("auto") {
        pureLayout(name, receiver, arguments, scope)
      }
    }
  }

  private static let makers: Set<String> = [
    "makeConstraints", "remakeConstraints", "updateConstraints", "mas_makeConstraints", "mas_remakeConstraints",
    "mas_updateConstraints", "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints",
  ]

  /// The constraints that an expression is.
  func constraints(of expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> [CodeConstraint] {
    guard depth < 10 else { return [] }
    func next(_ inner: CodeExpression) -> [CodeConstraint] { constraints(of: inner, scope, depth: depth + 1) }
    switch expression.uncast.kind {
    case .array(let items): return items.flatMap(next)
    case .binary(let left, _, let right): return next(left) + next(right)
    case .conditional(let condition, let then, let otherwise):
      return sides(condition, next(then).map { Held(value: $0) }, next(otherwise).map { Held(value: $0) }, scope).map {
        $0.value.on($0.systems).made(conditional: $0.isConditional)
      }
    case .name(let name):
      if let bound = scope.arguments[name] { return constraints(of: bound.expression, bound.scope, depth: depth + 1) }
      return kept(name, depth)
    case .member(let base, let name): return base.kind == .self ? kept(name, depth) : next(base)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name("NSLayoutConstraint"): return byItems(arguments, scope)
      case .name: return results(callee, arguments, nil, scope, depth)
      case .member(let base, let name):
        switch name {
        case "constraint": return anchored(base, arguments, scope)
        case "constraintWithItem": return byItems(arguments, scope)
        case "constraints", "constraintsWithVisualFormat":
          if base.kind == .name("NSLayoutConstraint") { return visual(arguments, scope) }
          return results(callee, arguments, base, scope, depth)
        default:
          if name.hasPrefix("constraint"), arguments.first?.label == nil, !arguments.isEmpty {
            return anchored(base, name, arguments, scope)
          }
          let inner = base.kind == .self ? [] : next(base)
          if inner.isEmpty { return results(callee, arguments, base, scope, depth) }
          // `.withPriority(…)`, `.with(identifier:)` and the like.
          guard name.lowercased().contains("priority"), let value = arguments.first?.value else { return inner }
          let priority = priority(value, scope)
          return inner.map { $0.with(priority: priority) }
        }
      default: return []
      }
    default: return []
    }
  }

  /// What a property of the class holds.
  private func kept(_ name: String, _ depth: Int) -> [CodeConstraint] {
    let bare = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for id in program.properties(bare, of: index) {
      guard let value = program.files[id.path]?.value(of: .value(type: id.type, id.index))?.value else { continue }
      let scope = CodeScope(path: id.path, owner: program.owner(path: id.path, type: id.type))
      let found = constraints(of: value, scope, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    for ancestor in program.ancestry(of: index) {
      let found = resolver.assignments(to: bare, of: ancestor).flatMap {
        constraints(of: $0.value, $0.scope, depth: depth + 1)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a function of the project gives back.
  private func results(
    _ callee: CodeExpression, _ arguments: [CodeExpression.Argument], _ base: CodeExpression?, _ scope: CodeScope,
    _ depth: Int
  ) -> [CodeConstraint] {
    resolver.functions(callee, arguments, scope).prefix(2).flatMap { id -> [CodeConstraint] in
      guard let inner = resolver.scope(of: id, calledWith: arguments, on: base, from: scope) else { return [] }
      let effects = program.effects(id)
      return effects.flatMap { effect -> [CodeConstraint] in
        guard let value = effect.givenValue ?? (effects.count == 1 ? effect.evaluatedValue : nil) else { return [] }
        return constraints(of: value, inner, depth: depth + 2).map { $0.on(effect.circumstances.systems) }
      }
    }
  }

  // MARK: Anchors

  /// `a.topAnchor.constraint(equalTo: b.topAnchor, constant: 8)`
  private func anchored(_ base: CodeExpression, _ arguments: [CodeExpression.Argument], _ scope: CodeScope)
    -> [CodeConstraint]
  {
    guard let relation = arguments.first, let label = relation.label else { return [] }
    return anchored(base, relation: label, relation.value, Array(arguments.dropFirst()), scope)
  }

  /// `[a.topAnchor constraintEqualToAnchor:b.topAnchor constant:8]`
  private func anchored(
    _ base: CodeExpression, _ name: String, _ arguments: [CodeExpression.Argument], _ scope: CodeScope
  ) -> [CodeConstraint] {
    guard let first = arguments.first else { return [] }
    let bare = String(name.dropFirst("constraint".count))
    return anchored(base, relation: bare, first.value, Array(arguments.dropFirst()), scope)
  }

  private func anchored(
    _ base: CodeExpression, relation: String, _ other: CodeExpression, _ rest: [CodeExpression.Argument],
    _ scope: CodeScope
  ) -> [CodeConstraint] {
    let constant = rest.first { $0.label == "constant" }.map { number($0.value, scope) } ?? 0
    let multiplier = rest.first { $0.label == "multiplier" }.map { number($0.value, scope) } ?? 1
    let isSpacing = relation.contains("SystemSpacing")
    return anchors(base, scope).flatMap { held -> [CodeConstraint] in
      var constraint = CodeConstraint(first: held.value)
      constraint.circumstances.systems = held.systems
      constraint.circumstances.isConditional = held.isConditional
      constraint.relation = .named(relation)
      if relation.hasSuffix("Constant") {
        constraint.constant = number(other, scope)
        return [constraint]
      }
      constraint.constant = isSpacing ? multiplier.map { 8 * $0 } : constant
      constraint.multiplier = isSpacing ? 1 : multiplier
      constraint.isStandardSpacing = isSpacing
      let others = anchors(other, scope)
      if others.isEmpty { return [constraint.toUnknown] }
      return others.map { other in
        var constraint = constraint
        constraint.second = other.value
        constraint.circumstances.systems = held.systems.intersection(other.systems)
        constraint.circumstances.isConditional = held.isConditional || other.isConditional
        return constraint
      }
    }
  }

  // MARK: Items and attributes

  /// `NSLayoutConstraint(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`
  private func byItems(_ arguments: [CodeExpression.Argument], _ scope: CodeScope) -> [CodeConstraint] {
    guard arguments.count >= 5, let item = item(arguments[0].value, scope),
      let attribute = self.attribute(arguments[1].value, scope)
    else { return [] }
    var constraint = CodeConstraint(first: anchor(item, attribute))
    let constant = arguments.first { $0.label == "constant" }?.value
    let multiplier = arguments.first { $0.label == "multiplier" }?.value
    constraint.constant = constant.map { number($0, scope) } ?? 0
    constraint.relation = relation(arguments[2].value, scope)
    if let second = self.attribute(arguments[4].value, scope) {
      if let other = self.item(arguments[3].value, scope) {
        constraint.second = anchor(other, second)
      } else if arguments[3].value.kind != .null {
        constraint.isToUnknown = true
      }
      if let multiplier { constraint.multiplier = number(multiplier, scope) }
    }
    return [constraint]
  }

  /// `.greaterThanOrEqual`, `NSLayoutRelationEqual`.
  func relation(_ expression: CodeExpression, _ scope: CodeScope) -> LinearConstraint.Relation {
    .named(handedIn(expression, scope).lastName ?? "")
  }

  /// What a call hands in for a parameter; other expressions stay as they are.
  func handedIn(_ expression: CodeExpression, _ scope: CodeScope) -> CodeExpression {
    var (expression, scope) = (expression.uncast, scope)
    for _ in 0..<8 {
      guard case .name(let name) = expression.kind, let bound = scope.handedIn(name) else { break }
      (expression, scope) = (bound.expression.uncast, bound.scope)
    }
    return expression
  }

  /// A priority's number: `.defaultHigh`, `UILayoutPriority(999)`, `.required - 1`; nil where that can't be told.
  func priority(_ expression: CodeExpression, _ scope: CodeScope, depth: Int = 0) -> Double? {
    guard depth < 6 else { return nil }
    switch expression.uncast.kind {
    case .binary(let left, let sign, let right) where sign == "-" || sign == "+":
      guard let left = priority(left, scope, depth: depth + 1), let right = number(right, scope) else { return nil }
      return sign == "-" ? left - right : left + right
    case .call(let callee, let arguments):
      guard let value = arguments.first?.value,
        callee.lastName?.hasSuffix("riority") == true || callee.lastName == "init"
      else { return nil }
      return priority(value, scope, depth: depth + 1)
    default:
      if let known = expression.lastName.flatMap(Self.priority) { return known }
      return number(expression, scope)
    }
  }

  /// UIKit's and the libraries' names of priorities (Apple: `UILayoutPriority`; SnapKit's `ConstraintPriority`).
  static func priority(named name: String) -> Double? {
    var bare = name
    for prefix in ["UILayoutPriority", "MASLayoutPriority"] where bare.hasPrefix(prefix) {
      bare = String(bare.dropFirst(prefix.count))
    }
    return switch bare.lowercased() {
    case "required": 1000
    case "defaulthigh", "high": 750
    case "dragthatcanresizescene": 510
    case "scenesizestayput", "medium", "defaultmedium": 500
    case "dragthatcannotresizescene": 490
    case "defaultlow", "low": 250
    case "fittingsizelevel", "fittingsizecompression": 50
    default: nil
    }
  }

  private func attribute(_ expression: CodeExpression, _ scope: CodeScope) -> (LayoutAnchor.Attribute, Bool)? {
    guard
      let (attributes, isMargin) = handedIn(expression, scope).lastName.flatMap({ LayoutAnchor.Attribute.named($0) }),
      let first = attributes.first
    else { return nil }
    return (first, isMargin)
  }

  private func anchor(_ item: LayoutItem, _ attribute: (LayoutAnchor.Attribute, Bool)) -> LayoutAnchor {
    var item = item
    if attribute.1 { item.area = .layoutMargins }
    return LayoutAnchor(item, attribute.0)
  }
}

extension CodeConstraint {
  fileprivate func made(conditional: Bool) -> CodeConstraint {
    var constraint = self
    constraint.circumstances.isConditional = circumstances.isConditional || conditional
    return constraint
  }

  fileprivate func on(_ systems: SystemRange) -> CodeConstraint {
    var constraint = self
    constraint.circumstances.systems = constraint.circumstances.systems.intersection(systems)
    return constraint
  }

  /// As one that is held to something that isn't known.
  var toUnknown: CodeConstraint {
    var constraint = self
    constraint.isToUnknown = true
    return constraint
  }

  func with(priority: Double?) -> CodeConstraint {
    var constraint = self
    constraint.priority = priority
    return constraint
  }
}

extension LinearConstraint.Relation {
  /// By the word for it in UIKit's and the libraries' names: `greaterThanOrEqualTo`, `NSLayoutRelationLessThanOrEqual`,
  /// `<=`.
  static func named(_ name: String) -> LinearConstraint.Relation {
    let lower = name.lowercased()
    if lower.contains("greaterthan") || name == ">=" { return .greaterThanOrEqual }
    if lower.contains("lessthan") || name == "<=" { return .lessThanOrEqual }
    return .equal
  }
}
