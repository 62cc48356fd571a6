/// R7-GUIDE-DEEP-8: from iOS 8 guides reach children of children.
enum DeepLayoutGuides: Law {
  static let card = LawCard(
    "R7-GUIDE-DEEP-8", "Layout guides of embedded children", OSRange(OSVersion(8), through: [10]), .reported,
    statement:
      """
      From iOS 8 the guides reach any descendant by geometry: a child flush with the bar's area gets the overlap, \
      a child that starts below gets 0.
      """,
    evidence: ["radar 21728584 (pages)"],
    quirks: [
      "The general rule is inferred.", "On 8.4 and 9.0 a page's guide is updated only after the paging animation.",
    ])

  static func apply(_ pass: inout LayoutPass, child: Int, parent: Int) {
    let subject = Subject.controller(child)
    if pass.screen.os.major < 8 {
      LayoutGuidesStopAtChild.apply(&pass, child: child)
      return
    }
    let rect = pass.windowRect(ofController: child)
    for edge in Edge.allCases {
      let own = pass.safeArea(parent, edge)
      let overlap = edge.isVertical && pass.holds(card) ? overlap(pass, rect, parent, edge) : 0
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(overlap), card,
        from: [.value(.controller(parent), Quantity(.safeArea, edge)), .value(subject, Quantity(.viewFrame))]
          + pass.eraReasons(edge),
        because: overlap > 0
          ? """
          \(pointText(overlap)) of the \(pointText(own)) points that cover the parent at the \(edge.name) reach \
          into the child.
          """
          : "Nothing of what covers the parent reaches the child at the \(edge.name).")
    }
  }

  /// How much of what covers a controller's view reaches into a rectangle of the window, in points.
  static func overlap(_ pass: LayoutPass, _ rect: Rect, _ parent: Int, _ edge: Edge) -> Double {
    let bounds = pass.frameInWindow(ofController: parent)
    guard rect.intersects(bounds) else { return 0 }
    let own = pass.safeArea(parent, edge)
    return min(own, max(0, own - rect.distances(inside: bounds)[edge]))
  }
}
