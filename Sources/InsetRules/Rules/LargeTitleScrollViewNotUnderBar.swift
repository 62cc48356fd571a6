internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A large title whose scroll view isn't under the bar, or isn't found.
package enum LargeTitleScrollViewNotUnderBar: Rule {
  package static let card = RuleCard(
    id: "large-title-scroll-view-not-under-bar", title: "A large title can't follow the scroll view",
    severity: .warning, systems: OSRange(OSVersion(11)),
    why:
      "A large title collapses with the scrolling of the scroll view that UIKit finds for the bar: the controller's view, or what the chain of first subviews leads to. It has to lie under the bar. One that is held to the safe area changes its frame while the bar changes its height, so the title snaps instead of following; one with another view behind it isn't found, and the title stays large.",
    examples: LargeTitleScrollViewNotUnderBarExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      obstacle(layout, view) != nil
    } reporting: { scrollView in
      guard ScrollDirection(scrollView, check) != .horizontal, !isGiven(scrollView, check),
        !ExpandedLargeTitle.isInDoubt(about: scrollView, check), !doubts.exist(about: scrollView, at: .top)
      else { return nil }
      return finding(scrollView, check)
    }
  }

  // MARK: The layout

  private enum Obstacle {
    /// The scroll view's top is held to the safe area, so many points below its superview's.
    case startsAtSafeArea(Double)
    /// The search ends at this view, which lies behind the scroll view.
    case isBehind(Int)
  }

  /// What keeps a large title from following a scroll view that fills its controller's view otherwise; nil where nothing
  /// does, or there is no large title.
  private static func obstacle(_ layout: Layout, _ view: Int) -> Obstacle? {
    let tree = layout.tree
    let node = tree.views[view]
    let controller = tree.controllers[node.owner]
    guard !layout.screen.usesLegacyInsets, let parent = controller.parent, tree.controllers[parent].kind == .navigation,
      controller.kind == .view, node.superview == controller.rootView,
      [.scroll, .table, .collection].contains(node.kind), node.view.isPagingEnabled != true, !node.view.isFrameAssumed,
      controller.controller.contentScrollView == nil,
      layout.trace.step(.controller(node.owner), Quantity(.navigationBarDecision))?.value == .decision(.overlay),
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let outer = layout.trace.rect(.view(controller.rootView), Quantity(.frameInWindow)),
      frame.width > outer.width * 0.8, frame.height > outer.height * 0.6,
      layout.certainty(.view(view), [Quantity(.frameInWindow, .top)]) > .assumed,
      let found = obstacle(layout, view, frame, outer), ExpandedLargeTitle(above: node.owner, in: layout) != nil
    else { return nil }
    return found
  }

  private static func obstacle(_ layout: Layout, _ view: Int, _ frame: Rect, _ outer: Rect) -> Obstacle? {
    let node = layout.tree.views[view]
    if let pin = node.view.pins[.top], [.safeArea, .topLayoutGuide].contains(pin.target), pin.constant == 0,
      frame.minY > outer.minY + 0.5
    {
      return .startsAtSafeArea(frame.minY - outer.minY)
    }
    guard frame.minY < outer.minY + 0.5, let end = layout.tree.searchEnd(of: node.owner, skippingGuides: false),
      end.view != layout.tree.controllers[node.owner].rootView
    else { return nil }
    return .isBehind(end.view)
  }

  /// Whether code names the scroll view for the bar somewhere.
  private static func isGiven(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    check.app.codeWrites(of: scrollView.owner).contains { $0.name == "contentScrollView" }
  }

  // MARK: Findings

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let obstacle = obstacle(layout, view),
      let title = ExpandedLargeTitle(above: layout.tree.views[view].owner, in: layout)
    else { return nil }
    let name = scrollView.label
    let message: String
    var related: [Finding.Related] = []
    let fixes: [Fix?]
    switch obstacle {
    case .startsAtSafeArea(let y):
      message =
        "Large titles are on, but \(name) starts at the safe area (y = \(pointText(y)), \(layout.environment.shortForm)) instead of under the bar: its frame moves by \(pointText(title.points)) points as the title collapses, and the title snaps instead of following; pin its top to the view's top."
      let pinned = PinToSuperview.fix(scrollView, check) ?? PinToSuperview.fixInCode(scrollView, check)
      fixes = [pinned, ContentScrollViewFix.fix(scrollView, check, isPreferred: pinned == nil)]
    case .isBehind(let blocker):
      let behind = layout.tree.views[blocker]
      message =
        "Large titles are on, but \(behind.displayName) lies behind \(name), which is therefore not the first subview: UIKit doesn't find it for the bar, and the title stays \(pointText(title.points)) points higher instead of collapsing (\(layout.environment.shortForm))."
      if let location = scrollView.placed.location(of: behind.id, check.app) {
        related.append(.init(location, "\(behind.displayName) is the first subview here"))
      }
      let moved = MoveToBack.fix(scrollView, check)
      fixes = [moved, ContentScrollViewFix.fix(scrollView, check, isPreferred: moved == nil)]
    }
    if let large = scrollView.placed.settings[
      PlacedScene.SettingKey(object: title.navigation.id, name: "navigationBar.prefersLargeTitles")]
    {
      related.append(.init(large, "large titles are switched on here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: related, fixes: fixes.compactMap { $0 })
  }
}
