/// Where a view lies in the window.
enum WindowFrames: Law {
  static let card = LawCard(
    "SCENE-WINDOW", "Frames in the window", OSRange(OSVersion(7)), .documented,
    statement: """
      A view's place in the window is its frame moved by its superviews; scroll views on the way count with their \
      rest offset.
      """,
    evidence: ["developer.apple.com UIView.convert(_:to:)"])

  /// `parent`: the controller in whose view a root view lies.
  static func apply(_ pass: inout LayoutPass, _ view: Int, _ rect: Rect, in parent: Int?) {
    var reasons: [Trace.Reason] = [.value(.view(view), Quantity(.frame))]
    if let superview = pass.tree.views[view].superview ?? parent.map({ pass.node($0).rootView }) {
      reasons.append(.value(.view(superview), Quantity(.frameInWindow)))
      if pass.tree.views[superview].kind.isScrollView {
        reasons.append(.value(.view(superview), Quantity(.contentOffset)))
      }
    }
    let name = pass.tree.views[view].displayName
    pass.trace.set(
      .view(view), Quantity(.frameInWindow), .rect(rect), card, from: reasons,
      because: "In the window \(name) lies at \(Value.rect(rect).text).")
    recordEdges(&pass, view, rect, in: parent)
  }

  /// Where the edges of a frame, or of one around it, aren't equally sure, each has a step of its own.
  private static func recordEdges(_ pass: inout LayoutPass, _ view: Int, _ rect: Rect, in parent: Int?) {
    let superview = pass.tree.views[view].superview ?? parent.map { pass.node($0).rootView }
    let isSplit = pass.trace.stepIndex(.view(view), Quantity(.frame, .top)) != nil
    guard isSplit || superview.map({ pass.hasOwnEdges($0) }) ?? false else { return }
    let name = pass.tree.views[view].displayName
    for edge in Edge.allCases {
      var reasons = [pass.frameEdge(view, edge)]
      if let superview {
        reasons.append(pass.windowEdge(superview, edge.isVertical ? .top : .left))
        if pass.tree.views[superview].kind.isScrollView {
          reasons.append(.value(.view(superview), Quantity(.contentOffset)))
        }
      }
      let place = rect.edge(edge)
      pass.trace.set(
        .view(view), Quantity(.frameInWindow, edge), .points(place), card, from: reasons,
        because: "In the window the \(edge.name) of \(name) lies at \(pointText(place)).")
    }
  }
}
