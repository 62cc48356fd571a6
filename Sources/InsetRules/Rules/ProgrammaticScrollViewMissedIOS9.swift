internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A scroll view that code adds to a storyboard's controller, which iOS 9.0 didn't adjust.
package enum ProgrammaticScrollViewMissedIOS9: Rule {
  package static let card = RuleCard(
    id: "programmatic-scroll-view-missed-ios9", title: "iOS 9.0 misses a scroll view that code adds", severity: .hint,
    systems: OSRange(OSVersion(9), through: [9]),
    why:
      "iOS 9.0 was reported not to adjust a scroll view that code adds to a controller from a storyboard: the layout guides come before it. Two reports, of a beta and of the release, say so; what later versions did isn't public.",
    examples: ProgrammaticScrollViewMissedIOS9Examples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      isFound(layout, view)
    } reporting: { scrollView in
      let entry = check.app.controllers[scrollView.owner]
      guard entry.source == .scene, scrollView.facts == nil, entry.facts.topLayoutGuideID != nil,
        let lowest = check.lowestSystem(of: entry.path), lowest <= OSVersion(9),
        !doubts.exist(about: scrollView, at: .top)
      else { return nil }
      return finding(scrollView, check)
    }
  }

  /// Whether UIKit finds the view as the first subview, on the systems that find it.
  private static func isFound(_ layout: Layout, _ view: Int) -> Bool {
    let node = layout.tree.views[view]
    let root = layout.tree.controllers[node.owner].rootView
    let top = Quantity(.systemInset, .top)
    guard layout.screen.usesLegacyInsets, !node.isImplicit, node.superview == root, node.view.isPagingEnabled != true,
      layout.tree.views[root].subviews.first == view, layout.isUnderNavigationBar(view),
      let points = layout.trace.points(.view(view), top), points > 0.5,
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let outer = layout.trace.rect(.view(root), Quantity(.frameInWindow))
    else { return false }
    return frame.minY < outer.minY + 0.5 && layout.certainty(.view(view), [top]) > .assumed
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let points = layout.trace.points(.view(view), Quantity(.systemInset, .top))
    else { return nil }
    let name = check.app.controllers[scrollView.owner].className
    let message =
      "\(capitalized(scrollView.label)) is added in code to \(name) from a storyboard, which iOS 9.0 was reported not to adjust: its first \(pointText(points)) points may lie under \(layout.barAbove(view))."
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, fixes: [InsetsFromGuides.fix(scrollView, check)].compactMap { $0 })
  }
}
