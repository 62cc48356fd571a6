internal import InsetFacts
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

  /// Code that could put things right, or that changes the order of subviews.
  private static let silencers: Set<String> = [
    "contentInset", "automaticallyAdjustsScrollViewInsets", "edgesForExtendedLayout", "insertSubview",
    "sendSubviewToBack",
    "sendSubview", "bringSubviewToFront", "bringSubview", "removeFromSuperview", "loadView", "isTranslucent",
    "setNavigationBarHidden", "isNavigationBarHidden",
  ]

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    return check.findings { layout, view in
      layout.screen.usesLegacyInsets && layout.decidingLaw(ofScrollView: view) == "R7-AUTO-WHICH"
    } reporting: { scrollView in
      guard check.isCodeReadable(scrollView.owner),
        check.settingsInCode(of: scrollView.owner).isDisjoint(with: silencers)
      else { return nil }
      return finding(scrollView, check)
    }
  }

  private static func finding(_ scrollView: HiddenScrollView, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let navigationChild = layout.tree.ancestry(of: layout.tree.views[view].owner).first,
      let end = layout.tree.searchEnd(of: navigationChild, skippingGuides: layout.screen.os.major < 9)
    else { return nil }
    let path = check.app.controllers[scrollView.owner].path
    let blocker = layout.tree.views[end.view]
    let name = scrollView.facts.label
    let message =
      "\(capitalized(blocker.displayName)) lies behind \(name), which is therefore not the first subview: \(scrollView.systemsText) does not adjust it and its first \(pointText(scrollView.hidden)) points are under \(layout.barAbove(view))."
    var related: [Finding.Related] = []
    if case .view(let owner, let facts)? = scrollView.placed.sources[blocker.id] {
      let location = Location(path: check.app.controllers[owner].path, range: facts.tagRange)
      related.append(.init(location, "\(blocker.displayName) is the first subview here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: Location(path: path, range: scrollView.facts.tagRange),
      message: message, environments: scrollView.environments, related: related,
      fixes: [MoveToBack.fix(scrollView.facts, ofController: scrollView.owner, check)].compactMap { $0 })
  }
}
