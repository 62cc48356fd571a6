/// R-NAV-SEARCH: a search controller in the navigation bar.
enum SearchStrip: Law {
  static let card = LawCard(
    "R-NAV-SEARCH", "A search bar in the navigation bar adds a strip", OSRange(OSVersion(11)), .measured,
    statement:
      """
      navigationItem.searchController adds a strip of 52 points below the bar. With hidesSearchBarWhenScrolling \
      (the default) it can be collapsed; on iOS 26 phones the field may stand in the bottom toolbar and adds \
      nothing. On iPads from iOS 16 on (SDK 16) it stands in the bar's own row and adds nothing, unless \
      preferredSearchBarPlacement is .stacked.
      """,
    evidence: [
      "metrics: search-nav (one tree, portrait), search-26",
      "developer.apple.com UINavigationItem.preferredSearchBarPlacement",
      "Apple's reply in developer.apple.com/forums/thread/725719; nextcloud/talk-ios PR 902 (iPads)",
    ],
    quirks: ["The strip in landscape and on iPads is inferred."])

  /// `frame`: the bar's frame with so much added to its height.
  static func extraHeight(
    _ pass: inout LayoutPass, owner: Int, child: Int, _ frame: (Double) -> Value
  ) -> Double {
    guard pass.holds(card), pass.screen.os.major >= 11, let item = pass.node(child).controller.navigationItem,
      item.searchController == true
    else { return 0 }
    let subject = Subject.controller(owner)
    let search = pass.setting(.controller(child), "navigationItem.searchController", "true", isSet: true)
    if pass.screen.hasGlassBars && pass.screen.idiom == .phone {
      pass.trace.set(
        subject, BarKind.navigationBar.frame, frame(0), card, confidence: .inferred,
        from: [.input(.metric(BarFigure.search26.rawValue)), search],
        because: "On iOS 26 the search field stands at the bottom, so the navigation bar is not higher.")
      return 0
    }
    if pass.screen.idiom == .pad, pass.screen.isRegularWidth, pass.screen.os.major >= 16,
      pass.screen.linkedSDK.major >= 16,
      item.preferredSearchBarPlacement != .stacked
    {
      let placement = item.preferredSearchBarPlacement
      pass.trace.set(
        subject, BarKind.navigationBar.frame, frame(0), card, confidence: .reported,
        from: [
          search,
          pass.setting(
            .controller(child), "navigationItem.preferredSearchBarPlacement", "." + (placement ?? .automatic).rawValue,
            isSet: placement != nil),
        ],
        because: "On an iPad the search field stands in the bar's own row, so the navigation bar is not higher.")
      return 0
    }
    let figure = BarFigure.searchStrip
    let extra = figure.metric.height ?? 52
    let name = pass.node(owner).id
    guard item.hidesSearchBarWhenScrolling == false else {
      let guess = pass.assume(
        name,
        """
        the search bar below the navigation bar is taken as collapsed (hidesSearchBarWhenScrolling is on); shown, \
        it adds \(pointText(extra)) points
        """)
      pass.trace.set(
        subject, BarKind.navigationBar.frame, frame(0), card, confidence: .unverified,
        from: [
          search, guess,
          pass.setting(
            .controller(child), "navigationItem.hidesSearchBarWhenScrolling", item.hidesSearchBarWhenScrolling,
            default: true),
        ],
        because: "The search bar is taken as collapsed; shown, it would add \(pointText(extra)) points.")
      return 0
    }
    var confidence = pass.screen.idiom == .phone && !pass.screen.isCompactHeight ? figure.metric.confidence : .inferred
    var guesses: [Trace.Reason] = []
    if pass.screen.hasGlassBars {
      confidence = .unverified
      guesses.append(
        pass.assume(
          name,
          "a search bar of \(pointText(extra)) points below the navigation bar on iPadOS 26: no public figure"))
    }
    pass.trace.set(
      subject, BarKind.navigationBar.frame, frame(extra), card, confidence: confidence,
      from: [
        .input(.metric(figure.rawValue)), search,
        pass.setting(.controller(child), "navigationItem.hidesSearchBarWhenScrolling", "false", isSet: true),
      ] + pass.oldBarReasons + guesses,
      because: "The search bar below the navigation bar adds \(pointText(extra)) points.")
    return extra
  }
}
