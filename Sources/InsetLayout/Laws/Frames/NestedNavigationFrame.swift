/// R7-FRAME-NESTED: a navigation controller directly inside another.
enum NestedNavigationFrame: Law {
  static let card = LawCard(
    "R7-FRAME-NESTED", "A navigation controller inside another", OSRange(OSVersion(7)), .unverified,
    statement:
      """
      A navigation controller directly inside another is neither inset nor overlaid by the outer bar; its content \
      is laid out against the outermost bar.
      """,
    evidence: [], quirks: ["No public document or measurement; publicly unsupported."])

  /// `bottom`: the outer one's inset at the bottom while the child is on top, in points.
  static func apply(_ pass: inout LayoutPass, outer: Int, child: Int, bottom: Double) {
    let guess = pass.assume(
      pass.node(child).id,
      "a navigation controller inside another is laid out against the outermost bar: no public document")
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(pass.frame(ofController: outer).bounds), card,
      from: [.value(.controller(outer), Quantity(.viewFrame)), guess],
      because: "A navigation controller inside another fills it.")
    for edge in Edge.allCases {
      let amount = edge == .bottom ? bottom : pass.safeArea(outer, edge)
      pass.trace.set(
        .controller(child), Quantity(.safeArea, edge), .points(amount), card,
        from: [.value(.controller(outer), Quantity(.safeArea, edge)), guess],
        because: """
          A navigation controller inside another has the outer one's \(pointText(amount)) points at the \(edge.name).
          """)
    }
  }
}
