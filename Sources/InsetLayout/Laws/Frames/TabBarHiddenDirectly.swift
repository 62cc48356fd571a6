/// R7-FRAME-TAB-HIDDEN: `tabBar.isHidden` frees no room around a navigation controller.
enum TabBarHiddenDirectly: Law {
  static let card = LawCard(
    "R7-FRAME-TAB-HIDDEN", "A tab bar hidden by isHidden leaves its strip", OSRange(OSVersion(7)), .reported,
    statement:
      """
      If the navigation controller is the tab bar controller's direct child, a tab bar hidden merely by isHidden \
      still counts as present for an opaque bar: an empty strip stays at the bottom. Only hidesBottomBarWhenPushed, \
      and from iOS 18 setTabBarHidden(_:animated:), free it.
      """,
    evidence: ["reported often; kind tab-bar-hidden-directly"],
    quirks: ["That only opaque bars do it is inferred."])

  /// The guess that a number before iOS 11 counts a bar that nobody sees; none where it counts none.
  static func counts(
    _ pass: inout LayoutPass, _ bars: LayoutPass.BarsOfNavigationChild, for child: Int
  ) -> [Trace.Reason] {
    guard bars.tabBar == .overlay, let tab = bars.tab, pass.node(tab).controller.tabBar?.isHidden == true else {
      return []
    }
    let guess = pass.assume(
      pass.node(child).id,
      "a tab bar hidden by isHidden is taken to count at the bottom still: no public document")
    return [guess, .law(card)]
  }
}
