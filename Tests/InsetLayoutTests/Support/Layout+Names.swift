import InsetLayout
import Testing

extension Layout {
  /// The numbers of `table.adjustedContentInset`; `nil` where the quantity doesn't exist or names nothing.
  subscript(_ name: String) -> [Double]? {
    guard let named = try? NamedQuantity(name, in: tree) else { return nil }
    return numbers(named)
  }

  func certainty(of name: String) -> Certainty? {
    guard let named = try? NamedQuantity(name, in: tree) else { return nil }
    return certainty(named.subject, named.quantities)
  }

  /// The law of the step that set a quantity last; of insets, at the top.
  func law(of name: String) -> String? { lastStep(of: name)?.law.id }

  func sentence(of name: String) -> String? { lastStep(of: name)?.sentence() }

  private func lastStep(of name: String) -> Trace.Step? {
    guard let named = try? NamedQuantity(name, in: tree), let quantity = named.quantities.first else { return nil }
    return trace.step(named.subject, quantity)
  }

  /// The ids of all laws that a quantity rests on.
  func laws(of name: String) -> Set<String> {
    guard let named = try? NamedQuantity(name, in: tree) else { return [] }
    var laws: Set<String> = []
    for quantity in named.quantities {
      guard let end = trace.stepIndex(named.subject, quantity) else { continue }
      for index in trace.slice(endingAt: end) { laws.insert(trace.steps[index].law.id) }
    }
    return laws
  }

  func assumes(_ part: String) -> Bool { assumptions.contains { $0.text.contains(part) } }

  /// What UIKit adds to a scroll view at an edge decided by: the law.
  func decidingLaw(_ scrollView: String, _ edge: Edge = .top) -> String? {
    guard case .view(let view)? = tree.subject(named: scrollView) else { return nil }
    let quantity = screen.usesLegacyInsets ? Quantity(.systemInset, edge) : Quantity(.adjusts, edge)
    return trace.step(.view(view), quantity)?.law.id
  }
}

/// Numbers agree to a thousandth of a point.
func close(_ actual: [Double]?, _ expected: [Double]?) -> Bool {
  guard let actual, let expected else { return actual == nil && expected == nil }
  return actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) < 0.001 }
}

/// Every expectation of a table, each with its name in the message.
func expect(
  _ layout: Layout, _ expectations: [String: [Double]?], sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, expected) in expectations.sorted(by: { $0.key < $1.key }) {
    let actual = layout[name]
    #expect(
      close(actual, expected),
      "\(layout.environment.shortForm) \(name): \(String(describing: actual)) ≠ \(String(describing: expected))",
      sourceLocation: sourceLocation)
  }
}
