/// The height of the tab bar, by device and system.
enum TabBarHeight: Law {
  static let card = LawCard(
    "R7-TABBAR", "The height of the tab bar", OSRange(OSVersion(7)), .measured,
    statement:
      """
      49 points, 83 with the home indicator; from iOS 11 in landscape 32 (53) on phones of compact width and 49 \
      (70) on the others; on iPads 50 (65) from the iOS 12 SDK on.
      """,
    evidence: [
      "metrics: tab-phone, tab-phone-landscape-compact, tab-phone-landscape-regular, tab-pad-50, tab-pad-indicator"
    ],
    quirks: [
      """
      In landscape before iOS 11, and on iOS 26 with a home button, no public figure: the classic sums are taken. On \
      iOS 26 in landscape 64 points with the home indicator are reported for 402 × 874; for others they are taken.
      """
    ])

  static func apply(_ pass: inout LayoutPass, tab: Int) -> LayoutPass.TabBarContext {
    let screen = pass.screen
    if pass.holds(TopTabBar.card) && TopTabBar.holds(screen) { return TopTabBar.apply(&pass, tab: tab) }
    let subject = Subject.controller(tab)
    let window = pass.frameInWindow(ofController: tab)
    // The bar grows by what covers the bottom; before iOS 11 nothing makes it grow.
    let strip = screen.usesLegacyInsets ? 0 : pass.givenSafeArea(tab, .bottom)
    let given = pass.node(tab).controller.tabBar?.height
    let figure = figure(screen)
    let height = given ?? height(screen, figure, strip: strip)
    var confidence = given == nil ? figure.metric.confidence : .measured
    var guesses = pass.screen.idiom == .pad && pass.screen.os.major >= 18 ? pass.guesses(.widthClass) : []
    if given == nil && isUnmeasured(screen, figure) {
      confidence = .unverified
      guesses.append(
        pass.assume(
          pass.node(tab).id, "a tab bar of \(pointText(height)) points: no public figure for this device and system"))
    }
    let source: Trace.Reason =
      given == nil
      ? .input(.metric(figure.rawValue)) : pass.setting(subject, "tabBar.height", pointText(height), isSet: true)
    func frame(_ height: Double) -> Rect {
      Rect(x: window.x, y: window.maxY - height, width: window.width, height: height)
    }
    pass.trace.set(
      subject, BarKind.tabBar.frame, .rect(frame(height)),
      screen.hasGlassBars ? FloatingTabBar.card : card, confidence: confidence,
      from: [.value(subject, Quantity(.safeArea, .bottom)), source] + pass.doubts(aboutPlaceOf: tab) + guesses
        + (given == nil ? pass.oldBarReasons : []),
      because: strip > 0
        ? "The tab bar is \(pointText(height)) points high, \(pointText(strip)) of them over the home indicator."
        : "The tab bar is \(pointText(height)) points high.")
    var total = height
    if given == nil, !screen.usesLegacyInsets, BarsFollowAdditionalInsets.shift(pass, tab, .bottom) != 0 {
      total = self.height(screen, figure, strip: pass.safeArea(tab, .bottom))
      BarsFollowAdditionalInsets.record(&pass, tab, .tabBar, frame(total), .bottom, shift: total - height)
    }
    return .init(pass, tab: tab, height: total, contentEdge: window.maxY - total, isAtTop: false)
  }

  private static func height(_ screen: ResolvedScreen, _ figure: BarFigure, strip: Double) -> Double {
    let metric = figure.metric
    let isWhole = figure == .tabPhone26 || figure == .tabPhone26Landscape
    let indicator = screen.deviceInsets.bottom
    // With the home indicator the sum is measured as a whole.
    if indicator > 0, let total = isWhole ? metric.height : metric.totalWithIndicator {
      if strip > 0 { return max(0, total - indicator) + strip }
      if isWhole { return max(0, total - indicator) }
    }
    let bare = isWhole ? nil : metric.height
    return (bare ?? (screen.isCompactHeight && !screen.isRegularWidth ? 32 : 49)) + strip
  }

  private static func isUnmeasured(_ screen: ResolvedScreen, _ figure: BarFigure) -> Bool {
    if figure.metric.confidence == .unverified { return true }
    // Seen on a phone with a Dynamic Island.
    if figure == .tabPhone26Landscape { return screen.shape != .dynamicIsland }
    // In compact width, or built with an older SDK: "at the bottom as on iPhone", without a figure.
    if screen.idiom == .pad { return screen.os.major >= 18 }
    return screen.oldBarsConfidence != nil && screen.isCompactHeight
  }

  private static func figure(_ screen: ResolvedScreen) -> BarFigure {
    if screen.idiom == .pad {
      guard WideBars.hold(on: screen) else { return .tabPad49 }
      return screen.shape.hasHomeIndicator ? .tabPadIndicator : .tabPad50
    }
    if screen.hasGlassBars {
      if screen.isCompactHeight { return .tabPhone26Landscape }
      return screen.shape == .homeButton ? .tabPhone26HomeButton : .tabPhone26
    }
    guard screen.isCompactHeight else { return .tabPhone }
    if screen.os.major < 11 { return .tabPhoneLandscapeOld }
    return screen.isRegularWidth ? .tabPhoneLandscapeRegular : .tabPhoneLandscapeCompact
  }
}
