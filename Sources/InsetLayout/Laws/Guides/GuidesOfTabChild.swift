/// R7-GUIDE-TAB: the guides of a tab bar controller's child.
enum GuidesOfTabChild: Law {
  static let card = LawCard(
    "R7-GUIDE-TAB", "Layout guides in a tab bar controller", OSRange(OSVersion(7), through: [10]), .inferred,
    statement: """
      For a tab bar controller's direct child the top guide ends at the status bar and the bottom guide at a tab bar \
      that lies over it. Under a navigation bar further out the guide ends there, as the guides of embedded children \
      do.
      """,
    evidence: ["by symmetry with R7-GUIDE-CONTAINER"],
    quirks: ["In navigation → tab, on iOS 7, no public document or measurement."])

  /// `isAway`: a pushed controller hides the bar.
  static func apply(_ pass: inout LayoutPass, tab: Int, child: Int, _ bar: LayoutPass.TabBarContext, isAway: Bool) {
    setTop(&pass, tab: tab, child: child)
    let subject = Subject.controller(child)
    let node = pass.node(child)
    let isTranslucent = pass.trace.isOn(.controller(tab), BarKind.tabBar.translucency)
    let overlays =
      !isAway && !bar.isHiddenDirectly && (node.controller.edgesForExtendedLayout ?? .all).contains(.bottom)
      && (isTranslucent || node.controller.extendedLayoutIncludesOpaqueBars == true)
    let outer = DeepLayoutGuides.overlap(pass, pass.windowRect(ofController: child), tab, .bottom)
    let amount = max(overlays ? bar.height : 0, outer)
    pass.trace.set(
      subject, Quantity(.safeArea, .bottom), .points(amount), card,
      from: [
        pass.barFrame(.tabBar, of: tab), .value(.controller(tab), BarKind.tabBar.translucency),
        .value(subject, BarKind.tabBar.decision), .value(.controller(tab), Quantity(.safeArea, .bottom)),
        .value(subject, Quantity(.viewFrame)),
      ] + pass.eraReasons(.bottom),
      because: amount > 0
        ? overlays && amount > outer
          ? "The tab bar covers \(pointText(amount)) points at the bottom."
          : "Bars further out cover \(pointText(amount)) points at the bottom."
        : "No bar covers the bottom of the view.")
    GuidesOfBarChild.setSides(&pass, child)
  }

  private static func setTop(_ pass: inout LayoutPass, tab: Int, child: Int) {
    let status = pass.statusBarOverlap(of: child)
    let outer = DeepLayoutGuides.overlap(pass, pass.windowRect(ofController: child), tab, .top)
    let isUnderBar = outer > status
    var guesses: [Trace.Reason] = []
    if isUnderBar && pass.screen.os.major < 8 {
      guesses.append(
        pass.assume(
          pass.node(child).id,
          """
          on iOS 7 the top guide of a tab inside a navigation controller is taken to end at the navigation bar: no \
          public document
          """))
    }
    let top = max(status, outer)
    pass.trace.set(
      .controller(child), Quantity(.safeArea, .top), .points(top), card,
      from: pass.statusBarReasons(over: child) + guesses
        + (isUnderBar ? [.value(.controller(tab), Quantity(.safeArea, .top))] : []) + pass.eraReasons(.top),
      because: isUnderBar
        ? "What covers the tab bar controller covers its child: \(pointText(top)) points at the top."
        : top > 0
          ? "The status bar covers \(pointText(top)) points at the top." : "Nothing covers the top of the view.")
  }
}
