/// The height of a navigation controller's toolbar, by device and system.
enum ToolbarHeight: Law {
  static let card = LawCard(
    "R7-TOOLBAR", "The height of the toolbar", OSRange(OSVersion(7)), .measured,
    statement:
      """
      44 points on home-button phones, 49 above a home indicator, 32 in landscape on phones of compact width, 50 \
      (45 above a home indicator) on iPads from the iOS 12 SDK on; on iOS 26 the toolbar's area is 86 points with \
      the indicator.
      """,
    evidence: [
      "metrics: toolbar-phone, toolbar-phone-indicator, toolbar-pad-50, toolbar-pad-indicator, toolbar-26-bottom"
    ],
    quirks: [
      "Sources disagree about 44 + 34 and 49 + 34 over a home indicator: 83 is taken.",
      "In landscape on iOS 26, above a tab bar on iOS 26 and on iPadOS 26 there is no public figure.",
    ])

  /// Records the toolbar's frame and returns what the bar adds above what already covers the bottom, in points.
  ///
  /// - Parameters:
  ///   - strip: what covers the bottom of the navigation controller's view already (home indicator, tab bar), in points.
  ///   - total: the same with the navigation controller's own `additionalSafeAreaInsets`.
  static func apply(
    _ pass: inout LayoutPass, owner: Int, strip: Double, movedTo total: Double, isOverTabBar: Bool
  ) -> Double {
    let screen = pass.screen
    let figure = figure(screen, strip: strip)
    let subject = Subject.controller(owner)
    let window = pass.frameInWindow(ofController: owner)
    let given = pass.node(owner).controller.toolbar?.height
    var height = given ?? figure.metric.height ?? 44
    // The measured area reaches down to the screen's end, under the home indicator.
    let isWhole = figure == .toolbar26Bottom && given == nil
    if isWhole { height = max(0, height - screen.deviceInsets.bottom) }
    let reachesEnd = isWhole && strip <= screen.deviceInsets.bottom
    let own = height
    func frame(over strip: Double) -> Rect {
      Rect(
        x: window.x, y: window.maxY - strip - own, width: window.width, height: reachesEnd ? own + strip : own)
    }
    var confidence = given == nil ? figure.metric.confidence : .measured
    var guesses: [Trace.Reason] = []
    if given == nil && isUnmeasured(screen, isOverTabBar: isOverTabBar) {
      confidence = .unverified
      guesses.append(
        pass.assume(
          pass.node(owner).id,
          """
          a toolbar of \(pointText(height)) points\(isOverTabBar ? " above the tab bar" : ""): no public figure for \
          this device and system
          """))
    }
    let source: Trace.Reason =
      given == nil
      ? .input(.metric(figure.rawValue)) : pass.setting(subject, "toolbar.height", pointText(height), isSet: true)
    let shown = frame(over: strip).height
    pass.trace.set(
      subject, BarKind.toolbar.frame, .rect(frame(over: strip)), card, confidence: confidence,
      from: [
        .value(subject, Quantity(.safeArea, .bottom)), source,
        pass.setting(subject, "toolbar.isHidden", "false", isSet: true),
      ] + pass.doubts(aboutPlaceOf: owner) + guesses + (given == nil ? pass.oldBarReasons : []),
      because: "The toolbar is \(pointText(shown)) points high.")
    if total != strip {
      BarsFollowAdditionalInsets.record(
        &pass, owner, .toolbar, frame(over: total), .bottom, shift: total - strip)
    }
    return height
  }

  private static func isUnmeasured(_ screen: ResolvedScreen, isOverTabBar: Bool) -> Bool {
    if screen.oldBarsConfidence != nil && screen.isCompactHeight { return true }
    return screen.hasGlassBars && (screen.idiom == .pad || screen.isCompactHeight || isOverTabBar)
  }

  private static func figure(_ screen: ResolvedScreen, strip: Double) -> BarFigure {
    let overIndicator = screen.shape.hasHomeIndicator && strip > 0
    if screen.idiom == .pad {
      guard WideBars.hold(on: screen) else { return .toolbarPad44 }
      return overIndicator ? .toolbarPadIndicator : .toolbarPad50
    }
    if screen.hasGlassBars { return overIndicator && !screen.isCompactHeight ? .toolbar26Bottom : .toolbar26 }
    if screen.isCompactHeight {
      return screen.isRegularWidth ? .toolbarPhoneLandscapeRegular : .toolbarPhoneLandscapeCompact
    }
    return overIndicator ? .toolbarPhoneIndicator : .toolbarPhone
  }
}
