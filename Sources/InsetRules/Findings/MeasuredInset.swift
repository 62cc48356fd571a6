internal import InsetFacts
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A statement that writes into `contentInset` what it reads off bars or the safe area.
struct MeasuredInset {
  let write: CodeWrite
  /// By edge, in UIKit's order.
  let edges: [(edge: InsetLayout.Edge, measures: [BarMeasure], value: CodeExpression)]

  /// The values of such statements by their place; those under conditions are left out.
  static func all(_ check: RuleCheck) -> [Location: CodeExpression] {
    var found: [Location: CodeExpression] = [:]
    for passage in check.app.passages(mentioning: BarMeasure.names) where !passage.effect.circumstances.isConditional {
      switch passage.effect.kind {
      case .assignment(_, "=", let value): found[passage.location] = value
      case .evaluation(let call):
        guard let call = call.call, call.name == "setContentInset", let only = call.arguments.first else { continue }
        found[passage.location] = only.value
      case .assignment, .result: continue
      }
    }
    return found
  }

  /// Nil where the statement measures nothing at the top or bottom.
  init?(_ write: CodeWrite, _ value: CodeExpression) {
    let edges = [InsetLayout.Edge.top, .bottom].compactMap {
      edge -> (InsetLayout.Edge, [BarMeasure], CodeExpression)? in
      guard write.edges.contains(EdgeSet(edge)),
        let value = write.edges == EdgeSet(edge) ? value : Self.value(of: edge, in: value)
      else { return nil }
      let measures =
        value.read?.name == "safeAreaInsets"
        ? [BarMeasure(source: .safeArea, expression: value)] : BarMeasure.measures(in: value, at: edge)
      return measures.isEmpty ? nil : (edge, measures, value)
    }
    guard !edges.isEmpty else { return nil }
    self.write = write
    self.edges = edges
  }

  /// The value of an edge in `UIEdgeInsets(top: …)`; all of `safeAreaInsets`.
  private static func value(of edge: InsetLayout.Edge, in insets: CodeExpression) -> CodeExpression? {
    if insets.read?.name == "safeAreaInsets" { return insets }
    guard let call = insets.call, call.arguments.count == 4 else { return nil }
    return call.arguments[edge.rawValue].value
  }
}
