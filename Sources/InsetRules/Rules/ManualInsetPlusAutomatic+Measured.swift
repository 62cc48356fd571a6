internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

// An inset that is read off the safe area or a bar: from iOS 11 on UIKit adds the same on top, whenever it is written.
extension ManualInsetPlusAutomatic {
  static func measured(_ check: RuleCheck, _ doubts: EdgeDoubts) -> [Finding] {
    let assignments = MeasuredInset.assignments(check)
    guard !assignments.isEmpty else { return [] }
    var told: Set<Location> = []
    return check.scrollViews.flatMap { scrollView in
      check.app.codeWrites(of: scrollView.owner).compactMap { write -> Finding? in
        guard write.name == "contentInset", !write.isForKeyboard,
          let assignment = assignments[write.location],
          // What stands behind `??` is no condition of the write.
          !write.isConditional || assignment.value.hasFallback,
          scrollView.isWritten(by: write),
          let inset = MeasuredInset(write, assignment), let finding = finding(scrollView, inset, check, doubts),
          told.insert(finding.location).inserted
        else { return nil }
        return finding
      }
    }
  }

  private static func finding(
    _ scrollView: ScrollViewSighting, _ inset: MeasuredInset, _ check: RuleCheck, _ doubts: EdgeDoubts
  ) -> Finding? {
    guard scrollView.node?.view.isPagingEnabled != true, isOnlyWriter(inset.write, of: scrollView, check) else {
      return nil
    }
    for (edge, measures, _) in inset.edges {
      guard !scrollView.hasViewInFront(at: edge),
        !doubts.exist(about: scrollView, at: edge, except: [inset.write.location]),
        let seen = scrollView.keeping({ layout, view in
          inset.write.systems.contains(layout.environment.os) && isCounted(edge, layout, view)
            && points(measures, edge, layout, view) != nil
        }), let (layout, view) = seen.layouts.first,
        let own = points(measures, edge, layout, view),
        let system = layout.trace.points(.view(view), Quantity(.systemInset, edge)),
        let breakdown = seen.breakdown(edge, in: 0)
      else { continue }
      let rows = scrollView.kind == .table ? "row" : "content"
      let outcome =
        edge == .top
        ? "the \(first(rows)) rests \(pointText(own)) points too low"
        : "the \(last(rows)) ends \(pointText(own)) points too high"
      let sources = measures.map(\.source.text).joined(separator: " and ")
      let message =
        "This line adds \(pointText(own)) points for \(sources) at the \(edge.name) (\(layout.environment.shortForm)), and on \(seen.systemsText) UIKit adds \(pointText(system)) for \(breakdown.barsText) by itself: \(outcome)."
      return Finding(
        rule: card.id, severity: card.severity, location: inset.write.location, message: message,
        environments: seen.environments, related: related(seen, edge, layout, view, check),
        fixes: [MeasuredInsetFix(inset, seen, check).fix].compactMap { $0 })
    }
    return nil
  }

  /// Whether UIKit surely adds something at an edge of its own accord, safe areas being known.
  static func isCounted(_ edge: InsetLayout.Edge, _ layout: Layout, _ view: Int) -> Bool {
    !layout.screen.usesLegacyInsets && layout.trace.points(.view(view), Quantity(.systemInset, edge)) ?? 0 > 0.5
      && layout.certainty(.view(view), [Quantity(.systemInset, edge)]) > .assumed
  }

  private static func points(_ measures: [BarMeasure], _ edge: InsetLayout.Edge, _ layout: Layout, _ view: Int)
    -> Double?
  {
    let owner = layout.tree.views[view].owner
    let all = measures.map { $0.points(edge, in: layout, ofController: owner) }
    guard !all.contains(nil) else { return nil }
    let sum = all.reduce(0) { $0 + ($1 ?? 0) }
    return sum > 0.5 ? sum : nil
  }

  /// Whether nothing else writes the inset, on this or an unknown view: who writes twice may have the sum in mind.
  private static func isOnlyWriter(_ write: CodeWrite, of scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    !check.app.codeWrites(of: scrollView.owner).contains { other in
      guard other.name == "contentInset", other.location != write.location, case .view(let name) = other.subject else {
        return false
      }
      return name.flatMap { scrollView.placed.viewIDs[scrollView.owner]?[$0] }.map { $0 == scrollView.id } ?? true
    }
  }
}

extension CodeExpression {
  /// Whether a value for nothing stands in it.
  fileprivate var hasFallback: Bool {
    var found = false
    visit { if case .binary(_, "??", _) = $0.kind { found = true } }
    return found
  }
}

extension CodeWrite {
  /// Whether the method's name says that it makes room for the keyboard.
  var isForKeyboard: Bool { function?.lowercased().contains("keyboard") ?? false }
}
