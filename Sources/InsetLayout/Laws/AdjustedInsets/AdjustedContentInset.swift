/// R11-ADJ-SUM: `adjustedContentInset` is the developer's inset plus the safe area on the adjusted edges.
enum AdjustedContentInset: Law {
  static let card = LawCard(
    "R11-ADJ-SUM", "adjustedContentInset = contentInset + safe area", OSRange(OSVersion(11)), .documented,
    statement:
      """
      contentInset stays as the app set it; the system's part is the safe area of the scroll view's own bounds on \
      the adjusted edges. It is geometric: a table that starts below the bar gets nothing (R11-GEOM).
      """,
    evidence: ["developer.apple.com UIScrollView.adjustedContentInset"])

  static func apply(_ pass: inout LayoutPass, _ view: Int) {
    let subject = Subject.view(view)
    let written = pass.contentInsetSetting(of: view)
    for edge in Edge.allCases {
      let adjusts = pass.trace.isOn(subject, Quantity(.adjusts, edge))
      let safe = pass.viewSafeArea(view, edge)
      let system = adjusts ? safe : 0
      let own = pass.tree.views[view].view.contentInset?[edge] ?? 0
      var reasons: [Trace.Reason] = []
      // Where there is nothing to add, it doesn't matter whether the edge adjusts; where it doesn't adjust, not how
      // much there is.
      if safe > 0 { reasons.append(.value(subject, Quantity(.adjusts, edge))) }
      if adjusts { reasons.append(.value(subject, Quantity(.viewSafeArea, edge))) }
      pass.trace.set(
        subject, Quantity(.systemInset, edge), .points(system), card, from: reasons,
        because: system > 0
          ? "UIKit adds the scroll view's safe area at the \(edge.name): \(pointText(system)) points."
          : adjusts || safe == 0
            ? "The scroll view has no safe area at the \(edge.name), so UIKit adds nothing there."
            : "UIKit adds nothing at the \(edge.name).")
      pass.trace.set(
        subject, Quantity(.contentInset, edge), .points(own), card, from: written,
        because: own == 0
          ? "From iOS 11 contentInset stays the app's own: 0 at the \(edge.name)."
          : "The app sets contentInset.\(edge.name) to \(pointText(own)).")
      pass.trace.set(
        subject, Quantity(.adjustedContentInset, edge), .points(own + system), card,
        from: [.value(subject, Quantity(.contentInset, edge)), .value(subject, Quantity(.systemInset, edge))],
        because: own == 0
          ? "adjustedContentInset.\(edge.name) is \(pointText(system))."
          : """
          \(pointText(own + system)) = \(pointText(own)) written by the app + \(pointText(system)) from the safe \
          area.
          """)
    }
  }
}
