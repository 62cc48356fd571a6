/// R11-MARGINS: a view's layout margins.
enum LayoutMargins: Law {
  static let card = LawCard(
    "R11-MARGINS", "Layout margins", OSRange(OSVersion(7)), .documented,
    statement:
      """
      8 points all round; a controller's root view has 16 at the sides (20 on phones 414 points wide or more in \
      portrait, on home-button phones in landscape and on iPads) and 0 at top and bottom. From iOS 11 the safe \
      area is added unless insetsLayoutMarginsFromSafeArea is off.
      """,
    evidence: ["developer.apple.com UIView.layoutMargins", "metrics: dimm15, dimm16"],
    quirks: ["Before iOS 8 there are no layout margins; those of iOS 8 are taken."])

  /// One margin of a view, in points, and what it rests on.
  static func margin(
    _ pass: inout LayoutPass, of view: Int, _ edge: Edge, _ reasons: inout [Trace.Reason]
  ) -> Double {
    let node = pass.tree.views[view]
    let isRoot = pass.node(node.owner).rootView == view
    if pass.screen.os.major < 8 {
      reasons.append(pass.assume(node.id, "iOS 7 has no layout margins: those of iOS 8 are taken"))
    }
    let own: Double = isRoot ? (edge.isVertical ? 0 : systemMinimum(pass.screen)) : 8
    if isRoot && !edge.isVertical && pass.screen.idiom == .pad && pass.screen.windowSize != pass.screen.size {
      reasons.append(
        pass.assume(
          node.id, "a side margin of \(pointText(own)) points in a window of an iPad: measured full screen only"))
    }
    guard !pass.screen.usesLegacyInsets, node.view.insetsLayoutMarginsFromSafeArea != false else { return own }
    return own + pass.viewSafeArea(view, edge)
  }

  /// `systemMinimumLayoutMargins` at the sides of a root view.
  private static func systemMinimum(_ screen: ResolvedScreen) -> Double {
    if screen.idiom == .pad { return screen.isRegularWidth ? 20 : 16 }
    if screen.isCompactHeight { return screen.shape == .homeButton ? 20 : 16 }
    return screen.windowSize.width >= 414 ? 20 : 16
  }
}
