/// R7-ROTATE and the metrics: where the navigation bar lies and how high it is.
enum NavigationBarHeight: Law {
  static let card = LawCard(
    "R7-ROTATE", "The height of the navigation bar", OSRange(OSVersion(7)), .measured,
    statement:
      """
      44 points; 32 in landscape on iPhones of compact width; 50 on iPads (R-NAV-WIDE); 54 on iOS 26 (R26-GLASS). \
      It starts where the status bar ends; on Dynamic Island phones before iOS 26 it starts a little above the end \
      of the safe area.
      """,
    evidence: ["useyourloaf.com", "metrics: nav-phone-portrait, nav-phone-landscape-compact, nav-origin-di59"])

  /// Where a bar lies before large title, search bar and prompt.
  private struct Place {
    /// Below the top of the navigation controller's view, in points.
    var origin: Double
    var height: Double
    var confidence: Confidence
    var figures: [BarFigure]
  }

  /// Computes the bar of navigation controller `owner` while `child` is on top of it.
  static func apply(
    _ pass: inout LayoutPass, owner: Int, child: Int?, _ stack: LayoutPass.Stack, _ context: LayoutPass.Context
  ) -> LayoutPass.NavigationBarGeometry {
    let subject = Subject.controller(owner)
    let top = top(pass, owner)
    // The app's own insets move the bar as a whole, wherever the device puts it.
    let shift = BarsFollowAdditionalInsets.shift(pass, owner, .top)
    var place = place(pass.screen, top: top, inSheet: context.isInSheet)
    var guesses: [Trace.Reason] = []
    if isUnderOuterBar(pass, owner, top: top, context) {
      place.confidence = .unverified
      guesses.append(underOuterBar(&pass, owner))
    }
    let window = pass.frameInWindow(ofController: owner)
    let origin = place.origin
    let moved = max(0, origin + shift)
    func rect(_ height: Double, at y: Double) -> Rect {
      Rect(x: window.x, y: window.y + y, width: window.width, height: height)
    }
    func frame(_ height: Double) -> Value { .rect(rect(height, at: moved)) }
    func move(_ height: Double) {
      guard shift != 0 else { return }
      BarsFollowAdditionalInsets.record(
        &pass, owner, .navigationBar, rect(height, at: moved), .top, shift: moved - origin)
    }
    let above =
      (pass.screen.usesLegacyInsets ? pass.statusBarReasons(over: owner) : [.value(subject, Quantity(.safeArea, .top))])
      + pass.doubts(aboutPlaceOf: owner)
    if let given = pass.node(owner).controller.navigationBar?.height {
      pass.trace.set(
        subject, BarKind.navigationBar.frame, .rect(rect(given, at: origin)), card,
        from: above + [pass.setting(subject, "navigationBar.height", pointText(given), isSet: true)] + guesses,
        because: "The navigation bar is \(pointText(given)) points high, as the scene says.")
      move(given)
      return .init(owner: owner, originY: moved, height: given, top: top + shift)
    }
    let bare = place.height
    guesses += unmeasured(&pass, owner, place, inSheet: context.isInSheet)
    pass.trace.set(
      subject, BarKind.navigationBar.frame, .rect(rect(bare, at: origin)), law(pass.screen),
      confidence: place.confidence,
      from: above + place.figures.map { .input(.metric($0.rawValue)) } + pass.oldBarReasons + guesses,
      because: origin == 0
        ? "The navigation bar is \(pointText(bare)) points high."
        : """
        The navigation bar is \(pointText(bare)) points high and starts \(pointText(origin)) points \
        below the top.
        """)
    move(bare)
    var height = bare
    if let child {
      if stack.asksForLargeTitle {
        height += LargeTitle.extraHeight(&pass, owner: owner, child: child, inSheet: context.isInSheet) {
          frame(bare + $0)
        }
      }
      let titled = height
      height += SearchStrip.extraHeight(&pass, owner: owner, child: child) { frame(titled + $0) }
      let searched = height
      height += Prompt.extraHeight(&pass, owner: owner, child: child) { frame(searched + $0) }
    }
    return .init(owner: owner, originY: moved, height: height, top: top + shift)
  }

  /// What lies over the navigation controller's top. Before iOS 11 the bar knows of the status bar alone.
  private static func top(_ pass: LayoutPass, _ owner: Int) -> Double {
    pass.screen.usesLegacyInsets ? pass.statusBarOverlap(of: owner) : pass.givenSafeArea(owner, .top)
  }

