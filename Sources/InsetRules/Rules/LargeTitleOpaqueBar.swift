internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A large title in an opaque bar that the screen doesn't extend under.
package enum LargeTitleOpaqueBar: Rule {
  package static let card = RuleCard(
    id: "large-title-opaque-bar", title: "A large title in an opaque bar resizes the view", severity: .warning,
    systems: OSRange(OSVersion(11)),
    why:
      "A view that ends at an opaque bar is resized with the bar. While a large title collapses the bar changes its height at each step of the scrolling, so the content moves twice as fast and jumps, and a refresh control leaves the bar too high. Under the bar the view keeps its size, and the safe area alone changes.",
    examples: LargeTitleOpaqueBarExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      title(layout, view) != nil
    } reporting: { scrollView in
      guard !ExpandedLargeTitle.isInDoubt(about: scrollView, check), !doubts.exist(about: scrollView, at: .top) else {
        return nil
      }
      return finding(scrollView, check)
    }
  }

  /// The large title of an opaque bar above a scroll view that collapses it; nil where there is none.
  private static func title(_ layout: Layout, _ view: Int) -> ExpandedLargeTitle? {
    let tree = layout.tree
    let owner = tree.views[view].owner
    let node = tree.controllers[owner]
    guard let navigation = node.parent, node.controller.extendedLayoutIncludesOpaqueBars != true,
      (node.controller.edgesForExtendedLayout ?? .all).contains(.top),
      // What UIKit surely finds: the view itself or its first subview.
      view == node.rootView || tree.views[node.rootView].subviews.first == view,
      layout.trace.step(.controller(navigation), Quantity(.navigationBarTranslucent))?.value == .flag(false),
      layout.trace.step(.controller(owner), Quantity(.navigationBarDecision))?.value == .decision(.inset),
      layout.certainty(.controller(owner), [Quantity(.navigationBarDecision), Quantity(.viewFrame)]) > .assumed
    else { return nil }
    return ExpandedLargeTitle(above: owner, in: layout)
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let title = title(layout, view),
      let opaque = scrollView.placed.settings[
        PlacedScene.SettingKey(object: title.navigation.id, name: "navigationBar.isTranslucent")]
    else { return nil }
    let name = scrollView.controllerNodes.first?.displayName ?? check.app.controllers[scrollView.owner].className
    let environments = scrollView.environments
    let systems = environments.count == 1 ? environments[0] : scrollView.systemsText
    let message =
      "The bar is opaque and \(name) does not extend under it, so its view is resized by \(pointText(title.points)) points whenever the large title collapses (\(systems))."
    var related = [Finding.Related(opaque, "the bar is made opaque here")]
    if let large = scrollView.placed.settings[
      PlacedScene.SettingKey(object: title.navigation.id, name: "navigationBar.prefersLargeTitles")]
    {
      related.append(.init(large, "large titles are switched on here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: check.app.nameLocation(of: scrollView.owner), message: message,
      environments: environments, related: related, fixes: [fix(scrollView, check)].compactMap { $0 })
  }

  private static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    // One that is held to a guide doesn't reach under the bar even then.
    let pin = scrollView.view?.pins[.top]?.target
    guard pin != .safeArea, pin != .topLayoutGuide, let node = scrollView.controllerNodes.first else { return nil }
    return ExtendUnderOpaqueBar.fix(scrollView, node, check)
  }
}
