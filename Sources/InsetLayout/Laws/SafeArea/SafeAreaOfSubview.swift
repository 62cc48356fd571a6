/// R11-VIEW: what of the superview's safe area reaches into a subview.
enum SafeAreaOfSubview: Law {
  static let card = LawCard(
    "R11-VIEW", "A subview's safe area", OSRange(OSVersion(11)), .documented,
    statement:
      """
      Per edge, a subview gets the superview's inset less the distance of its own edge from the superview's; never \
      below 0, never more than the superview's.
      """,
    evidence: ["developer.apple.com UIView.safeAreaInsets", "martiancraft 2019 (cap measured)", "cnblogs huahuahu"])

  static func apply(_ pass: inout LayoutPass, _ view: Int, superview: Int) {
    guard !pass.screen.usesLegacyInsets else { return }
    let subject = Subject.view(view)
    let distances = pass.frameInWindow(ofView: view).distances(inside: pass.frameInWindow(ofView: superview))
    let name = pass.tree.views[view].displayName
    let isInScrollView = pass.tree.views[superview].kind.isScrollView
    for edge in Edge.allCases {
      let above = pass.viewSafeArea(superview, edge)
      let isAbsorbed = above > 0 && pass.holds(ScrollViewAbsorbs.card) && pass.absorbedEdges[superview].contains(edge)
      let distance = distances[edge]
      let amount = isAbsorbed ? 0 : min(above, max(0, above - distance))
      var reasons: [Trace.Reason] = [
        .value(.view(superview), Quantity(.viewSafeArea, edge)), pass.frameEdge(view, edge),
      ]
      // The distance from the far edges rests on the superview's size too.
      if edge == .bottom || edge == .right, pass.hasOwnEdges(superview) {
        reasons.append(pass.windowEdge(superview, edge))
      }
      if isInScrollView && above > 0 { reasons.append(.value(.view(superview), Quantity(.adjusts, edge))) }
      pass.trace.set(
        subject, Quantity(.viewSafeArea, edge), .points(amount), isAbsorbed ? ScrollViewAbsorbs.card : card,
        from: reasons,
        because: above == 0
          ? "Nothing covers \(name)'s superview at the \(edge.name)."
          : isAbsorbed
            ? ScrollViewAbsorbs.sentence(edge)
            : amount == above
              ? """
              \(name) reaches its superview's \(edge.name) edge and has the same \(pointText(amount)) points of \
              safe area there.
              """
              : """
              \(name) starts \(pointText(distance)) points inside at the \(edge.name): of \(pointText(above)) \
              points of safe area \(pointText(amount)) are left.
              """)
    }
  }
}
