/// R11-CHILD: an embedded child sees what covers it, by geometry.
enum ChildSafeArea: Law {
  static let card = LawCard(
    "R11-CHILD", "An embedded child's safe area", OSRange(OSVersion(11)), .documented,
    statement:
      """
      A child in a container view gets of each of its parent's insets what reaches into its own frame. If it \
      sticks out of the parent's view on an axis, its previous value is kept there; if it lies outside, nothing \
      counts.
      """,
    evidence: [
      "developer.apple.com, Positioning content relative to the safe area", "matrixprojects.net/p/safe-area-insets",
    ],
    quirks: ["What counts for a child that sticks out or lies outside has no public measurement."])

  static func apply(_ pass: inout LayoutPass, child: Int, parent: Int, view: Int) {
    let subject = Subject.controller(child)
    let rect = pass.windowRect(ofController: child)
    let bounds = pass.frameInWindow(ofController: parent)
    let distances = rect.distances(inside: bounds)
    let isInside = rect.intersects(bounds)
    let absorbed = pass.absorbedEdges[view]
    for edge in Edge.allCases {
      let own = pass.safeArea(parent, edge)
      var inputs: [Trace.Reason] = [
        .value(.controller(parent), Quantity(.safeArea, edge)), .value(subject, Quantity(.viewFrame)),
        .value(.view(view), Quantity(.viewSafeArea, edge)), .value(.view(view), Quantity(.adjusts, edge)),
      ]
      if own > 0 && absorbed.contains(edge) && pass.holds(ScrollViewAbsorbs.card) {
        ScrollViewAbsorbs.apply(&pass, hosted: child, edge, inputs)
        continue
      }
      let overlap = isInside ? min(own, max(0, own - distances[edge])) : 0
      if own > 0 && (!isInside || sticksOut(distances, edge)) {
        inputs.append(
          pass.assume(
            pass.node(child).id,
            isInside
              ? """
              its view sticks out of \(pass.node(parent).displayName)'s: UIKit keeps an earlier safe area, taken by \
              geometry here
              """
              : """
              its view lies outside \(pass.node(parent).displayName)'s and is taken to have no safe area: no public \
              document
              """))
      }
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(overlap), card, from: inputs,
        because: overlap > 0
          ? """
          \(pointText(overlap)) of the \(pointText(own)) points that cover the parent at the \(edge.name) reach \
          into the child.
          """
          : "Nothing of what covers the parent reaches the child at the \(edge.name).")
    }
  }

  /// Whether the child sticks out of its parent on the axis of an edge; a hundredth of a point is rounding.
  private static func sticksOut(_ distances: Insets, _ edge: Edge) -> Bool {
    edge.isVertical ? min(distances.top, distances.bottom) < -0.01 : min(distances.left, distances.right) < -0.01
  }
}
