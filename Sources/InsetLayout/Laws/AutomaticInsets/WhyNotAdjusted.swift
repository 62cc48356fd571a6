/// Why a scroll view gets nothing before iOS 11: the law that keeps UIKit away.
enum WhyNotAdjusted {
  static func record(_ pass: inout LayoutPass, _ view: Int, _ edge: Edge) {
    let subject = Subject.view(view)
    let quantity = Quantity(.systemInset, edge)
    if !edge.isVertical {
      pass.trace.set(
        subject, quantity, .points(0), AutomaticInsets.card, from: pass.eraReasons(edge),
        because: "Before iOS 11 UIKit adds nothing at the sides.")
      return
    }
    let owner = pass.tree.views[view].owner
    guard let child = pass.kinship.navigationChild[owner] else {
      pass.trace.set(
        subject, quantity, .points(0), OnlyNavigationControllersAdjust.card, from: pass.eraReasons(edge),
        because: "Only a navigation controller adjusts scroll views, and there is none above.")
      return
    }
    let node = pass.node(child)
    if node.controller.automaticallyAdjustsScrollViewInsets == false {
      pass.trace.set(
        subject, quantity, .points(0), AutomaticAdjustmentFlag.card,
        from: [pass.setting(.controller(child), "automaticallyAdjustsScrollViewInsets", "false", isSet: true)]
          + pass.eraReasons(edge),
        because: "\(node.displayName) turns automaticallyAdjustsScrollViewInsets off, so UIKit adds nothing.")
      return
    }
    if !pass.kinship.isInFirstShownTab[owner] {
      FirstShownTab.apply(&pass, view, edge)
      return
    }
    recordSearch(&pass, view, edge, owner: owner, child: child)
  }

  /// The search took another scroll view, or ended without one.
  private static func recordSearch(_ pass: inout LayoutPass, _ view: Int, _ edge: Edge, owner: Int, child: Int) {
    let structure = FirstSubviewChain.structure(pass, child)
    let law = owner == child ? FirstSubviewChain.card : EmbeddedChildNotAdjusted.card
    let quantity = Quantity(.systemInset, edge)
    switch pass.contentSearch(of: child) {
    case .found(let found):
      let taken = pass.tree.views[found.view]
      if taken.isImplicit && pass.node(taken.owner).kind == .page {
        PageControllerTakesInset.applyToPage(&pass, view, edge, structure)
        return
      }
      pass.trace.set(
        .view(view), quantity, .points(0), law, from: [structure] + pass.eraReasons(edge),
        because: "UIKit finds \(taken.displayName) first and adjusts that one only.")
    case .ended(let end):
      let last = pass.tree.views[end.view]
      var reasons = [structure] + pass.eraReasons(edge)
      if last.isLayoutGuide && pass.screen.os >= OSVersion(9, 1) {
        reasons.append(
          pass.assume(
            last.id,
            """
            a layout guide that is the first subview keeps UIKit away, as seen on iOS 9.0: not confirmed on \
            \(pass.screen.os)
            """))
      }
      let name = pass.node(child).displayName
      pass.trace.set(
        .view(view), quantity, .points(0), law, from: reasons,
        because: """
          The search down the first subviews of \(name)'s view ends at \(last.displayName), so UIKit adjusts nothing.
          """)
    }
  }
}
