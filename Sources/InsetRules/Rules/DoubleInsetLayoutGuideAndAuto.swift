internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The scroll view starts below the bar, and UIKit insets it for the bar too (iOS 7 to 10).
package enum DoubleInsetLayoutGuideAndAuto: Rule {
  package static let card = RuleCard(
    id: "double-inset-layout-guide-and-auto", title: "Below the bar by its place, and inset for the bar too",
    severity: .warning, systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Before iOS 11 the inset that UIKit adds doesn't depend on where the scroll view lies. One that is pinned to the top layout guide, or framed below the bar, gets the bar's points once more, and a gap as high as the bars appears above the first row.",
    examples: DoubleInsetLayoutGuideAndAutoExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      isDoubled(layout, view)
    } reporting: { scrollView in
      doubts.exist(about: scrollView, at: .top) ? nil : finding(scrollView, check)
    }
  }

  /// Whether all that UIKit adds at the top stays blank, since the scroll view's frame is clear of the bars.
  private static func isDoubled(_ layout: Layout, _ view: Int) -> Bool {
    // Of pagers and of small ones other rules speak: to start them under the bar is no cure.
    if layout.tree.views[view].view.isPagingEnabled == true { return false }
    return isClearOfBars(layout, view) && !PartialScrollViewAdjusted.isPartial(layout, view)
  }

  /// Whether all that UIKit adds at the top of a scroll view stays blank.
  static func isClearOfBars(_ layout: Layout, _ view: Int) -> Bool {
    let subject = Subject.view(view)
    guard layout.screen.usesLegacyInsets, layout.isUnderNavigationBar(view),
      !layout.tree.views[view].view.isFrameAssumed, layout.tree.views[view].superview != nil,
      let system = layout.trace.points(subject, Quantity(.systemInset, .top)), system > 0.5,
      let gap = layout.trace.points(subject, Quantity(.extraGap, .top)),
      abs(gap - system - (layout.tree.views[view].view.contentInset?.top ?? 0)) < 0.5
    else { return false }
    return layout.certainty(subject, [Quantity(.systemInset, .top), Quantity(.extraGap, .top)]) > .assumed
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let gap = layout.trace.points(.view(view), Quantity(.systemInset, .top))
    else { return nil }
    let pin = layout.tree.views[view].view.pins[.top]
    let isHeldByGuide = pin?.target == .topLayoutGuide || pin?.target == .safeArea
    let row = scrollView.kind == .table ? "the first row" : "the content"
    let message =
      "\(capitalized(scrollView.label)) starts below the navigation bar by its \(isHeldByGuide ? "constraint" : "place") and UIKit adds the same \(pointText(gap)) points as content inset on \(scrollView.systemsText), so a gap of \(pointText(gap)) points appears above \(row)."
    let pinned = PinToSuperview.fix(scrollView, check)
    let fixes = [pinned, AdjustmentFlagOff.fix(scrollView, check, isPreferred: pinned == nil)].compactMap { $0 }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: related(scrollView, check), fixes: fixes)
  }

  private static func related(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> [Finding.Related] {
    guard let pin = scrollView.facts?.pins.first(where: { $0.edge == .top }) else { return [] }
    let path = check.app.controllers[scrollView.owner].viewPath
    return [.init(Location(path: path, range: pin.range), "its top is held here")]
  }
}
