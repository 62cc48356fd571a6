/// R7-GUIDE-CONTAINER: the guides of a navigation controller's direct child, before iOS 11.
enum GuidesOfBarChild: Law {
  static let card = LawCard(
    "R7-GUIDE-CONTAINER", "Layout guides under bars", OSRange(OSVersion(7), through: [10]), .documented,
    statement:
      """
      topLayoutGuide.length is the distance from the view's top to the end of a visible navigation bar, else of \
      the status bar; under a bar that insets the view it is 0. bottomLayoutGuide.length is the distance from the \
      view's bottom to the top of a visible toolbar or tab bar.
      """,
    evidence: ["developer.apple.com uiviewcontroller/1621367-toplayoutguide"],
    quirks: [
      "The bottom is inferred, by symmetry.",
      "That a tab bar hidden by isHidden still counts has no public document.",
    ])

  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    setTop(&pass, navigation: navigation, child: child, bars)
    setBottom(&pass, navigation: navigation, child: child, bars)
    setSides(&pass, child)
  }

  private static func setTop(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    let subject = Subject.controller(child)
    var reasons = pass.statusBarReasons(over: navigation) + pass.eraReasons(.top)
    let top: Double
    if let bar = bars.bar {
      top = bars.navigation == .overlay ? bar.maxY : 0
      reasons += pass.reasons(of: bar, over: child, of: navigation)
    } else {
      top = pass.statusBarOverlap(of: navigation)
      reasons.append(pass.setting(.controller(navigation), "navigationBar.isHidden", "true", isSet: true))
    }
    let bar = bars.bar
    let decision = bars.navigation
    pass.trace.set(
      subject, Quantity(.safeArea, .top), .points(top), card, from: reasons,
      because: decision == .inset
        ? "The view begins where the bar ends, so nothing covers its top."
        : bar.map { "Over the top of the view lies \($0.sum)." }
          ?? (top > 0
            ? "Without a navigation bar only the status bar covers the top: \(pointText(top)) points."
            : "Nothing covers the top of the view."))
  }

  private static func setBottom(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ bars: LayoutPass.BarsOfNavigationChild
  ) {
    let subject = Subject.controller(child)
    let covering = bars.overlayAtBottom
    var reasons = pass.eraReasons(.bottom)
    if bars.toolbar != .none {
      reasons += [pass.barFrame(.toolbar, of: navigation), .value(subject, BarKind.toolbar.decision)]
    }
    if let tab = bars.tab { reasons += [pass.barFrame(.tabBar, of: tab), .value(subject, BarKind.tabBar.decision)] }
    reasons += TabBarHiddenDirectly.counts(&pass, bars, for: child)
    pass.trace.set(
      subject, Quantity(.safeArea, .bottom), .points(covering.points), card,
      confidence: .inferred, from: reasons,
      because: covering.points > 0
        ? "At the bottom lies \(covering.text)." : "No bar covers the bottom of the view.")
  }

  static func setSides(_ pass: inout LayoutPass, _ child: Int) {
    for edge in [Edge.left, .right] {
      pass.trace.set(
        .controller(child), Quantity(.safeArea, edge), .points(0), card, because: "Bars lie at top and bottom only.")
    }
  }
}

extension LayoutPass.NavigationBarGeometry {
  /// `64 = 20 status bar + 44 navigation bar`: what covers the top of a view under the bar, before iOS 11.
  var sum: String {
    originY > 0
      ? "\(pointText(maxY)) = \(pointText(originY)) status bar + \(pointText(height)) navigation bar"
      : "the navigation bar's \(pointText(maxY)) points"
  }
}

extension LayoutPass.BarsOfNavigationChild {
  /// What lies over the child's bottom, before iOS 11: `93 = 44 toolbar + 49 tab bar`, or `the tab bar's 49 points`.
  var overlayAtBottom: (points: Double, text: String) {
    let tool = toolbar == .overlay ? toolbarHeight : 0
    let tab = tabBar == .overlay ? tabBarOverlap : 0
    let text =
      tool > 0 && tab > 0
      ? "\(pointText(tool + tab)) = \(pointText(tool)) toolbar + \(pointText(tab)) tab bar"
      : tool > 0 ? "the toolbar's \(pointText(tool)) points" : "the tab bar's \(pointText(tab)) points"
    return (tool + tab, text)
  }
}

extension LayoutPass {
  /// How much of a controller's view the status bar covers, in points: by geometry alone.
  func statusBarOverlap(of controller: Int) -> Double {
    let height = trace.points(.window, Quantity(.statusBarHeight)) ?? 0
    let end = InCallStatusBar.holds(self) ? 40 : height
    return min(height, max(0, end - windowRect(ofController: controller).y))
  }

  /// What that rests on.
  func statusBarReasons(over controller: Int) -> [Trace.Reason] {
    [.value(.window, Quantity(.statusBarHeight))] + doubts(aboutPlaceOf: controller) + InCallStatusBar.reasons(self)
  }
}
