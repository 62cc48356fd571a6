/// R-NAV-LARGE: an expanded large title makes the bar higher.
enum LargeTitle: Law {
  static let card = LawCard(
    "R-NAV-LARGE", "A large title adds 52 points", OSRange(OSVersion(11)), .measured,
    statement:
      """
      With prefersLargeTitles and an item whose largeTitleDisplayMode asks for it, the expanded bar is 52 points \
      higher; it collapses as the content scroll view moves. In compact height there is no large title.
      """,
    evidence: ["hacknicity", "metrics: largetitle-phone, largetitle-pad-12, largetitle-phone-26"],
    quirks: [
      """
      On iOS 26 sources disagree whether the expanded title counts in safeAreaInsets; it does in \
      adjustedContentInset (168 measured).
      """,
      "That landscape iPhones show none has no public measurement.",
    ])

  /// `frame`: the bar's frame with so much added to its height.
  static func extraHeight(
    _ pass: inout LayoutPass, owner: Int, child: Int, inSheet: Bool, _ frame: (Double) -> Value
  ) -> Double {
    let screen = pass.screen
    guard pass.holds(card), screen.os.major >= 11, let bar = pass.node(owner).controller.navigationBar,
      bar.prefersLargeTitles == true,
      bar.isLargeTitleCollapsed != true
    else { return 0 }
    let figure = figure(screen)
    let extra = figure.metric.height ?? 52
    let subject = Subject.controller(owner)
    var confidence = figure.metric.confidence
    var guesses: [Trace.Reason] = []
    if screen.isCompactHeight {
      guesses.append(
        pass.assume(
          pass.node(owner).id, "an iPhone in landscape is taken to show no large title: no public measurement"))
    } else if screen.hasGlassBars && screen.idiom == .pad {
      confidence = .unverified
      guesses.append(
        pass.assume(pass.node(owner).id, "a large title of \(pointText(extra)) points on iPadOS 26: no public figure"))
    } else if inSheet {
      confidence = .inferred
    }
    let driver = driver(&pass, owner: owner, child: child)
    pass.trace.set(
      subject, BarKind.navigationBar.frame, frame(extra), card, confidence: confidence,
      from: [
        .input(.metric(figure.rawValue)),
        pass.setting(subject, "navigationBar.prefersLargeTitles", "true", isSet: true),
      ] + pass.oldBarReasons + guesses,
      because: extra == 0
        ? "In landscape an iPhone shows no large title, so the bar stays low."
        : "The large title adds \(pointText(extra)) points while it is expanded; \(driver).")
    return extra
  }

  /// What collapses the title: the content scroll view, if it reaches under the bar (reported: Stack Overflow 46570313).
  private static func driver(_ pass: inout LayoutPass, owner: Int, child: Int) -> String {
    let settings = pass.node(child).controller
    var view = pass.contentSearch(of: child).found?.view
    if pass.screen.os.major >= 15, let given = settings.contentScrollView,
      case .view(let named)? = pass.tree.subject(named: given)
    {
      view = named
    }
    guard let view else { return "UIKit finds no scroll view that would collapse it, so it stays expanded" }
    let name = pass.tree.views[view].displayName
    let isTranslucent = pass.trace.isOn(.controller(owner), BarKind.navigationBar.translucency)
    let reachesUnder =
      (settings.edgesForExtendedLayout ?? .all).contains(.top)
      && (isTranslucent || settings.extendedLayoutIncludesOpaqueBars == true)
    return reachesUnder
      ? "scrolling \(name) collapses it"
      : "\(name) doesn't reach under the bar, and so doesn't collapse it smoothly"
  }

  private static func figure(_ screen: ResolvedScreen) -> BarFigure {
    if screen.isCompactHeight { return .largeTitlePhoneLandscape }
    if screen.hasGlassBars { return .largeTitlePhone26 }
    guard screen.idiom == .pad else { return .largeTitlePhone }
    return WideBars.hold(on: screen) ? .largeTitlePad12 : .largeTitlePad11
  }
}
