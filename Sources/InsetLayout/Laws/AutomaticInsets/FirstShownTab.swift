/// R7-TABQUIRK: in navigation → tab, only the tab shown first is adjusted.
enum FirstShownTab: Law {
  static let card = LawCard(
    "R7-TABQUIRK", "Only the first shown tab is adjusted", OSRange(OSVersion(7), through: [10]), .reported,
    statement:
      """
      With a tab bar controller inside a navigation controller, the navigation controller adjusts the scroll view \
      of the tab that is selected when it lays out. Selecting another tab doesn't lay it out again, so that tab's \
      scroll view keeps its inset.
      """,
    evidence: ["Stack Overflow 19140530 (comment of November 2013)", "the article on shifted scroll views (iOS 8)"],
    quirks: ["Seen on 7 and 8; the cause, and iOS 9 and 10, are inferred."])

  /// For a scroll view in another tab than the one shown first.
  static func apply(_ pass: inout LayoutPass, _ view: Int, _ edge: Edge) {
    let owner = pass.tree.views[view].owner
    guard let tab = pass.tree.ancestry(of: owner).first(where: { pass.node($0).kind == .tab }) else { return }
    let node = pass.node(tab)
    let first = node.controller.firstShownChild ?? 0
    let hasHistory = !node.controller.selectedBefore.isEmpty
    pass.trace.set(
      .view(view), Quantity(.systemInset, edge), .points(0), card,
      from: [
        pass.setting(
          .controller(tab), hasHistory ? "selectedBefore" : "selectedIndex", "\(first)",
          isSet: hasHistory || node.controller.selectedIndex != nil)
      ] + pass.eraReasons(edge),
      because: """
        Tab \(first + 1) was shown first; the navigation controller around the tabs adjusts only that one's scroll \
        view.
        """)
  }
}
