/// R7-FRAME-NAV: the navigation bar and the frame of the navigation controller's child.
enum NavigationBarFrame: Law {
  static let card = LawCard(
    "R7-FRAME-NAV", "A navigation bar insets or overlays the child's view", OSRange(OSVersion(7)), .measured,
    statement:
      """
      Under a translucent bar, or with extendedLayoutIncludesOpaqueBars, the child's view reaches under the bar if \
      its edgesForExtendedLayout has .top; otherwise it starts below the bar and is so much shorter.
      """,
    evidence: [
      "blog.csdn.net/yingms/52490818 (frames measured)", "readke.com/c/811670",
      "AMScrollingNavbar 5016bc1 ScrollingNavigationController.swift 193-197",
    ])

  /// Sets the child's frame and returns what the bar does.
  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, bar: LayoutPass.NavigationBarGeometry?
  ) -> BarDecision {
    let subject = Subject.controller(child)
    let bounds = pass.frame(ofController: navigation).bounds
    guard let bar else {
      HiddenNavigationBarFrame.apply(&pass, navigation: navigation, child: child, bounds)
      return .none
    }
    let decision = BarInsetsOrOverlays.record(
      &pass, .navigationBar, container: bar.owner, child: child, edge: .top, card)
    var frame = bounds
    if decision == .inset {
      frame.y = bar.maxY
      frame.height = max(0, frame.height - bar.maxY)
    }
    let y = frame.y
    let name = pass.node(child).displayName
    pass.trace.set(
      subject, Quantity(.viewFrame), .rect(frame), card,
      from: [.value(.controller(navigation), Quantity(.viewFrame)), .value(subject, BarKind.navigationBar.decision)]
        + (decision == .inset ? [pass.barFrame(.navigationBar, of: bar.owner)] : []),
      because: decision == .inset
        ? "\(name)'s view starts where the navigation bar ends, at y = \(pointText(y))."
        : "\(name)'s view starts at the top, under the navigation bar.")
    return decision
  }
}
