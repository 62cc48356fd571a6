internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A scroll view in an embedded child that UIKit doesn't reach (iOS 7 to 10).
package enum ContainedChildNotAdjusted: Rule {
  package static let card = RuleCard(
    id: "contained-child-not-adjusted", title: "A contained child's scroll view is not adjusted", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Before iOS 11 a navigation controller adjusts only a scroll view that it reaches from its direct child, down the chain of first subviews. A table in a container view, a page or a custom container is off that chain, gets no inset, and its first rows lie under the bar.",
    examples: ContainedChildNotAdjustedExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    return check.findings { layout, view in
      layout.screen.usesLegacyInsets
        && ["R7-AUTO-CHILD", "R7-PAGE"].contains(layout.decidingLaw(ofScrollView: view) ?? "")
    } reporting: { scrollView in
      finding(scrollView, check)
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first else { return nil }
    let tree = layout.tree
    let chain = tree.ancestry(of: tree.views[view].owner)
    guard chain.count >= 2, let navigation = chain.first(where: { tree.controllers[$0].kind == .navigation }),
      let direct = chain.first(where: { tree.controllers[$0].parent == navigation })
    else { return nil }
    let child = tree.controllers[chain[0]]
    let container = tree.controllers[chain[1]]
    let name = scrollView.label
    let message =
      "\(capitalized(child.displayName)) is embedded in \(container.displayName), and on \(scrollView.systemsText) UIKit adjusts only scroll views it reaches from \(tree.controllers[direct].displayName): \(name) gets no top inset and its first \(pointText(scrollView.hidden)) points lie under \(layout.barAbove(view))."
    var related: [Finding.Related] = []
    if let edge = check.app.edges(to: scrollView.owner).first(where: { $0.kind == .embed || $0.kind == .child }) {
      // UISearchController insets its results itself.
      let words = check.text(edge.location.path)?.string(in: edge.location.range) ?? ""
      if words.contains("earchResultsController:") { return nil }
      related.append(.init(edge.location, "embedded here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: related, fixes: fixes(scrollView, check))
  }

  private static func fixes(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> [Fix] {
    var fixes: [Fix] = []
    if let edge = check.app.edges(to: scrollView.owner).first(where: { $0.kind == .embed }), let host = edge.from,
      let containerView = edge.containerView, let root = check.app.controllers[host].facts.view,
      let view = find(containerView, in: root), root.subviews.contains(where: { $0.id == containerView }),
      scrollView.facts?.key == "view"
    {
      // Then the chain of first subviews leads through the container view to the child's scroll view.
      if let fix = MoveToBack.fix(view, ofController: host, check) { fixes.append(fix) }
    }
    if let fix = InsetsFromParentGuides.fix(scrollView, check, isPreferred: fixes.isEmpty) { fixes.append(fix) }
    return fixes
  }

  private static func find(_ id: String, in view: ViewFacts) -> ViewFacts? {
    if view.id == id { return view }
    return view.subviews.firstResult { find(id, in: $0) }
  }
}
