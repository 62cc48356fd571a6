internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Takes what is measured of bars out of an inset that UIKit adds them to.
struct MeasuredInsetFix {
  private let inset: MeasuredInset
  private let scrollView: ScrollViewSighting
  private let check: RuleCheck

  init(_ inset: MeasuredInset, _ scrollView: ScrollViewSighting, _ check: RuleCheck) {
    self.inset = inset
    self.scrollView = scrollView
    self.check = check
  }

  private var write: CodeWrite { inset.write }

  /// Nil where the write is under a condition, whose reason the layout doesn't know, or where its value stands elsewhere.
  var fix: Fix? {
    guard !write.isConditional, let writer = FixWriter(write.location.path, check),
      check.lowestSystem(of: write.location.path) != nil
    else { return nil }
    let effect = scrollView.effect(of: [], check.app, promising: [Quantity(.hiddenUnderBars, .top)])
    if check.isOnly(on: write.systems, from: OSVersion(11), write.location.path) {
      guard let edits = without(writer) else { return nil }
      return Fix(
        "Leave the bars to UIKit: remove them from the inset", isPreferred: true, edits, promises: effect.promises)
    }
    // Before iOS 11 the line may be what clears the bars.
    guard write.systems == .all, !readsSafeArea,
      !scrollView.isAdjustedBelowSafeAreas(writtenLate: write.comesWhileShown, inset.edges.map(\.edge), check),
      let edit = writer.leavingBelowSafeAreas(write.location.range)
    else { return nil }
    return Fix("Write the inset below iOS 11 only", isPreferred: true, [edit], promises: effect.promises)
  }

  /// The whole statement where it does nothing else, else the terms.
  private func without(_ writer: FixWriter) -> [Fix.Edit]? {
    let measured = inset.edges.reduce(into: EdgeSet()) { $0.insert(EdgeSet($1.edge)) }
    let isAllOfIt =
      inset.edges.allSatisfy { rest(of: $0, writer) == nil }
      && InsetLayout.Edge.allCases.allSatisfy {
        !write.edges.contains(EdgeSet($0)) || measured.contains(EdgeSet($0)) || write.points($0) == 0
          || inset.edges.first?.value.read?.name == "safeAreaInsets"
      }
    if isAllOfIt { return writer.removingStatement(write.location.range, setting: "contentInset").map { [$0] } }
    var edits: [Fix.Edit] = []
    for part in inset.edges {
      // A term in a local variable stands elsewhere, where others may use it.
      guard contains(write.valueRange, part.value.range) else { return nil }
      edits.append(writer.edit(part.value.range, rest(of: part, writer) ?? "0"))
    }
    return edits
  }

  /// Whether the value is one that systems before iOS 11 don't have.
  private var readsSafeArea: Bool {
    inset.edges.flatMap(\.measures).contains { $0.source == .safeArea || $0.source == .windowSafeArea }
  }

  /// The other terms of an edge's sum, as written; nil where there are none. A bar's height as a number is the other half
  /// of what is measured: 20 beside the navigation bar's height is the status bar.
  private func rest(
    of part: (edge: InsetLayout.Edge, measures: [BarMeasure], value: CodeExpression), _ writer: FixWriter
  ) -> String? {
    let measured = part.measures.map(\.expression.range)
    let others = BarMeasure.terms(part.value).filter { term in
      !measured.contains(term.range) && contains(write.valueRange, term.range) && !isBar(term)
    }
    return others.isEmpty ? nil : others.map { writer.text.string(in: $0.range) }.joined(separator: " + ")
  }

  private func isBar(_ term: CodeExpression) -> Bool {
    if case .number(let points) = term.uncast.kind { Self.barFigures.contains(points) } else { false }
  }

  /// Heights of status bars, navigation bars, tab bars and home indicators, and of those together, in points.
  private static let barFigures: Set<Double> = [20, 32, 34, 44, 47, 48, 49, 50, 54, 59, 62, 64, 83, 88, 91]

  private func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }
}
