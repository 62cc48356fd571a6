internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Bars as numbers, which only older phones have.
package enum HardcodedBarHeight: Rule {
  package static let card = RuleCard(
    id: "hardcoded-bar-height", title: "A bar's height is written as a number", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "64 is what status and navigation bar took on phones with a home button, 49 a tab bar. Phones with a notch, a Dynamic Island or a home indicator need more, iOS 26 needs more again, and landscape less. The safe area and the layout guides know what it is.",
    examples: HardcodedBarHeightExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    var told: Set<Location> = []
    return BarFigureUse.all(check).compactMap { use -> Finding? in
      guard !isDoubtful(use, doubts, check), let place = BarFigurePlace(use, check) else { return nil }
      return finding(use, place, check)
    }.filter { told.insert($0.location).inserted }
      + ScreenHeightUse.findings(card, check).filter {
        told.insert($0.location).inserted
      }
  }

  private static func isDoubtful(_ use: BarFigureUse, _ doubts: EdgeDoubts, _ check: RuleCheck) -> Bool {
    let steps = use.placed.placement.steps.map(\.controller)
    if steps.contains(where: { !check.app.isCodeReadable($0) || doubts.isTranslucencyUnknown($0, in: use.placed) }) {
      return true
    }
    let scrollView = check.scrollViews.first {
      $0.owner == use.owner && $0.id == use.id && $0.placed.placement == use.placed.placement
    }
    return scrollView.map { doubts.exist(about: $0, at: use.edge) } ?? false
  }

  private static func finding(_ use: BarFigureUse, _ place: BarFigurePlace, _ check: RuleCheck) -> Finding? {
    guard let (layout, view, needed) = use.misfits.first else { return nil }
    let name = layout.tree.views[view].displayName
    let facts: ViewFacts? = if case .view(_, let found)? = use.placed.sources[use.id] { found } else { nil }
    let missing = pointText(needed - use.points)
    let what = use.role == .inset ? "of the content of \(facts?.label ?? name)" : "of \(facts?.label ?? name)"
    let message =
      "\(pointText(use.points)) stands for the bars of older phones: on \(layout.environment.shortForm) the \(use.edge.name) needs \(pointText(needed)) points, so \(missing) points \(what) lie under \(layout.coverName(use.edge, of: view))."
    return Finding(
      rule: card.id, severity: card.severity, location: place.location, message: message,
      environments: use.misfits.map(\.layout.environment).shortForms,
      fixes: BarFigureFix(use, place, check).all)
  }
}
