internal import InsetModel
internal import InsetText

/// Navigation bars that give themselves another height, which the safe area doesn't follow.
enum FixedNavigationBars {
  /// - Parameter isCompensated: whether the app sets `additionalSafeAreaInsets` anywhere.
  static func findings(_ card: RuleCard, isCompensated: Bool, _ check: RuleCheck) -> [Finding] {
    if isCompensated { return [] }
    let program = check.app.program
    return program.classes.indices.compactMap { index -> Finding? in
      let type = program.classes[index]
      guard type.isDeclared, program.externalBase(of: index) == "UINavigationBar",
        let id = type.functions["sizeThatFits"]?.first, let function = program.function(id), !function.body.isEmpty
      else { return nil }
      let message =
        "\(type.name) gives the navigation bar a height of its own, but from iOS 11 on the safe area was reported to keep the standard height: content lies under the bar, or leaves a gap; add the difference as additionalSafeAreaInsets of the screens below it."
      return Finding(
        rule: card.id, severity: card.severity, location: Location(path: id.path, range: function.name.range),
        message: message)
    }
  }
}
