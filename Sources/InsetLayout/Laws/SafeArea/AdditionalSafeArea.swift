/// R11-ADDITIONAL: `additionalSafeAreaInsets`.
enum AdditionalSafeArea: Law {
  static let card = LawCard(
    "R11-ADDITIONAL", "additionalSafeAreaInsets", OSRange(OSVersion(11)), .documented,
    statement:
      """
      additionalSafeAreaInsets are added to the insets that a controller's container gives it, for its view and \
      everything below; not for the container's own bars.
      """,
    evidence: ["developer.apple.com UIViewController.additionalSafeAreaInsets"],
    quirks: [
      "That a sum is never below 0 has no public document.",
      "On a tab bar controller it disturbed the bar in 12.1 (radar 46168550).",
    ])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    guard pass.holds(card), !pass.screen.usesLegacyInsets,
      let additional = pass.node(controller).controller.additionalSafeAreaInsets,
      additional != .zero
    else { return }
    let subject = Subject.controller(controller)
    let written = pass.setting(
      subject, "additionalSafeAreaInsets", "[" + additional.array.map(pointText).joined(separator: ", ") + "]",
      isSet: true)
    var added = pass.addedByApp[controller] ?? .zero
    for edge in Edge.allCases where additional[edge] != 0 {
      // Only the bars' part can be taken away: what comes from outside stays.
      let relative = pass.trace.points(subject, Quantity(.relativeOverlay, edge)) ?? 0
      let points = max(0, relative + additional[edge]) - relative
      added[edge] += points
      var reasons = [written]
      if additional[edge] < 0 {
        reasons.append(
          pass.assume(
            pass.node(controller).id,
            """
            a negative additionalSafeAreaInsets.\(edge.name) is taken to reduce what bars add, never below 0: no \
            public document
            """))
      }
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(pass.safeArea(controller, edge) + points), card,
        from: reasons,
        because: points < 0
          ? "additionalSafeAreaInsets takes \(pointText(-points)) points away at the \(edge.name)."
          : "additionalSafeAreaInsets adds \(pointText(points)) points at the \(edge.name).")
    }
    pass.addedByApp[controller] = added
  }
}
