/// R7-AUTO-DELTA: UIKit adds its part to what the developer set.
enum AutomaticInsetDelta: Law {
  static let card = LawCard(
    "R7-AUTO-DELTA", "UIKit's part is added to contentInset", OSRange(OSVersion(7), through: [10]), .measured,
    statement:
      """
      Before iOS 11 the bars' part goes into contentInset itself: UIKit adds the difference to its last part, so a \
      value that was set before survives, and one that is assigned later wipes UIKit's part.
      """,
    evidence: ["SSPullToRefresh PR 47", "AAPullToRefresh issue 1"],
    quirks: ["That UIKit remembers its last part is inferred."])

  static func apply(_ pass: inout LayoutPass, _ view: Int) {
    let subject = Subject.view(view)
    let written = pass.contentInsetSetting(of: view)
    for edge in Edge.allCases {
      if pass.trace.stepIndex(subject, Quantity(.systemInset, edge)) == nil { WhyNotAdjusted.record(&pass, view, edge) }
      let own = pass.tree.views[view].view.contentInset?[edge] ?? 0
      let system = pass.trace.points(subject, Quantity(.systemInset, edge)) ?? 0
      pass.trace.set(
        subject, Quantity(.contentInset, edge), .points(own + system), card,
        from: [.value(subject, Quantity(.systemInset, edge))] + written + pass.eraReasons(edge),
        because: own == 0
          ? system == 0
            ? "contentInset.\(edge.name) is 0: neither the app nor UIKit adds to it."
            : "contentInset.\(edge.name) is UIKit's part, \(pointText(system))."
          : """
          contentInset.\(edge.name): \(pointText(own + system)) = \(pointText(own)) written by the app + \
          \(pointText(system)) from UIKit.
          """)
    }
  }
}

extension LayoutPass {
  /// The `contentInset` that the app writes, as a reason; nothing where it writes none.
  func contentInsetSetting(of view: Int) -> [Trace.Reason] {
    guard let written = tree.views[view].view.contentInset else { return [] }
    return [
      setting(
        .view(view), "contentInset", "[" + written.array.map(pointText).joined(separator: ", ") + "]", isSet: true)
    ]
  }
}
