/// R7-AUTO-AMOUNT: what a navigation controller adds to a scroll view's content inset, before iOS 11.
enum AutomaticInsets: Law {
  static let card = LawCard(
    "R7-AUTO-AMOUNT", "How much UIKit adds before iOS 11", OSRange(OSVersion(7), through: [10]), .measured,
    statement:
      """
      top: under a navigation bar that overlays, status bar + bar; without a bar, the status bar; under a bar that \
      insets, 0. bottom: a toolbar and a tab bar that overlay. The amount ignores where the scroll view lies.
      """,
    evidence: [
      "zoukankan rainySue (64, 49; 20 without a bar)", "useyourloaf.com", "qiita yaslam 4901a490ecf2812534a3",
    ],
    quirks: [
      """
      A scroll view pinned to the top guide gets the full amount too: the classic gap of 64 points \
      (R7-AUTO-ABSOLUTE).
      """,
      "The toolbar's part is inferred.",
      "That a tab bar hidden by isHidden still adds its height has no public document.",
      """
      Without a bar, what edgesForExtendedLayout without .top does has no public figure: nothing is taken to be \
      added.
      """,
    ])

  /// Finds the scroll view of the direct child and adds the bars to its inset.
  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    guard pass.node(child).controller.automaticallyAdjustsScrollViewInsets != false,
      let found = pass.contentSearch(of: child).found
    else { return }
    if pass.trace.stepIndex(.view(found.view), Quantity(.systemInset, .top)) != nil {
      let guess = pass.assume(
        pass.tree.views[found.view].id,
        "two navigation controllers find this scroll view: the inner one's part is taken, without a public document")
      pass.trace.set(
        .view(found.view), Quantity(.adjusts), .flag(true), FirstSubviewChain.card,
        from: [FirstSubviewChain.structure(pass, child), guess],
        because: "Another navigation controller further out finds the same scroll view.")
    }
    FirstSubviewChain.apply(&pass, child: child, found)
    setTop(&pass, navigation: navigation, child: child, found.view, bars)
    setBottom(&pass, navigation: navigation, child: child, found.view, bars)
  }

  private static func setTop(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ view: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    let subject = Subject.controller(child)
    var reasons = common(pass, child, view, .top)
    let top: Double
    if let bar = bars.bar {
      top = bars.navigation == .overlay ? bar.maxY : 0
      reasons += pass.reasons(of: bar, over: child, of: navigation)
    } else {
      let edges = pass.node(child).controller.edgesForExtendedLayout
      let status = pass.statusBarOverlap(of: navigation)
      let reachesTop = (edges ?? .all).contains(.top)
      top = reachesTop ? status : 0
      if !reachesTop && status > 0 {
        reasons.append(
          pass.assume(
            pass.node(child).id,
            """
            without a navigation bar and with edgesForExtendedLayout without .top nothing is taken to be added: no \
            public figure
            """))
      }
      reasons.append(
        pass.setting(subject, "edgesForExtendedLayout", (edges ?? .all).swiftSpelling, isSet: edges != nil))
    }
    let bar = bars.bar
    let decision = bars.navigation
    pass.trace.set(
      .view(view), Quantity(.systemInset, .top), .points(top), card,
      from: reasons + pass.statusBarReasons(over: navigation),
      because: decision == .inset
        ? "The view begins below the navigation bar, so UIKit adds nothing at the top."
        : bar.map { "UIKit adds \($0.sum)." }
          ?? (top > 0
            ? "Without a navigation bar UIKit adds the status bar's \(pointText(top)) points."
            : "Nothing lies over the top, so UIKit adds nothing there."))
  }

  private static func setBottom(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ view: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    let covering = bars.overlayAtBottom
    var reasons = common(pass, child, view, .bottom)
    if bars.toolbar != .none {
      reasons += [pass.barFrame(.toolbar, of: navigation), .value(.controller(child), BarKind.toolbar.decision)]
    }
    if let tab = bars.tab {
      reasons += [pass.barFrame(.tabBar, of: tab), .value(.controller(child), BarKind.tabBar.decision)]
    }
    reasons += TabBarHiddenDirectly.counts(&pass, bars, for: child)
    pass.trace.set(
      .view(view), Quantity(.systemInset, .bottom), .points(covering.points), card,
      confidence: bars.toolbar == .overlay ? .inferred : nil, from: reasons,
      because: covering.points > 0
        ? "UIKit adds \(covering.text) at the bottom." : "No bar lies over the bottom, so UIKit adds nothing there.")
  }

  private static func common(_ pass: LayoutPass, _ child: Int, _ view: Int, _ edge: Edge) -> [Trace.Reason] {
    [
      pass.setting(
        .controller(child), "automaticallyAdjustsScrollViewInsets",
        pass.node(child).controller.automaticallyAdjustsScrollViewInsets, default: true),
      .value(.view(view), Quantity(.adjusts)),
    ] + pass.eraReasons(edge)
  }
}
