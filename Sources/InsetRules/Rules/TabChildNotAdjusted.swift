internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A tab's root without a navigation controller: nothing clears the tab bar (iOS 7 to 10).
package enum TabChildNotAdjusted: Rule {
  package static let card = RuleCard(
    id: "tab-child-not-adjusted", title: "A tab without a navigation controller is not adjusted", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Before iOS 11 only navigation controllers adjust scroll views. A table that is a tab's own screen reaches under the translucent tab bar and gets no inset there, so its last rows can't be scrolled clear of the bar.",
    examples: TabChildNotAdjustedExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      isCovered(layout, view)
    } reporting: { scrollView in
      guard !doubts.exist(about: scrollView, at: .bottom), !isHeldClear(scrollView) else { return nil }
      return finding(scrollView, check)
    }
  }

  private static func isCovered(_ layout: Layout, _ view: Int) -> Bool {
    let subject = Subject.view(view)
    let owner = layout.tree.controllers[layout.tree.views[view].owner]
    guard layout.screen.usesLegacyInsets, case .tabChild = owner.role, let tab = owner.parent,
      layout.shows(Quantity(.tabBarFrame), of: tab),
      layout.trace.step(subject, Quantity(.systemInset, .bottom))?.law.id == "R7-AUTO-WHO",
      let hidden = layout.trace.points(subject, Quantity(.hiddenUnderBars, .bottom)), hidden > 0.5,
      !layout.tree.views[view].view.isFrameAssumed
    else { return false }
    return layout.certainty(subject, [Quantity(.hiddenUnderBars, .bottom)]) > .assumed
  }

  /// Pagers lie under bars on purpose; an inset of the app's own says that somebody thought of it.
  private static func isHeldClear(_ scrollView: ScrollViewSighting) -> Bool {
    guard let view = scrollView.view else { return true }
    return view.isPagingEnabled == true || (view.contentInset?.bottom ?? 0) > 0.5 || view.kind == .text
      || view.kind == .web || scrollView.hasViewInFront(at: .bottom)
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let hidden = layout.trace.points(.view(view), Quantity(.hiddenUnderBars, .bottom))
    else { return nil }
    let owner = layout.tree.controllers[layout.tree.views[view].owner]
    let message =
      "\(capitalized(owner.displayName)) is a tab's root without a navigation controller, so on \(scrollView.systemsText) UIKit adds nothing and the last \(pointText(hidden)) points of \(scrollView.label) lie under the tab bar."
    var related: [Finding.Related] = []
    if let edge = check.app.edges(to: scrollView.owner).first(where: { $0.kind == .tab }) {
      related.append(.init(edge.location, "it becomes a tab here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: related, fixes: [fix(scrollView, check)].compactMap { $0 })
  }

  private static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let fixes = ClassFixes(ofController: scrollView.owner, check), !fixes.has("viewDidLayoutSubviews"),
      let property = scrollView.property(in: check.app),
      let edit = fixes.addingMember(InsetsFromGuides.bottomBelow11(property))
    else { return nil }
    return Fix(
      "Take the bottom inset from bottomLayoutGuide in \(check.app.controllers[scrollView.owner].className) (iOS 7–10)",
      isPreferred: true, [edit])
  }
}
