internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A bar of the app's own over a scroll view, and nobody adds its height.
package enum CustomBarOutsideSafeArea: Rule {
  package static let card = RuleCard(
    id: "custom-bar-outside-safe-area", title: "A bar of the app's own covers content", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "UIKit makes room for the bars of its own containers only. A strip, a header or a toolbar that the app lays over a scroll view covers its first or last rows for good, unless the app reserves as many points: by additionalSafeAreaInsets of the controller below it, or by contentInset.",
    examples: CustomBarOutsideSafeAreaExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      isContent(layout, view) && (!layout.screen.usesLegacyInsets || check.reachesLegacySystems)
        && CoveringStrip(over: view, in: layout) != nil
    } reporting: { scrollView in
      guard let (layout, view) = scrollView.layouts.first, let strip = CoveringStrip(over: view, in: layout),
        CustomBar.isShown(strip, scrollView, check), !isHeldClear(scrollView, strip, check),
        !doubts.exist(about: scrollView, at: strip.edge)
      else { return nil }
      return finding(scrollView, strip, check)
    }
  }

  private static func isContent(_ layout: Layout, _ view: Int) -> Bool {
    let node = layout.tree.views[view]
    return [.table, .collection, .text, .web].contains(node.kind) && node.view.isPagingEnabled != true
      && !node.view.isFrameAssumed && !node.isImplicit
  }

  /// Whether the content itself leaves the strip's room: a header or footer, insets of sections, an inset of a text view.
  private static func isHeldClear(_ scrollView: ScrollViewSighting, _ strip: CoveringStrip, _ check: RuleCheck) -> Bool
  {
    let part = strip.edge == .top ? "tableHeaderView" : "tableFooterView"
    if scrollView.facts?.attachments.contains(where: { $0.key == part }) == true { return true }
    let names: Set<String>
    switch scrollView.kind {
    case .table: names = [part, "tableView.\(part)", "heightForHeaderInSection", "heightForFooterInSection"]
    case .collection: names = ["sectionInset", "insetForSectionAt", "contentInsets", "NSCollectionLayoutSection"]
    case .text: names = ["textContainerInset"]
    default: names = []
    }
    if !check.passages(mentioning: names.union(["additionalSafeAreaInsets"]), ofClassOf: scrollView.owner).isEmpty {
      return true
    }
    return check.passages(mentioning: ["layout", "collectionView"], ofClassOf: scrollView.owner).contains { passage in
      passage.function?.labels.contains("insetForSectionAt") == true && scrollView.kind == .collection
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ strip: CoveringStrip, _ check: RuleCheck) -> Finding?
  {
    guard let (layout, _) = scrollView.layouts.first else { return nil }
    let node = layout.tree.views[strip.view]
    let place = scrollView.placed.location(of: node.id, check.app)
    let rows = strip.edge == .top ? "first" : "last"
    let message =
      "\(capitalized(node.displayName)) covers the \(rows) \(pointText(strip.points)) points of \(scrollView.label), and no inset or safe area reserves them (\(layout.environment.shortForm))."
    return Finding(
      rule: card.id, severity: card.severity, location: place ?? scrollView.location, message: message,
      environments: scrollView.environments,
      related: place == nil ? [] : [.init(scrollView.location, "\(scrollView.label) reaches under it")],
      fixes: [fix(scrollView, strip, check)].compactMap { $0 })
  }

  /// As much content inset as is covered, where that is the same everywhere.
  private static func fix(_ scrollView: ScrollViewSighting, _ strip: CoveringStrip, _ check: RuleCheck) -> Fix? {
    let isSame = scrollView.layouts.allSatisfy { layout, view in
      guard let other = CoveringStrip(over: view, in: layout) else { return false }
      return other.edge == strip.edge && abs(other.points - strip.points) < 0.5
    }
    guard isSame, strip.points == strip.points.rounded(), scrollView.view?.contentInset == nil,
      let node = scrollView.node, let property = scrollView.property(in: check.app),
      let edit = ClassFixes(ofController: scrollView.owner, check)?.atEndOfViewDidLoad(
        InsetsForStrip.lines(property, strip.edge, pointText(strip.points)))
    else { return nil }
    var insets = Insets.zero
    insets[strip.edge] = strip.points
    let effect = scrollView.effect(
      of: [SettingChange(node, .contentInset(insets))], check.app, promising: [Quantity(.contentInset, strip.edge)])
    return Fix(
      "Reserve \(pointText(strip.points)) points at the \(strip.edge.name) of \(scrollView.label) (contentInset)",
      isPreferred: true, [edit], promises: effect.promises)
  }
}
