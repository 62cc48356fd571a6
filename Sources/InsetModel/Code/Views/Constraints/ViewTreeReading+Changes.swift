internal import InsetSyntax
internal import InsetText

// What happens to constraints that have been made: other constants and priorities, and that they are taken away.
extension ViewTreeReading {
  /// Whether what is read happens for certain: to every object, on every system.
  private var isCertain: Bool { !circumstances.isConditional && circumstances.systems == .all && !isDeferred }

  func setConstant(of constraint: CodeExpression, to value: CodeExpression?, _ scope: CodeScope) {
    let points = value.flatMap { number($0, scope) }
    let constant = points.map { isCertain ? ConstraintChange.Constant.points($0) : .unknown } ?? .unknown
    change(constraint, scope) { $0.constant = constant }
  }

  func setPriority(of constraint: CodeExpression, to value: CodeExpression, _ scope: CodeScope) {
    let priority = isCertain ? self.priority(value, scope) : nil
    change(constraint, scope) { $0.priority = .some(priority) }
  }

  /// Constraints are taken away.
  func deactivate(_ constraints: CodeExpression, _ scope: CodeScope) {
    if let (base, name) = constraints.asMember, name == "constraints", let view = view(base, scope) {
      // All that it holds, whichever they are.
      for constraint in tree.constraints
      where constraint.first.item.view == view || constraint.second?.item.view == view {
        change(constraint) { $0.activity = .unknown }
      }
      return
    }
    let activity: ConstraintChange.Activity = isCertain ? .inactive : .unknown
    change(constraints, scope) { $0.activity = activity }
  }

  /// A constraint that is made active again, or for the first time.
  func activate(_ constraints: CodeExpression, _ scope: CodeScope) {
    let found = self.constraints(of: constraints, scope)
    for constraint in found where changes[constraint.asMade]?.activity != nil {
      change(constraint) { $0.activity = isCertain ? .active : .unknown }
    }
    add(found)
    if found.isEmpty, let name = constraints.lastName, tree.changedOutlets[name] != nil, let place {
      tree.changedOutlets[name]?.activity = isCertain ? .active : .unknown
      tree.changedOutlets[name]?.place = place
    }
  }

  private func change(
    _ expression: CodeExpression, _ scope: CodeScope, _ change: (inout ConstraintChange) -> Void
  ) {
    if case .array(let items) = expression.uncast.kind {
      for item in items { self.change(item, scope, change) }
      return
    }
    let found = constraints(of: expression, scope)
    for constraint in found { self.change(constraint, change) }
    // An outlet: Interface Builder's constraint.
    guard found.isEmpty, let name = expression.lastName, let place else { return }
    var changed = tree.changedOutlets[name] ?? ConstraintChange(at: place)
    changed.place = place
    change(&changed)
    tree.changedOutlets[name] = changed
  }

  private func change(_ constraint: CodeConstraint, _ change: (inout ConstraintChange) -> Void) {
    guard let place else { return }
    var changed = changes[constraint.asMade] ?? ConstraintChange(at: place)
    changed.place = place
    change(&changed)
    changes[constraint.asMade] = changed
  }

  /// SnapKit's and Masonry's `remakeConstraints`: what a view's maker has made goes.
  func remake(_ view: ViewIdentity) {
    for constraint in tree.constraints where constraint.first.item.view == view {
      if isCertain { continue }
      change(constraint) { $0.activity = .unknown }
    }
    guard isCertain else { return }
    tree.constraints.removeAll { $0.first.item.view == view }
    known = Set(tree.constraints)
  }

  /// `updateConstraints`: what is there already gets another constant.
  func update(_ constraints: [CodeConstraint]) {
    for constraint in constraints {
      guard let made = tree.constraints.first(where: { $0.isSameButForConstant(as: constraint) }) else {
        add([constraint])
        continue
      }
      let constant = constraint.constant.map { isCertain ? ConstraintChange.Constant.points($0) : .unknown } ?? .unknown
      change(made) { $0.constant = constant }
    }
  }

  /// Applies the changes, once all is read.
  func applyChanges() {
    guard !changes.isEmpty else { return }
    tree.constraints = tree.constraints.compactMap { constraint in
      guard let change = changes[constraint.asMade] else { return constraint }
      return change.applied(to: constraint)
    }
  }
}

extension CodeConstraint {
  /// The constraint without the circumstances of its activation.
  var asMade: CodeConstraint {
    var made = self
    made.circumstances = ViewCircumstances()
    return made
  }

  fileprivate func isSameButForConstant(as other: CodeConstraint) -> Bool {
    first == other.first && second == other.second && relation == other.relation && multiplier == other.multiplier
  }
}
