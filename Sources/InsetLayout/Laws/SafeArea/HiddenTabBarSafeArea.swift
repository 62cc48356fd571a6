/// R11-TAB-HIDDEN: what a hidden tab bar leaves in the safe area.
enum HiddenTabBarSafeArea: Law {
  static let card = LawCard(
    "R11-TAB-HIDDEN", "A tab bar hidden by isHidden stays in the safe area", OSRange(OSVersion(11)), .reported,
    statement:
      """
      Up to iOS 17 a tab bar hidden by isHidden keeps its height in the safe area of the tab bar controller's \
      children. From iOS 18 setTabBarHidden(_:animated:) takes the bar away with its room.
      """,
    evidence: [
      "wix/react-native-navigation issue 2820", "e-com-net.com/article/1697526428867833856.htm",
      "developer.apple.com UITabBarController.setTabBarHidden(_:animated:)",
      "public GitHub file (setTabBarHidden's effect)",
    ],
    quirks: [
      "What isHidden leaves on iOS 18 and later has no public document or measurement: nothing is taken to be left.",
      "The first report says that hiding doesn't give the room back reliably.",
    ])

  /// Whether a bar hidden by `isHidden` counts as one that shows.
  static func keeps(_ screen: ResolvedScreen) -> Bool { screen.os.major < 18 }

  /// Whether `setTabBarHidden(_:animated:)` has taken a tab bar away. Before iOS 18 there is no such method.
  static func isRemoved(_ pass: LayoutPass, _ tab: Int) -> Bool {
    pass.screen.os.major >= 18 && pass.node(tab).controller.isTabBarHidden == true
  }

  /// The view of any child when the bar is away.
  static func giveBounds(_ pass: inout LayoutPass, tab: Int, child: Int) {
    let name = pass.node(child).displayName
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(pass.frame(ofController: tab).bounds), card,
      from: [.value(.controller(tab), Quantity(.viewFrame)), removal(pass, tab)],
      because: "The tab bar is taken away (isTabBarHidden), so \(name)'s view fills the tab bar controller's.")
  }

  /// Why the bar adds what it adds, and how that is known; `nil` for a bar that shows.
  static func reasons(_ pass: inout LayoutPass, _ bar: LayoutPass.TabBarContext) -> [Trace.Reason]? {
    if bar.isRemoved { return [removal(pass, bar.tab)] }
    guard bar.isHiddenDirectly else { return nil }
    var reasons = [pass.setting(.controller(bar.tab), "tabBar.isHidden", "true", isSet: true)]
    if !keeps(pass.screen) {
      reasons.append(
        pass.assume(
          pass.node(bar.tab).id,
          "from iOS 18 a tab bar hidden by isHidden is taken to leave the safe area: no public document"))
      reasons.append(.confidence(.unverified))
    }
    return reasons
  }

  private static func removal(_ pass: LayoutPass, _ tab: Int) -> Trace.Reason {
    pass.setting(.controller(tab), "isTabBarHidden", "true", isSet: true)
  }
}
