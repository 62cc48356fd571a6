/// Where constraints put a view.
enum ConstraintFrames: Law {
  static let card = LawCard(
    "SCENE-CONSTRAINTS", "Frames from constraints", OSRange(OSVersion(7)), .documented,
    statement:
      """
      A view that constraints hold lies where they put it: those that must hold first, the others by their priorities. \
      An edge that would move with a size that only the running app knows, such as a text's, is a guess; the others \
      are not.
      """,
    evidence: [
      "Apple: Auto Layout Guide, Anatomy of a Constraint; Working with Scroll Views; Stack Views",
      "20,502 edges that Xcode wrote beside constraints, 99.5 % reproduced",
    ],
    quirks: ["Which of several required constraints that contradict each other UIKit breaks isn't said."])

  enum Outcome {
    case placed(Rect)
    /// The constraints leave all edges open, or contradict each other: the view lies where it is written, for all that is
    /// known.
    case unsettled
    /// The controller has no constraints.
    case unconstrained
  }

  static func apply(_ pass: inout LayoutPass, _ view: Int, superview: Int) -> Outcome {
    let node = pass.tree.views[view]
    let isScrollView = pass.tree.views[superview].kind.isScrollView
    guard let solved = pass.constraints[node.owner]?.frame(of: view, in: superview, isScrollView: isScrollView) else {
      return .unconstrained
    }
    guard !solved.isAmbiguous || solved.isExact.contains(where: \.value) else { return .unsettled }
    var reasons: [Trace.Reason] = []
    for input in solved.inputs { reasons += self.reasons(input, owner: node.owner, &pass) }
    let name = node.displayName
    let moved = pass.constraints[node.owner]?.doubtedNeighbours[view].map { pass.tree.views[$0].displayName }
    // Of a view that code out of sight moves the trace says so by itself.
    let isOwn = !node.view.isFrameAssumed && !solved.isAmbiguous && solved.unknown.allSatisfy { $0.isFrame(of: view) }
    let isOpen = Edge.allCases.contains { solved.isExact[$0] == false }
    let isGuess = node.view.isFrameAssumed || moved != nil || isOpen && (solved.isConditional || !isOwn)
    let doubt = moved.map { "where \(name) lies depends on where \($0) does" } ?? doubt(solved, view, name, pass)
    let guess = isGuess ? [pass.assume(node.id, doubt)] : []
    let rect = solved.rect
    pass.trace.set(
      .view(view), Quantity(.frame), .rect(rect), card, from: reasons + guess,
      because: "Its constraints put \(name) at \(Value.rect(rect).text).")
    if isGuess && moved == nil && !node.view.isFrameAssumed { recordEdges(&pass, view, solved, reasons, guess) }
    return .placed(rect)
  }

  /// Some edges of the frame are known and others not: each has a step of its own.
  private static func recordEdges(
    _ pass: inout LayoutPass, _ view: Int, _ solved: ControllerConstraints.SolvedFrame, _ reasons: [Trace.Reason],
    _ guess: [Trace.Reason]
  ) {
    let name = pass.tree.views[view].displayName
    for edge in Edge.allCases {
      let place = solved.rect.edge(edge)
      pass.trace.set(
        .view(view), Quantity(.frame, edge), .points(place), card,
        from: reasons + (solved.isExact[edge] == true ? [] : guess),
        because: "Its constraints put the \(edge.name) of \(name) at \(pointText(place)).")
    }
  }

  private static func reasons(_ input: LayoutInput, owner: Int, _ pass: inout LayoutPass) -> [Trace.Reason] {
    switch input {
    case .rootWidth, .rootHeight: return [.value(.view(pass.node(owner).rootView), Quantity(.frame))]
    case .safeArea(let view, let edge): return [.value(.view(view), Quantity(.viewSafeArea, edge))]
    case .layoutGuide(let edge): return [.value(.controller(owner), Quantity(.layoutGuide, edge))]
    case .margin(let view, let edge):
      var reasons: [Trace.Reason] = []
      LayoutMargins.noteDoubts(&pass, of: view, edge, &reasons)
      return reasons
    case .readableInset, .intrinsicWidth, .intrinsicHeight, .firstBaseline, .lastBaseline, .contentOffset,
      .standardSpacing, .constant, .writtenFrame:
      return []
    }
  }

  private static func doubt(
    _ solved: ControllerConstraints.SolvedFrame, _ view: Int, _ name: String, _ pass: LayoutPass
  ) -> String {
    if solved.isConditional { return "where \(name) lies depends on constraints that hold only under conditions" }
    if solved.isAmbiguous { return "where \(name) lies isn't settled by its constraints" }
    let others = solved.unknown.filter { !$0.isFrame(of: view) }
    let waits = others.compactMap { self.name(of: $0, pass) }.uniqued
    guard let first = waits.first else { return "where \(name) lies is taken from its design-time frame" }
    if case .writtenFrame(let other, _)? = others.first, waits.count == 1 {
      return "where \(name) lies depends on where \(pass.tree.views[other].displayName) does"
    }
    let rest = waits.count > 1 ? " and \(waits.count - 1) more" : ""
    return "where \(name) lies depends on \(first)\(rest), which only the running app knows"
  }

  private static func name(of input: LayoutInput, _ pass: LayoutPass) -> String? {
    func named(_ view: Int) -> String { pass.tree.views[view].displayName }
    switch input {
    case .intrinsicWidth(let view): return "the width of \(named(view))"
    case .intrinsicHeight(let view): return "the height of \(named(view))"
    case .firstBaseline(let view), .lastBaseline(let view): return "the baseline of \(named(view))"
    case .contentOffset(let view, _): return "how far \(named(view)) is scrolled"
    case .readableInset(let view, _): return "the readable width of \(named(view))"
    case .safeArea(let view, _): return "the safe area of \(named(view))"
    case .standardSpacing: return "a standard spacing"
    case .constant: return "a constraint's constant"
    case .writtenFrame(let view, _): return "the frame of \(named(view))"
    case .rootWidth, .rootHeight, .layoutGuide, .margin: return nil
    }
  }
}

extension Rect {
  /// Where an edge lies, in points.
  func edge(_ edge: Edge) -> Double {
    switch edge {
    case .top: minY
    case .left: minX
    case .bottom: maxY
    case .right: maxX
    }
  }
}

extension [String] {
  fileprivate var uniqued: [String] {
    var known: Set<String> = []
    return filter { known.insert($0).inserted }
  }
}
