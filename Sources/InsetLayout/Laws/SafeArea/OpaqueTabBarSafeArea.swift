/// R11-OPAQUE-TAB: an opaque tab bar can be missing from the safe area.
enum OpaqueTabBarSafeArea: Law {
  static let card = LawCard(
    "R11-OPAQUE-TAB", "An opaque tab bar is missing from the safe area", OSRange(OSVersion(11)), .reported,
    statement:
      """
      In tab → navigation → content with an opaque tab bar, the frame follows the content's \
      extendedLayoutIncludesOpaqueBars, but the safe area the navigation controller's (off by default): the view \
      reaches under the bar and nothing says so.
      """,
    evidence: ["radar 35331846", "Tencent/QMUI_iOS issue 218", "readke.com/c/811670", "telly/TLYShyNavBar 47"],
    quirks: ["That extendedLayoutIncludesOpaqueBars on the navigation controller mends it is inferred."])

  /// Whether the tab bar lies over the navigation controller's child without being part of its own inset.
  static func holds(_ pass: LayoutPass, _ bars: LayoutPass.BarsOfNavigationChild, ownBottom: Double) -> Bool {
    guard bars.tabBar == .overlay, let tab = bars.tab, ownBottom + 0.5 < bars.tabBarOverlap else { return false }
    return !pass.trace.isOn(.controller(tab), BarKind.tabBar.translucency)
  }

  static func reasons(_ pass: LayoutPass, navigation: Int, tab: Int) -> [Trace.Reason] {
    [
      .value(.controller(tab), BarKind.tabBar.translucency),
      pass.setting(
        .controller(navigation), "extendedLayoutIncludesOpaqueBars",
        pass.node(navigation).controller.extendedLayoutIncludesOpaqueBars, default: false),
    ]
  }

  static func sentence(_ name: String, _ amount: Double) -> String {
    """
    The opaque tab bar is not in the safe area, since \(name)'s own extendedLayoutIncludesOpaqueBars is off: \
    \(pointText(amount)) points are left at the bottom.
    """
  }
}
