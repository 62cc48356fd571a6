/// R11-ADDITIONAL: `additionalSafeAreaInsets`.
enum AdditionalSafeArea: Law {
  static let card = LawCard(
    "R11-ADDITIONAL", "additionalSafeAreaInsets", OSRange(OSVersion(11)), .documented,
    statement:
      """
      additionalSafeAreaInsets are added to the insets that a controller's container gives it, for its view and \
      everything below; a container's own bars follow (R11-ADDITIONAL-BARS).
      """,
    evidence: ["developer.apple.com UIViewController.additionalSafeAreaInsets"])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    guard pass.holds(card), !pass.screen.usesLegacyInsets,
      let additional = pass.node(controller).controller.additionalSafeAreaInsets,
      additional != .zero
    else { return }
    let subject = Subject.controller(controller)
    let written = setting(pass, controller)
    var given = Insets.zero
    for edge in Edge.allCases { given[edge] = pass.safeArea(controller, edge) }
    pass.givenSafeAreas[controller] = given
    for edge in Edge.allCases where additional[edge] != 0 {
      let before = given[edge]
      let total = max(0, before + additional[edge])
      let isNegative = additional[edge] < 0
      let isHeld = before + additional[edge] < 0
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(total), isNegative ? NegativeAdditionalSafeArea.card : card,
        from: [written],
        because: isNegative
          ? NegativeAdditionalSafeArea.sentence(edge, taken: before - total, isHeld: isHeld)
          : "additionalSafeAreaInsets adds \(pointText(total - before)) points at the \(edge.name).")
    }
  }

  /// The setting as an input of a step.
  static func setting(_ pass: LayoutPass, _ controller: Int) -> Trace.Reason {
    let additional = pass.node(controller).controller.additionalSafeAreaInsets
    return pass.setting(
      .controller(controller), "additionalSafeAreaInsets",
      "[" + (additional ?? .zero).array.map(pointText).joined(separator: ", ") + "]", isSet: additional != nil)
  }
}
