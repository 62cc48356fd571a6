internal import InsetDocuments
internal import InsetModel
internal import InsetSyntax

/// Where a constraint starts whose constant is the keyboard's height.
enum KeyboardConstraint {
  enum Start {
    /// Above the bottom safe area already.
    case safeArea
    /// At the bottom of a view.
    case viewBottom
  }

  /// Nil where the constraint isn't known, or holds something else than a bottom.
  static func start(of constraint: CodeExpression, in passage: CodePassage, _ check: RuleCheck) -> Start? {
    guard let owner = passage.owner, let property = constraint.lastName else { return nil }
    let outlets = check.app.controllers(ofClassIndex: owner).compactMap { controller -> Start? in
      let facts = check.app.controllers[controller].facts
      guard let id = facts.outlets.first(where: { $0.property == property })?.destination, let root = facts.view else {
        return nil
      }
      return start(ofConstraint: id, in: root)
    }
    if let start = outlets.first { return start }
    let made = check.app.meanings(of: constraint, in: passage).compactMap { start(madeBy: $0) }
    return made.first
  }

  private static func start(ofConstraint id: String, in root: ViewFacts) -> Start? {
    var stack = [root]
    while let view = stack.popLast() {
      for pin in view.pins where pin.constraintID == id && pin.edge == .bottom {
        switch pin.target {
        case .safeArea, .bottomLayoutGuide: return .safeArea
        case .superview: return pin.levelsUp == 0 && pin.targetViewID == root.id ? .viewBottom : nil
        case .layoutMargin, .topLayoutGuide, .contentLayoutGuide, .frameLayoutGuide: return nil
        }
      }
      stack += view.subviews
    }
    return nil
  }

  /// `footer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)`
  private static func start(madeBy expression: CodeExpression) -> Start? {
    guard let call = expression.call, call.name == "constraint" || call.name == "constraintEqualToAnchor",
      let anchor = call.receiver, let other = call.arguments.first?.value
    else { return nil }
    let sides = [anchor, other]
    guard sides.allSatisfy({ $0.read?.name == "bottomAnchor" || $0.mentions(["bottomLayoutGuide"]) }) else {
      return nil
    }
    if sides.contains(where: { $0.mentions(["safeAreaLayoutGuide", "bottomLayoutGuide"]) }) { return .safeArea }
    return sides.contains { $0.read?.base?.isOwnView ?? false } ? .viewBottom : nil
  }
}
