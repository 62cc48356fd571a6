/// R11-PAGE-CHILD: a page has the page controller's insets.
enum PageSafeArea: Law {
  static let card = LawCard(
    "R11-PAGE-CHILD", "A page has the page controller's safe area", OSRange(OSVersion(11)), .unverified,
    statement:
      """
      A page gets the page controller's own insets, on screen and off. The page controller's own scroll view never \
      adjusts itself.
      """,
    evidence: [],
    quirks: [
      """
      No public document or measurement; for the page on screen it agrees with geometry.
      """,
      "A library's user had to set .never on the inner scroll view (uias/Pageboy issue 256).",
    ])

  static func apply(_ pass: inout LayoutPass, page: Int, child: Int) {
    let name = pass.node(page).displayName
    let guess = pass.assume(
      pass.node(child).id, "a page is taken to have the safe area of \(name), on screen and off: no public document")
    for edge in Edge.allCases {
      let amount = pass.holds(card) ? pass.safeArea(page, edge) : 0
      pass.trace.set(
        .controller(child), Quantity(.safeArea, edge), .points(amount), card,
        from: [.value(.controller(page), Quantity(.safeArea, edge)), guess],
        because: amount == 0
          ? "Nothing covers \(name) at the \(edge.name), nor the page."
          : "A page has the \(pointText(amount)) points of \(name) at the \(edge.name).")
    }
  }

  /// The page controller's own scroll view.
  static func applyInner(_ pass: inout LayoutPass, _ view: Int) {
    let owner = pass.tree.views[view].owner
    let matters = pass.viewSafeArea(view, .top) > 0 || pass.viewSafeArea(view, .bottom) > 0
    var reasons = [pass.setting(.controller(owner), "transitionStyle", "scroll", isSet: true)]
    if matters {
      reasons.append(
        pass.assume(
          pass.node(owner).id,
          "the page controller's own scroll view is taken never to adjust itself; a library's user reports otherwise"))
    }
    ContentInsetAdjustment.set(
      &pass, view, [], card, from: reasons,
      "The page controller's own scroll view doesn't adjust itself.")
  }
}
