internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A small scroll view that UIKit insets for a bar which doesn't lie over it (iOS 7 to 10).
package enum PartialScrollViewAdjusted: Rule {
  package static let card = RuleCard(
    id: "partial-scroll-view-adjusted", title: "A small scroll view gets a bar's inset", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Before iOS 11 a navigation controller insets the first scroll view that it finds by as much as its bars are high, wherever it lies and whatever it is: a text box or a row of pictures in the middle of the screen is inset like a list under the bar, and its content starts too low or no longer fits.",
    examples: PartialScrollViewAdjustedExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      isPartial(layout, view) && layout.tree.views[view].view.isPagingEnabled != true
    } reporting: { scrollView in
      doubts.exist(about: scrollView, at: .top) ? nil : finding(scrollView, check)
    }
  }

  /// Whether a scroll view is less than half as high as its controller's view and lies clear of the bars that it is inset
  /// for.
  static func isPartial(_ layout: Layout, _ view: Int) -> Bool {
    let root = layout.tree.controllers[layout.tree.views[view].owner].rootView
    guard view != root, DoubleInsetLayoutGuideAndAuto.isClearOfBars(layout, view),
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let outer = layout.trace.rect(.view(root), Quantity(.frameInWindow))
    else { return false }
    return frame.height > 0.5 && frame.height < outer.height / 2
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let breakdown = scrollView.breakdown(.top, in: 0),
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let points = layout.trace.points(.view(view), Quantity(.systemInset, .top))
    else { return nil }
    let message =
      "\(capitalized(scrollView.label)) is only \(pointText(frame.height)) points high and lies clear of the navigation bar, but on \(scrollView.systemsText) it is the scroll view that UIKit finds first, so its content starts \(pointText(points)) points too low, inset for \(breakdown.barsText)."
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments,
      fixes: [AdjustmentFlagOff.fix(scrollView, check, isPreferred: true)].compactMap { $0 })
  }
}
