internal import InsetLayout

extension Layout {
  /// What is disputed or unknown of some numbers: of the figures that they rest on what other sources say of the edges
  /// in question, and of the laws only those that are less than certain of what they said here.
  func disputes(under ends: [Int]) -> [String] {
    let slice = Set(ends.flatMap { trace.slice(endingAt: $0) }).sorted().map { trace.steps[$0] }
    var texts: [String] = []
    func add(_ text: String) {
      if !texts.contains(text) { texts.append(text) }
    }
    for step in slice {
      for case .metric(let id) in step.inputs {
        BarTable.disagreements(of: id).forEach(add)
        let ofDevice = DeviceTable.disagreements(ofRow: id, in: environment.orientation)
        ofDevice.filter { bears($0, on: step.quantity) }.forEach(add)
      }
    }
    for step in slice {
      if step.ownCertainty < .certain { step.law.quirks.forEach(add) }
      for case .law(let card, _) in step.inputs where card.confidence.certainty < .certain { card.quirks.forEach(add) }
    }
    return texts
  }

  /// Whether what is said of a device's figures bears on a quantity: not where it speaks of other edges alone.
  private func bears(_ text: String, on quantity: Quantity) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    let edges = Edge.allCases.filter { words.contains(Substring($0.name)) }
    guard let edge = quantity.edge ?? (quantity.name == .statusBarHeight ? .top : nil), !edges.isEmpty else {
      return true
    }
    return edges.contains(edge)
  }
}
