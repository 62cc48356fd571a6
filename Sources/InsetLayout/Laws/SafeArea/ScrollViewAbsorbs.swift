/// R11-SCROLL-ABSORB: what a scroll view turns into its own inset is not passed on.
enum ScrollViewAbsorbs: Law {
  static let card = LawCard(
    "R11-SCROLL-ABSORB", "A scroll view keeps the edges that it adjusts", OSRange(OSVersion(11)), .reported,
    statement:
      """
      A scroll view passes on to its subviews only the safe-area edges that it does not itself turn into content \
      inset, so a scroll view inside an adjusted one gets no second inset.
      """,
    evidence: ["public GitHub file (a backport of iOS 11 safe areas)"],
    quirks: ["What a controller hosted in such a scroll view gets has no public measurement."])

  static func sentence(_ edge: Edge) -> String {
    "The scroll view around it turns the \(edge.name) inset into its own, and passes none on."
  }

  /// A controller whose view lies in a scroll view that keeps the edge.
  static func apply(_ pass: inout LayoutPass, hosted child: Int, _ edge: Edge, _ reasons: [Trace.Reason]) {
    let guess = pass.assume(
      pass.node(child).id,
      "a controller in a scroll view that adjusts itself is taken to get none of its safe area: no public measurement")
    pass.trace.set(
      .controller(child), Quantity(.safeArea, edge), .points(0), card, from: reasons + [guess],
      because: sentence(edge))
  }
}
