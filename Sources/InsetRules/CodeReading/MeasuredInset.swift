internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// A statement that writes into `contentInset` what it reads off bars or the safe area.
struct MeasuredInset {
  let write: CodeWrite
  /// By edge, in UIKit's order.
  let edges: [(edge: InsetLayout.Edge, measures: [BarMeasure], value: CodeExpression)]

  /// Such statements by their place; those under conditions are left out.
  static func assignments(_ check: RuleCheck) -> [Location: InsetAssignment] {
    var found: [Location: InsetAssignment] = [:]
    for passage in check.app.passages(mentioning: BarMeasure.names) where !passage.effect.circumstances.isConditional {
      guard let assignment = InsetAssignment("contentInset", in: passage), assignment.operator == "=" else { continue }
      found[passage.location] = assignment
    }
    return found
  }

  /// Nil where the statement measures nothing at the top or bottom.
  init?(_ write: CodeWrite, _ assignment: InsetAssignment) {
    let parts = assignment.parts
    let edges = [InsetLayout.Edge.top, .bottom].compactMap {
      edge -> (InsetLayout.Edge, [BarMeasure], CodeExpression)? in
      guard let value = parts.first(where: { $0.edge == edge || $0.edge == nil })?.value else { return nil }
      let isWhole = value.read?.name == "safeAreaInsets"
      let measures =
        isWhole
        ? [BarMeasure(source: .safeArea, expression: value)] : BarMeasure.measures(in: value, at: edge)
      return measures.isEmpty ? nil : (edge, measures, value)
    }
    guard !edges.isEmpty else { return nil }
    self.write = write
    self.edges = edges
  }
}
