extension Tree {
  /// The scroll view that UIKit finds for a bar's direct child, and how.
  package struct FoundScrollView: Sendable, Hashable {
    package let view: Int
    /// 0: the controller's view itself; 1: its first subview; more: further down the chain of first subviews.
    package let depth: Int
  }

  /// Where the search for a content scroll view ends without one.
  package struct SearchEnd: Sendable, Hashable {
    /// The view at index 0 that is no scroll view and has no subviews.
    package let view: Int
    package let depth: Int
  }

  /// Which tab of a tab bar controller on the way is looked into.
  enum TabSearched { case selected, firstShown }

  /// What the search comes to.
  enum ScrollViewSearch {
    case found(FoundScrollView)
    case ended(SearchEnd)

    var found: FoundScrollView? { if case .found(let found) = self { found } else { nil } }
  }

  /// Follows `view`, then `subviews[0]` again and again, until a scroll view is met (R7-AUTO-WHICH).
  ///
  /// `skippingGuides`: on iOS 7 and 8 the layout guides are subviews that don't count; from 9.0 on they do.
  package func firstScrollView(of controller: Int, skippingGuides: Bool) -> FoundScrollView? {
    search(controller, skippingGuides: skippingGuides, tabs: .selected).found
  }

  /// The view at which the search gave up, when it finds nothing.
  package func searchEnd(of controller: Int, skippingGuides: Bool) -> SearchEnd? {
    guard case .ended(let end) = search(controller, skippingGuides: skippingGuides, tabs: .selected) else { return nil }
    return end
  }

  func search(_ controller: Int, skippingGuides: Bool, tabs: TabSearched) -> ScrollViewSearch {
    var view = controllers[controller].rootView
    var depth = 0
    while !views[view].kind.isScrollView {
      guard let next = firstSubview(of: view, skippingGuides: skippingGuides, tabs) else {
        return .ended(SearchEnd(view: view, depth: depth))
      }
      view = next
      depth += 1
    }
    return .found(FoundScrollView(view: view, depth: depth))
  }

  private func firstSubview(of view: Int, skippingGuides: Bool, _ tabs: TabSearched) -> Int? {
    let node = views[view]
    if let first = node.subviews.first(where: { !(skippingGuides && views[$0].isLayoutGuide) }) { return first }
    if let child = node.embedded { return controllers[child].rootView }
    // A container's own view holds the view of the child that it shows.
    let owner = controllers[node.owner]
    guard owner.rootView == view, owner.kind.isContainer,
      let shown = tabs == .firstShown ? owner.controller.firstShownChild : owner.controller.shownChild,
      owner.children.indices.contains(shown)
    else { return nil }
    return controllers[owner.children[shown]].rootView
  }
}

extension Tree.ViewNode {
  /// The view that stands for a layout guide, up to iOS 8 (R7-GUIDE-VIEWS).
  var isLayoutGuide: Bool { view.className == "_UILayoutGuide" }
}
