/// R7-FRAME-TAB-PLAIN: the tab bar and the frame of a child that is no navigation controller.
enum TabBarFrameOfPlainChild: Law {
  static let card = LawCard(
    "R7-FRAME-TAB-PLAIN", "A tab bar insets or overlays its direct child", OSRange(OSVersion(7)), .inferred,
    statement:
      """
      For a child that is no navigation controller the tab bar controller decides at the bottom as a navigation \
      controller does at the top, by the child's own flags; for a tab bar at the top, at the top.
      """,
    evidence: [
      "documented meaning of edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars; by symmetry with R7-FRAME-NAV"
    ],
    quirks: ["That a hidden tab bar doesn't inset has no public document."])

  static func apply(_ pass: inout LayoutPass, tab: Int, child: Int, bar: LayoutPass.TabBarContext) {
    let subject = Subject.controller(child)
    let own: Trace.Reason = .value(.controller(tab), Quantity(.viewFrame))
    var frame = pass.frame(ofController: tab).bounds
    if bar.isRemoved {
      HiddenTabBarSafeArea.giveBounds(&pass, tab: tab, child: child)
      return
    }
    if pass.node(child).kind == .navigation || bar.isAtTop && TopTabBar.isShared(with: pass.node(child)) {
      TabBarFrameOfNavigationContent.giveBounds(&pass, tab: tab, child: child, isAtTop: bar.isAtTop)
      return
    }
    if bar.isHiddenDirectly {
      let guess = pass.assume(
        pass.node(tab).id,
        """
        a tab bar hidden by isHidden is taken to leave the whole view to a child that is no navigation controller: \
        no public document
        """)
      pass.trace.set(
        subject, Quantity(.viewFrame), .rect(frame), card,
        from: [own, pass.setting(.controller(tab), "tabBar.isHidden", "true", isSet: true), guess],
        because: "The tab bar is hidden, so the child's view fills the tab bar controller's.")
      return
    }
    let edge: Edge = bar.isAtTop ? .top : .bottom
    let decision = BarInsetsOrOverlays.record(&pass, .tabBar, container: tab, child: child, edge: edge, card)
    if decision == .inset {
      let covered = bar.isAtTop ? bar.contentEdge - pass.frameInWindow(ofController: tab).minY : bar.height
      frame.height = max(0, frame.height - covered)
      if bar.isAtTop { frame.y += covered }
    }
    let y = frame.y
    let height = bar.height
    let name = pass.node(child).displayName
    pass.trace.set(
      subject, Quantity(.viewFrame), .rect(frame), card,
      from: [own, .value(subject, BarKind.tabBar.decision)]
        + (decision == .inset ? [pass.barFrame(.tabBar, of: tab)] : []),
      because: edge == .top
        ? decision == .inset
          ? "\(name)'s view starts where the tab bar ends, at y = \(pointText(y))."
          : "\(name)'s view starts at the top, under the tab bar."
        : decision == .inset
          ? "\(name)'s view ends where the tab bar begins, \(pointText(height)) points above the bottom."
          : "\(name)'s view reaches to the bottom, under the tab bar.")
  }
}
