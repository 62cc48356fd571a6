/// R7-FRAME-TAB-NAV: in tab → navigation → content it is the content that the tab bar insets.
enum TabBarFrameOfNavigationContent: Law {
  static let card = LawCard(
    "R7-FRAME-TAB-NAV", "A tab bar around a navigation controller", OSRange(OSVersion(7)), .reported,
    betterKnown: BetterKnownCase(.measured, "with the default flags"),
    statement:
      """
      A tab bar controller gives a navigation controller its full bounds; the navigation controller makes its \
      content smaller, by the content's own extendedLayoutIncludesOpaqueBars and edgesForExtendedLayout.
      """,
    evidence: [
      "Tencent/QMUI_iOS 4dca234 UIViewController+QMUI.m",
      "metrics: qmui633, shirates; many printed trees with the default flags",
    ],
    quirks: ["With other flags than the defaults it is reported, not measured."])

  /// `overlap`: how much of the navigation controller's view the tab bar covers, in points. `isInsetAlready`: a toolbar
  /// ends the view above the tab bar.
  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, tab: Int, overlap: Double, isInsetAlready: Bool
  ) -> BarDecision {
    if isInsetAlready { return .inset }
    let node = pass.node(child)
    let isDefault =
      node.controller.extendedLayoutIncludesOpaqueBars != true
      && (node.controller.edgesForExtendedLayout ?? .all).contains(.bottom)
    let decision = BarInsetsOrOverlays.record(
      &pass, .tabBar, container: tab, child: child, edge: .bottom, card, confidence: isDefault ? .measured : nil)
    guard decision == .inset else { return decision }
    let isHidden = pass.node(tab).controller.tabBar?.isHidden == true
    let subject = Subject.controller(child)
    var frame = pass.frame(ofController: child)
    frame.height = max(0, frame.height - overlap)
    var reasons: [Trace.Reason] = [.value(subject, BarKind.tabBar.decision), pass.barFrame(.tabBar, of: tab)]
    if isHidden { reasons.append(pass.setting(.controller(tab), "tabBar.isHidden", "true", isSet: true)) }
    let name = node.displayName
    pass.trace.set(
      subject, Quantity(.viewFrame), .rect(frame), isHidden ? TabBarHiddenDirectly.card : card,
      confidence: isDefault && !isHidden ? .measured : nil, from: reasons,
      because: isHidden
        ? "The tab bar is hidden by isHidden, but its strip of \(pointText(overlap)) points stays empty."
        : "\(name)'s view ends where the tab bar begins, \(pointText(overlap)) points above the bottom.")
    return decision
  }

  /// The bounds that the tab bar controller gives to a child that decides by itself.
  ///
  /// `isAtTop`: the tab bar stands at the top, where it takes nothing of such a child.
  static func giveBounds(_ pass: inout LayoutPass, tab: Int, child: Int, isAtTop: Bool) {
    let name = pass.node(child).displayName
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(pass.frame(ofController: tab).bounds), card,
      confidence: .measured,
      from: [.value(.controller(tab), Quantity(.viewFrame))] + (isAtTop ? [.law(TopTabBar.card)] : []),
      because: "The tab bar controller gives \(name) its full bounds.")
  }
}
