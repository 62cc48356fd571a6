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
  }
}
