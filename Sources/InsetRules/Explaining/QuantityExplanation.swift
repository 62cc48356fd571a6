package import InsetLayout

/// One quantity in one environment: its value and the whole chain of reasons.
package struct QuantityExplanation: Sendable {
  /// By the scene's id of the object.
  package let name: String
  /// As the asker named it.
  package let title: String
  package let environment: Environment
  /// One number, two, or four; `nil` where the quantity doesn't exist on this system.
  package let value: [Double]?
  package let certainty: Certainty
  /// Every step that the value rests on, in order.
  package let steps: [Reason]
  /// The steps that a reader wants to be told.
  package let summary: [Reason]
  package let assumptions: [Assumption]
  /// What other sources say about figures that the value rests on.
  package let alternatives: [String]

  package init(_ named: NamedQuantity, in layout: Layout, _ provenance: Provenance, title: String? = nil) {
    name = named.id + "." + named.publicName
    self.title = title ?? named.id + "." + named.publicName
    environment = layout.environment
    value = layout.numbers(named)
    certainty = layout.certainty(named.subject, named.quantities)
    let ends = named.quantities.compactMap { layout.trace.stepIndex(named.subject, $0) }
    steps = layout.reasons(for: ends, provenance, detail: true)
    summary = layout.reasons(for: ends, provenance, detail: false)
    assumptions =
      layout.trace.doubts(bearingOn: ends).map { Assumption(about: $0.object, text: $0.text) }
      + layout.trace.assumptions(under: ends)
    alternatives = layout.disputes(under: ends)
  }

  /// `64`, `[64, 0, 49, 0]`, or that it doesn't exist.
  package var valueText: String {
    guard let value else { return "not there on iOS \(environment.os)" }
    return value.count == 1 ? pointText(value[0]) : "[" + value.map(pointText).joined(separator: ", ") + "]"
  }
}
