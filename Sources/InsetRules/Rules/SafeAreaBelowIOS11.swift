internal import InsetLayout
internal import InsetModel
internal import InsetText

/// What stands in for the safe area on systems that don't have it.
package enum SafeAreaBelowIOS11: Rule {
  package static let card = RuleCard(
    id: "safe-area-below-ios11", title: "Below iOS 11 the view's edge stands in for the safe area", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "Views have no safe area before iOS 11. In Interface Builder it falls back to the layout guides on iOS 9 and 10, and below 9 the file doesn't build. In code the branch for older systems has to name topLayoutGuide and bottomLayoutGuide: pinned to the view's edge, a view lies under the bars there.",
    examples: SafeAreaBelowIOS11Examples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    var told: Set<Location> = []
    let code = EdgeFallbacks.all(check).compactMap { finding($0, check) }
    return (SafeAreaFiles.findings(card, check) + code).filter { told.insert($0.location).inserted }
  }

  private static func finding(_ fallback: EdgeFallback, _ check: RuleCheck) -> Finding? {
    guard let (layout, view, hidden) = fallback.hidden.first else { return nil }
    let edge = fallback.edge
    let guide = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
    let message =
      "Below iOS 11 this branch pins \(layout.tree.views[view].displayName) to the view's edge, \(pointText(hidden)) points under \(layout.coverName(edge, of: view)) (\(layout.environment.shortForm)); use \(guide) there."
    let location = fallback.passage.location(of: fallback.anchor)
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message,
      environments: fallback.hidden.map(\.layout.environment.shortForm),
      fixes: [fix(fallback, guide, location, check)].compactMap { $0 })
  }

  private static func fix(_ fallback: EdgeFallback, _ guide: String, _ location: Location, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(location.path, check) else { return nil }
    let anchor = fallback.edge == .top ? "bottomAnchor" : "topAnchor"
    let own = writer.language == .objectiveC || writer.text.string(in: location.range).hasPrefix("self.") ? "self." : ""
    return Fix(
      "Pin it to \(guide)", isPreferred: true, [writer.edit(location.range, "\(own)\(guide).\(anchor)")])
  }
}
