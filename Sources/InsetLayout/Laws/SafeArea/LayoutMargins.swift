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
    noteDoubts(&pass, of: view, edge, &reasons)
    let own = ownMargin(pass, of: view, edge)
    return addsSafeArea(pass, to: view) ? own + pass.viewSafeArea(view, edge) : own
  }

  /// What of a margin isn't the safe area's, in points.
  static func ownMargin(_ pass: LayoutPass, of view: Int, _ edge: Edge) -> Double {
    let traits = pass.tree.views[view].view.traits
    guard isRoot(pass, view) else { return traits?.layoutMargins?[edge] ?? (traits?.stack == nil ? 8 : 0) }
    let least = edge.isVertical ? 0 : systemMinimum(pass.screen)
    return max(least, traits?.layoutMargins?[edge] ?? 0)
  }

  /// Whether the safe area is part of a view's margins.
  static func addsSafeArea(_ pass: LayoutPass, to view: Int) -> Bool {
    !pass.screen.usesLegacyInsets && pass.tree.views[view].view.insetsLayoutMarginsFromSafeArea != false
  }

  /// States what isn't measured of a margin.
  static func noteDoubts(_ pass: inout LayoutPass, of view: Int, _ edge: Edge, _ reasons: inout [Trace.Reason]) {
    let node = pass.tree.views[view]
    if pass.screen.os.major < 8 {
      reasons.append(pass.assume(node.id, "iOS 7 has no layout margins: those of iOS 8 are taken"))
    }
    if isRoot(pass, view) && !edge.isVertical && pass.screen.idiom == .pad
      && pass.screen.windowSize != pass.screen.size
    {
      let own = pointText(ownMargin(pass, of: view, edge))
      reasons.append(
        pass.assume(node.id, "a side margin of \(own) points in a window of an iPad: measured full screen only"))
    }
  }

  private static func isRoot(_ pass: LayoutPass, _ view: Int) -> Bool {
    pass.node(pass.tree.views[view].owner).rootView == view
  }

  /// `systemMinimumLayoutMargins` at the sides of a root view.
  private static func systemMinimum(_ screen: ResolvedScreen) -> Double {
    if screen.idiom == .pad { return screen.isRegularWidth ? 20 : 16 }
    if screen.isCompactHeight { return screen.shape == .homeButton ? 20 : 16 }
    return screen.windowSize.width >= 414 ? 20 : 16
  }
}