  /// Whether, before iOS 11, a bar further out lies over the place of this bar.
  private static func isUnderOuterBar(
    _ pass: LayoutPass, _ owner: Int, top: Double, _ context: LayoutPass.Context
  ) -> Bool {
    pass.screen.usesLegacyInsets && context.cover.top - pass.frameInWindow(ofController: owner).minY > top + 0.01
  }

  private static func underOuterBar(_ pass: inout LayoutPass, _ owner: Int) -> Trace.Reason {
    pass.assume(
      pass.node(owner).id,
      """
      the navigation bar of a navigation controller that lies under another bar is taken to start at the status bar: \
      no public measurement
      """)
  }

  private static func law(_ screen: ResolvedScreen) -> LawCard {
    screen.hasGlassBars ? GlassBars.card : screen.idiom == .pad ? WideBars.card : card
  }

  private static func place(_ screen: ResolvedScreen, top: Double, inSheet: Bool) -> Place {
    let figure = figure(screen, inSheet: inSheet)
    let metric = figure.metric
    var place = Place(origin: top, height: metric.height ?? 44, confidence: metric.confidence, figures: [figure])
    if figure == .navSheet26 {
      // Measured as a whole: the bar starts 16 below the sheet's top and ends at 70.
      place.origin = top + (metric.total ?? 70) - place.height
    } else if figure == .navPhone26Landscape && screen.shape == .dynamicIsland {
      place.origin = metric.originY ?? top
    } else if let origin = islandOrigin(screen, top: top) {
      place.origin = origin.metric.originY ?? top
      place.figures.append(origin)
      if origin.metric.confidence.certainty < place.confidence.certainty { place.confidence = origin.metric.confidence }
    }
    // Of the phones whose insets in landscape on iOS 26 are known, one was measured.
    if figure == .navPhone26Landscape && screen.deviceID != "phone-402x874" { place.confidence = .inferred }
    if isUnmeasured(screen, figure, inSheet: inSheet) { place.confidence = .unverified }
    return place
  }

  /// Where a figure is taken for a case that nobody measured.
  private static func isUnmeasured(_ screen: ResolvedScreen, _ figure: BarFigure, inSheet: Bool) -> Bool {
    switch figure {
    case .navSheet26: screen.isCompactHeight
    case .navPad26: inSheet
    case .navPhone26Landscape: screen.shape != .dynamicIsland
    default: screen.oldBarsConfidence != nil && screen.isCompactHeight
    }
  }

  /// The guess that a figure is taken where nobody measured.
  private static func unmeasured(
    _ pass: inout LayoutPass, _ owner: Int, _ place: Place, inSheet: Bool
  ) -> [Trace.Reason] {
    guard place.confidence == .unverified else { return [] }
    let guess = pass.assume(
      pass.node(owner).id,
      """
      a navigation bar of \(pointText(place.height)) points, \(pointText(place.origin)) below the \
      top\(inSheet ? " of a sheet" : ""): no public figure for this device and system
      """)
    return [guess]
  }

  private static func islandOrigin(_ screen: ResolvedScreen, top: Double) -> BarFigure? {
    guard screen.shape == .dynamicIsland, screen.orientation == .portrait, !screen.hasGlassBars,
      top == screen.deviceInsets.top
    else { return nil }
    switch top {
    case 59: return .navOriginIsland59
    case 62: return .navOriginIsland62
    case 68: return .navOriginIsland68
    default: return nil
    }
  }

  private static func figure(_ screen: ResolvedScreen, inSheet: Bool) -> BarFigure {
    if screen.hasGlassBars {
      if screen.idiom == .pad { return .navPad26 }
      return inSheet ? .navSheet26 : screen.isCompactHeight ? .navPhone26Landscape : .navPhone26
    }
    if screen.idiom == .pad {
      if inSheet && screen.os.major >= 13 { return .navSheetPad }
      return WideBars.hold(on: screen) ? .navPad50 : .navPad44
    }
    if inSheet { return screen.isCompactHeight ? .navSheetPhoneLandscape : .navSheetPhone }
    guard screen.isCompactHeight else { return .navPhonePortrait }
    return screen.isRegularWidth ? .navPhoneLandscapeRegular : .navPhoneLandscapeCompact
  }
}
