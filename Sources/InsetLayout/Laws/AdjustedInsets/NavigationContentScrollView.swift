/// R11-CIAB-AUTO-WHICH: the content scroll view of a navigation controller's direct child.
enum NavigationContentScrollView: Law {
  static let card = LawCard(
    "R11-CIAB-AUTO-WHICH", "The content scroll view", OSRange(OSVersion(11)), .inferred,
    statement:
      """
      The scroll view found down the chain of first subviews, or the one given to setContentScrollView(_:for:) \
      (iOS 15).
      """,
    evidence: [
      "UIViewController header of iOS 15 (the explicit call)"
    ], quirks: ["That the search is that of iOS 7-10 is inferred."])

  /// How a scroll view is known to be the content of a navigation controller's direct child.
  enum Knowledge { case given(by: Int), found(by: Int) }

  /// Whether top and bottom are adjusted even if the content doesn't scroll; `nil`: no.
  static func knowledge(_ pass: inout LayoutPass, _ view: Int) -> Knowledge? {
    let owner = pass.tree.views[view].owner
    guard pass.holds(card), pass.node(owner).controller.automaticallyAdjustsScrollViewInsets != false,
      let child = pass.kinship.navigationChild[owner]
    else { return nil }
    if pass.screen.os.major >= 15, let given = pass.node(child).controller.contentScrollView,
      case .view(let named)? = pass.tree.subject(named: given)
    {
      return named == view ? .given(by: child) : nil
    }
    return pass.contentSearch(of: child).found?.view == view ? .found(by: child) : nil
  }

  /// The settings that it rests on.
  static func reasons(_ pass: LayoutPass, _ view: Int, _ knowledge: Knowledge) -> [Trace.Reason] {
    let owner = pass.tree.views[view].owner
    let flag = pass.setting(
      .controller(owner), "automaticallyAdjustsScrollViewInsets",
      pass.node(owner).controller.automaticallyAdjustsScrollViewInsets, default: true)
    switch knowledge {
    case .given(let child):
      let id = pass.node(child).controller.contentScrollView ?? ""
      return [flag, pass.setting(.controller(child), "contentScrollView", id, isSet: true), .confidence(.documented)]
    case .found(let child): return [flag, FirstSubviewChain.structure(pass, child), .confidence(.inferred)]
    }
  }
}
