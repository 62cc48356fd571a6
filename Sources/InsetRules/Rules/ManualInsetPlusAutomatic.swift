internal import InsetLayout
internal import InsetModel
internal import InsetText

/// An inset for a bar that UIKit adds as well.
package enum ManualInsetPlusAutomatic: Rule {
  package static let card = RuleCard(
    id: "manual-inset-plus-automatic", title: "A bar is counted twice: by hand and by UIKit", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "Where UIKit adjusts a scroll view, it adds the bars to what the app writes into contentInset. An inset that is meant for the same bar comes on top, and the content rests too low or ends too high. Before iOS 11 this holds of what is written before the view comes on screen.",
    examples: ManualInsetPlusAutomaticExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return measured(check, doubts) + enlargedContent(check, doubts)
      + check.findings(of: check.scrollViews) { layout, view in
        (!layout.screen.usesLegacyInsets || check.reachesLegacySystems)
          && [Edge.top, .bottom].contains { WrittenInset.isDoubled($0, layout, view) }
      } reporting: { scrollView in
        guard scrollView.node?.view.isPagingEnabled != true, let inset = WrittenInset(doubledIn: scrollView, check),
          let seen = scrollView.keeping({ layout, view in
            inset.edges.allSatisfy { WrittenInset.isDoubled($0, layout, view) }
              && !(layout.screen.usesLegacyInsets && inset.write?.comesWhileShown == true)
          }), !inset.edges.contains(where: { doubts.exist(about: seen, at: $0) })
        else { return nil }
        return finding(seen, inset, check)
      }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ inset: WrittenInset, _ check: RuleCheck) -> Finding? {
    guard let edge = inset.edges.first, let (layout, view) = scrollView.layouts.first,
      let breakdown = scrollView.breakdown(edge, in: 0),
      let system = layout.trace.points(.view(view), Quantity(.systemInset, edge))
    else { return nil }
    let rows = scrollView.kind == .table ? "row" : "content"
    let whereabouts = edge == .top ? "above the \(first(rows))" : "below the \(last(rows))"
    let writer = inset.write == nil ? "this inset" : "this line"
    let message =
      "\(pointText(breakdown.inForce)) pt \(whereabouts) on \(scrollView.systemsText) (\(layout.environment.shortForm); \(pointText(system)) wanted): \(writer) adds \(pointText(breakdown.inForce - system)), and UIKit adds \(pointText(system)) for \(breakdown.barsText)."
    return Finding(
      rule: card.id, severity: card.severity, location: inset.location, message: message,
      environments: scrollView.environments, related: related(scrollView, edge, layout, view, check),
      fixes: ManualInsetFixes(scrollView, inset, check).all)
  }

  static func first(_ word: String) -> String { word == "row" ? "first row" : word }

  static func last(_ word: String) -> String { word == "row" ? "last row" : word }

  /// What makes the bar lie over the scroll view, where somebody sets it; else the scroll view.
  static func related(
    _ scrollView: ScrollViewSighting, _ edge: Edge, _ layout: Layout, _ view: Int, _ check: RuleCheck
  ) -> [Finding.Related] {
    let name = edge == .top ? "navigationBar" : "tabBar"
    for controller in layout.tree.ancestry(of: layout.tree.views[view].owner) {
      let node = layout.tree.controllers[controller]
      guard node.kind == (edge == .top ? .navigation : .tab) else { continue }
      let key = PlacedScene.SettingKey(object: node.id, name: name + ".isTranslucent")
      if let place = scrollView.placed.settings[key] { return [.init(place, "the bar is made translucent here")] }
      break
    }
    return [.init(scrollView.location, "UIKit adjusts \(scrollView.label)")]
  }
}
