internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

// A content size that is enlarged by the safe area, which is in adjustedContentInset as well (dotnet/maui 36800: measured).
extension ManualInsetPlusAutomatic {
  static func enlargedContent(_ check: RuleCheck, _ doubts: EdgeDoubts) -> [Finding] {
    check.app.passages(mentioning: ["contentSize"]).compactMap { passage in
      guard !passage.effect.circumstances.isConditional, let (view, height) = height(in: passage),
        let owner = passage.owner
      else { return nil }
      let measures = [InsetLayout.Edge.top, .bottom].flatMap { edge in
        BarMeasure.measures(in: height, at: edge, alone: false).filter { $0.source == .safeArea }.map { (edge, $0) }
      }
      guard !measures.isEmpty else { return nil }
      let controllers = Set(check.app.controllers(ofClassIndex: owner))
      for scrollView in check.scrollViews where controllers.contains(scrollView.owner) {
        guard let name = check.app.viewName(view, in: passage, of: scrollView.owner),
          scrollView.isNamed(name),
          let finding = finding(scrollView, measures, height, passage, check, doubts)
        else { continue }
        return finding
      }
      return nil
    }
  }

  /// The scroll view whose content's height the passage sets, and the height.
  private static func height(in passage: CodePassage) -> (view: CodeExpression, height: CodeExpression)? {
    guard case .assignment(let target, "=", let value) = passage.effect.kind else { return nil }
    if target.lastName == "contentSize", let view = target.base {
      guard let call = value.call, ["CGSize", "CGSizeMake"].contains(call.name), call.arguments.count == 2 else {
        return nil
      }
      return (view, call.arguments[1].value)
    }
    guard target.lastName == "height", let size = target.base, size.lastName == "contentSize", let view = size.base
    else { return nil }
    return (view, value)
  }

  private static func finding(
    _ scrollView: ScrollViewSighting, _ measures: [(edge: InsetLayout.Edge, measure: BarMeasure)],
    _ height: CodeExpression, _ passage: CodePassage, _ check: RuleCheck, _ doubts: EdgeDoubts
  ) -> Finding? {
    guard !measures.contains(where: { doubts.exist(about: scrollView, at: $0.edge) }),
      let seen = scrollView.keeping({ layout, view in
        passage.systems.contains(layout.environment.os) && measures.allSatisfy { isCounted($0.edge, layout, view) }
      }), let (layout, view) = seen.layouts.first
    else { return nil }
    let points = measures.reduce(0) { sum, next in
      sum + (next.measure.points(next.edge, in: layout, ofController: layout.tree.views[view].owner) ?? 0)
    }
    guard points > 0.5 else { return nil }
    let message =
      "This line adds the \(pointText(points)) points of the safe area (\(layout.environment.shortForm)) to the height of the content, and on \(seen.systemsText) they are in adjustedContentInset of \(seen.label) as well: it scrolls \(pointText(points)) points too far."
    return Finding(
      rule: card.id, severity: card.severity, location: passage.location, message: message,
      environments: seen.environments, related: [.init(seen.location, "UIKit adjusts \(seen.label)")],
      fixes: [fix(measures.map(\.measure), height, passage, check)].compactMap { $0 })
  }

  private static func fix(
    _ measures: [BarMeasure], _ height: CodeExpression, _ passage: CodePassage, _ check: RuleCheck
  ) -> Fix? {
    let measured = measures.map(\.expression.range)
    let rest = BarMeasure.terms(height).map(\.range).filter { !measured.contains($0) }
    let whole = passage.effect.range
    guard !rest.isEmpty, let writer = FixWriter(passage.path, check),
      // A term in a local variable stands elsewhere, where others may use it.
      ([height.range] + rest).allSatisfy({ whole.lowerBound <= $0.lowerBound && $0.upperBound <= whole.upperBound })
    else { return nil }
    let kept = rest.map { writer.text.string(in: $0) }.joined(separator: " + ")
    return Fix("Leave the safe area out of the content's height", isPreferred: true, [writer.edit(height.range, kept)])
  }
}
