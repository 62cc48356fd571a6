/// R7-FRAME-TOOL: the toolbar and the frame of the navigation controller's child.
enum ToolbarFrame: Law {
  static let card = LawCard(
    "R7-FRAME-TOOL", "A toolbar insets or overlays the child's view", OSRange(OSVersion(7)), .inferred,
    statement:
      """
      A toolbar that shows (it is hidden by default) does at the bottom what the navigation bar does at the top. A \
      toolbar that insets also ends the view above the home indicator and the tab bar.
      """,
    evidence: ["by symmetry with R7-FRAME-NAV"],
    quirks: [
      "That the home-indicator strip and the tab bar inset too has no public document; two measured trees agree."
    ])

  /// `strip`: what covers the bottom below the toolbar, in points; `tab`: the controller of a tab bar that is part of
  /// it.
  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, height: Double, strip: Double, tab: Int?
  ) -> BarDecision {
    let decision = BarInsetsOrOverlays.record(
      &pass, .toolbar, container: navigation, child: child, edge: .bottom, card)
    guard decision == .inset else { return decision }
    let subject = Subject.controller(child)
    var reasons: [Trace.Reason] = [.value(subject, BarKind.toolbar.decision), pass.barFrame(.toolbar, of: navigation)]
    if let tab { reasons.append(pass.barFrame(.tabBar, of: tab)) }
    let name = pass.node(child).displayName
    var frame = pass.frame(ofController: child)
    let total = height + strip
    frame.height = max(0, frame.height - total)
    pass.trace.set(
      subject, Quantity(.viewFrame), .rect(frame), card, from: reasons,
      because: "\(name)'s view ends where the toolbar begins, \(pointText(total)) points above the bottom.")
    return decision
  }
}
