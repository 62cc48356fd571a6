internal import InsetLayout

/// What code says of a view to Auto Layout, in the scene's terms.
enum CodeTraits {
  static func traits(_ code: CodeView) -> LayoutTraits {
    var traits = LayoutTraits()
    let declaration = code.declaration
    traits.uikitClass = declaration.baseClassName
    // A class whose source says nothing of a size may have one all the same, and so may one that isn't known.
    let isKnown = declaration.baseClassName.map { UIKitClasses.chain($0).contains("UIView") } ?? false
    traits.hasOwnClass = !isKnown || declaration.className != declaration.baseClassName
    traits.stack = code.stack
    apply(code.arranged, to: &traits)
    return traits
  }

  /// What code says of a view over what is there.
  static func apply(_ arranged: ArrangedTraits, to traits: inout LayoutTraits) {
    if let isHidden = arranged.isHidden { traits.isHidden = isHidden }
    traits.isVisibilityUnknown = arranged.isVisibilityUnknown
    traits.isUnarranged = arranged.isUnarranged
    if let points = arranged.customSpacingAfter { traits.customSpacingAfter = points }
    guard let margins = arranged.layoutMargins, margins.count == 4 else { return }
    traits.layoutMargins = Insets(
      top: margins[0] ?? 0, left: margins[1] ?? 0, bottom: margins[2] ?? 0, right: margins[3] ?? 0)
    traits.unknownMargins = zip(InsetLayout.Edge.allCases, margins).reduce(into: EdgeSet()) { set, pair in
      if pair.1 == nil { set.formUnion(EdgeSet(pair.0)) }
    }
  }

  /// - Parameter object: what an identity is in the scene; nil of what isn't there.
  /// - Returns: nil for a constraint between things that the scene doesn't have.
  static func constraint(
    _ code: CodeConstraint, _ object: (ViewIdentity) -> LayoutConstraint.Item.Object?
  ) -> LayoutConstraint? {
    guard let first = anchor(code.first, object) else { return nil }
    var constraint = LayoutConstraint(first, code.relation, constant: code.constant ?? 0)
    constraint.isConditional = code.circumstances.isConditional || code.priority == nil
    constraint.priority = code.priority.map { LayoutPriority($0) } ?? .required
    if code.isStandardSpacing { constraint.constantOrigin = .standardSpacing }
    if code.constant == nil || code.multiplier == nil { constraint.constantOrigin = .unknown }
    guard !code.isToUnknown, let second = code.second.flatMap({ anchor($0, object) }) else {
      guard code.isToUnknown || code.second != nil else {
        return code.first.attribute.isSize ? constraint : nil
      }
      // It holds the edge to something: that gives way to whatever is known.
      constraint.constantOrigin = .unknown
      constraint.priority = min(constraint.priority, .toUnknown)
      if !code.first.attribute.isSize {
        var around = LayoutConstraint.Item(.superview)
        if case .layoutGuide = first.item.object { around = LayoutConstraint.Item(.this) }
        constraint.second = LayoutConstraint.Anchor(around, first.attribute)
      }
      return constraint
    }
    constraint.second = second
    constraint.multiplier = code.multiplier ?? 1
    return constraint
  }

  private static func anchor(
    _ anchor: LayoutAnchor, _ object: (ViewIdentity) -> LayoutConstraint.Item.Object?
  ) -> LayoutConstraint.Anchor? {
    object(anchor.item.view).map {
      LayoutConstraint.Anchor(LayoutConstraint.Item($0, guide(anchor.item.area)), attribute(anchor.attribute))
    }
  }

  private static func guide(_ area: LayoutItem.Area) -> LayoutConstraint.Guide? {
    switch area {
    case .bounds: nil
    case .safeArea: .safeAreaLayoutGuide
    case .layoutMargins: .layoutMarginsGuide
    case .readableContent: .readableContentGuide
    case .keyboard: .keyboardLayoutGuide
    case .contentLayout: .contentLayoutGuide
    case .frameLayout: .frameLayoutGuide
    case .topLayoutGuide: .topLayoutGuide
    case .bottomLayoutGuide: .bottomLayoutGuide
    }
  }

  private static func attribute(_ attribute: LayoutAnchor.Attribute) -> LayoutConstraint.Attribute {
    switch attribute {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

extension ConstraintChange {
  /// One of Interface Builder's constraints after the change; nil for one that is taken away.
  func applied(to constraint: LayoutConstraint) -> LayoutConstraint? {
    var changed = constraint
    switch constant {
    case .points(let points): (changed.constant, changed.constantOrigin) = (points, .written)
    case .unknown: changed.constantOrigin = .unknown
    case nil: break
    }
    if let priority {
      changed.priority = priority.map { LayoutPriority($0) } ?? changed.priority
      changed.isConditional = changed.isConditional || priority == nil
    }
    switch activity {
    case .inactive: return nil
    case .unknown: changed.isConditional = true
    case .active: changed.isInstalled = true
    case nil: break
    }
    return changed
  }
}

extension LayoutPriority {
  /// What is held to something that isn't known gives way to all that must hold.
  fileprivate static let toUnknown = LayoutPriority(999.98)
}
