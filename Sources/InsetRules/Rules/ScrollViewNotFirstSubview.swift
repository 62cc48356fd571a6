internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Something lies behind the scroll view, so UIKit's search misses it (iOS 7 to 10).
package enum ScrollViewNotFirstSubview: Rule {
  package static let card = RuleCard(
    id: "scroll-view-not-first-subview", title: "The scroll view is not the first subview", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Before iOS 11 a navigation controller makes room for its bars in the first scroll view that it finds by looking at the controller's view, then at that view's first subview, and so on. A background or header behind the scroll view ends the search: nothing is adjusted, and the first rows lie under the bar.",
    examples: ScrollViewNotFirstSubviewExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    return check.findings { layout, view in
      layout.screen.usesLegacyInsets && layout.decidingLaw(ofScrollView: view) == "R7-AUTO-WHICH"
    } reporting: { scrollView in
      finding(scrollView, check)
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let navigationChild = layout.tree.ancestry(of: layout.tree.views[view].owner).first,
      let end = layout.tree.searchEnd(of: navigationChild, skippingGuides: layout.screen.os.major < 9)
    else { return nil }
    let blocker = layout.tree.views[end.view]
    let name = scrollView.label
    let message =
      "\(capitalized(blocker.displayName)) lies behind \(name), which is therefore not the first subview: \(scrollView.systemsText) does not adjust it and its first \(pointText(scrollView.hidden)) points are under \(layout.barAbove(view))."
    var related: [Finding.Related] = []
    if let location = scrollView.placed.location(of: blocker.id, check.app) {
      related.append(.init(location, "\(blocker.displayName) is the first subview here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location,
      message: message, environments: scrollView.environments, related: related,
      fixes: [MoveToBack.fix(scrollView, check) ?? InsetsFromGuides.fix(scrollView, check)].compactMap { $0 })
  }
}
