/// R11-SPLIT-CHILD: what a split view's column sees of the device.
enum SplitColumnSafeArea: Law {
  static let card = LawCard(
    "R11-SPLIT-CHILD", "A split column's safe area", OSRange(OSVersion(7)), .unverified,
    statement: "Each column gets the split view's own top and bottom insets, and the side inset on its outer side.",
    evidence: [],
    quirks: [
      "No public document or measurement; printed insets of an iPad list agree with the top and bottom."
    ])

  static func apply(_ pass: inout LayoutPass, column: Int, split: Int, _ edge: Edge, isOuter: Bool) {
    let own = pass.safeArea(split, edge)
    let amount = isOuter || !pass.holds(card) ? own : 0
    let guess = pass.assume(
      pass.node(split).id,
      """
      a column is taken to have the split view's insets at top and bottom, and the side inset on its outer side \
      alone: no public document
      """)
    pass.trace.set(
      .controller(column), Quantity(.safeArea, edge), .points(amount), card,
      from: [.value(.controller(split), Quantity(.safeArea, edge)), guess],
      because: amount > 0
        ? "A split column has the split view's \(pointText(amount)) points at the \(edge.name)."
        : own > 0
          ? "The column's \(edge.name) side lies inside the split view, so nothing covers it there."
          : "Nothing covers the split view at the \(edge.name).")
  }
}
