/// R-TAB-MORE: more than five tabs on iPhone.
enum MoreTabs: Law {
  static let card = LawCard(
    "R-TAB-MORE", "Tabs beyond the fourth live under More", OSRange(OSVersion(7)), .unverified,
    statement:
      """
      With more than five tabs an iPhone shows four and More; the others are pushed on UIKit's own \
      moreNavigationController. How they are laid out there is not modelled: they are taken as tabs like the others.
      """,
    evidence: ["developer.apple.com UITabBarController.moreNavigationController (the structure)"],
    quirks: ["The layout there has no public document or measurement."])

  /// Says so for a child that UIKit would show under More.
  static func apply(_ pass: inout LayoutPass, tab: Int, child: Int, position: Int) {
    guard pass.node(tab).children.count > 5, position >= 4, pass.screen.idiom == .phone || !pass.screen.isRegularWidth
    else { return }
    let name = pass.node(child).displayName
    let guess = pass.assume(
      pass.node(child).id,
      """
      \(name) is tab \(position + 1) of \(pass.node(tab).children.count) and lives under More, which is not \
      modelled: it is taken as a tab like the others
      """)
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(pass.frame(ofController: child)), card, from: [guess],
      because: "\(name) lives under More; it is laid out here as a tab like the others.")
  }
}
