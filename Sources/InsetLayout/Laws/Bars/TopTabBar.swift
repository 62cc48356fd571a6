/// R-TAB-IPAD18: the tab bar at the top of iPads.
enum TopTabBar: Law {
  static let card = LawCard(
    "R-TAB-IPAD18", "The tab bar at the top of iPads", OSRange(OSVersion(18)), .reported,
    statement:
      """
      From iPadOS 18 the tab bar stands at the top in regular width. Over a navigation or split view controller it \
      shares their bar and adds nothing; over another child it adds its height, taken as 50 points.
      """,
    evidence: [
      "that the bar moves to the top: reported, kind ipad-top-tab-bar",
      "that the tabs share a navigation bar: Stack Overflow 79625495",
    ],
    quirks: [
      "No public figure for its height and the inset it adds.",
      "That an app built with an older SDK keeps the bar at the bottom has no public document.",
    ])

  static func holds(_ screen: ResolvedScreen) -> Bool {
    screen.idiom == .pad && screen.os.major >= 18 && screen.linkedSDK.major >= 18 && screen.isRegularWidth
  }

  static func apply(_ pass: inout LayoutPass, tab: Int) -> LayoutPass.TabBarContext {
    let subject = Subject.controller(tab)
    let window = pass.frameInWindow(ofController: tab)
    let given = pass.node(tab).controller.tabBar?.height
    let height = given ?? 50
    let top = pass.safeArea(tab, .top)
    var guesses = pass.guesses(.widthClass)
    if given == nil {
      guesses.append(
        pass.assume(
          pass.node(tab).id,
          "the tab bar at the top is taken to be \(pointText(height)) points high: no public figure"))
    }
    let source: Trace.Reason =
      given == nil
      ? .input(.metric(BarFigure.tabPad18.rawValue))
      : pass.setting(subject, "tabBar.height", pointText(height), isSet: true)
    pass.trace.set(
      subject, BarKind.tabBar.frame,
      .rect(Rect(x: window.x, y: window.y + top, width: window.width, height: height)), card,
      confidence: given == nil ? .unverified : nil,
      from: [.value(subject, Quantity(.safeArea, .top)), source] + pass.doubts(aboutPlaceOf: tab) + guesses,
      because: given == nil
        ? "From iPadOS 18 the tab bar stands at the top; its height of \(pointText(height)) points is assumed."
        : "From iPadOS 18 the tab bar stands at the top, \(pointText(height)) points high.")
    return .init(pass, tab: tab, height: height, contentEdge: window.y + top + height, isAtTop: true)
  }

  /// Whether the tabs of a child share its own bar.
  static func isShared(with child: Tree.ControllerNode) -> Bool { child.kind == .navigation || child.kind == .split }
}
