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
    ])

  enum Outcome {
    case placed(Rect)
    /// The constraints leave all edges open, or contradict each other: the view lies where it is written, for all that is
    /// known. In words.
    case unsettled(String)
    /// The controller has no constraints.
    case unconstrained
  }

  static func apply(_ pass: inout LayoutPass, _ view: Int, superview: Int) -> Outcome {
    let node = pass.tree.views[view]
    let isScrollView = pass.tree.views[superview].kind.isScrollView
    guard let solved = pass.constraints[node.owner]?.frame(of: view, in: superview, isScrollView: isScrollView) else {
      return .unconstrained
    }
    let name = node.displayName
    guard !solved.isAmbiguous || solved.isExact.contains(where: \.value) else {
      return .unsettled(doubt(solved, view, name, pass))
    }
    var reasons: [Trace.Reason] = []
    for input in solved.inputs { reasons += self.reasons(input, owner: node.owner, &pass) }
    let moved = pass.constraints[node.owner]?.doubtedNeighbours[view].map { pass.tree.views[$0].displayName }
    // Of a view that code out of sight moves the trace says so by itself.
    let isOwn = !node.view.isFrameAssumed && !solved.isAmbiguous && solved.unknown.allSatisfy { $0.isFrame(of: view) }
    let isOpen = Edge.allCases.contains { solved.isExact[$0] == false }
    let isGuess = node.view.isFrameAssumed || moved != nil || isOpen && (solved.isConditional || !isOwn)
    let doubt = moved.map { "where \(name) lies depends on where \($0) does" } ?? doubt(solved, view, name, pass)
    let guess = isGuess ? [pass.assume(node.id, doubt)] : []
    let rect = guessed(solved, node.view)
    pass.trace.set(
      .view(view), Quantity(.frame), .rect(rect), card, from: reasons + guess,
      because: "Its constraints put \(name) at \(Value.rect(rect).text).")
    if isGuess && moved == nil && !node.view.isFrameAssumed { recordEdges(&pass, view, rect, solved, reasons, guess) }
    return .placed(rect)
  }

  /// Where nothing decides, the guess is what was seen at design time.
  private static func guessed(_ solved: ControllerConstraints.SolvedFrame, _ view: View) -> Rect {
    guard !solved.isContradicted, view.traits?.designedSize != nil, case .rect(let written) = view.frame else {
      return solved.rect
    }
    var edges = Edge.allCases.reduce(into: Insets.zero) { $0[$1] = solved.rect.edge($1) }
    for edge in solved.openEdges { edges[edge] = written.edge(edge) }
    return Rect(
      x: edges.left, y: edges.top, width: max(0, edges.right - edges.left), height: max(0, edges.bottom - edges.top))
  }

  /// Some edges of the frame are known and others not: each has a step of its own.
  private static func recordEdges(
    _ pass: inout LayoutPass, _ view: Int, _ rect: Rect, _ solved: ControllerConstraints.SolvedFrame,
    _ reasons: [Trace.Reason], _ guess: [Trace.Reason]
  ) {
    let name = pass.tree.views[view].displayName
    for edge in Edge.allCases {
      let place = rect.edge(edge)
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
    if solved.isContradicted { return contradiction(pass.tree.views[view].owner, name, pass) }
    if let open = openness(solved.openEdges, name) { return open }
    let others = solved.unknown.filter { !$0.isFrame(of: view) }
    let waits = others.compactMap { self.name(of: $0, pass) }.uniqued
    guard let first = waits.first else { return "where \(name) lies is taken from its design-time frame" }
    if case .writtenFrame(let other, _)? = others.first, waits.count == 1 {
      return "where \(name) lies depends on where \(pass.tree.views[other].displayName) does"
    }
    let rest = waits.count > 1 ? " and \(waits.count - 1) more" : ""
    return "where \(name) lies depends on \(first)\(rest), which only the running app knows"
  }

  /// Which constraint can't hold beside the others.
  private static func contradiction(_ controller: Int, _ name: String, _ pass: LayoutPass) -> String {
    let start = "the constraints that hold \(name) contradict each other"
    guard let conflict = pass.constraints[controller]?.conflicts.first else { return start }
    let text = ConstraintText(conflict.constraint, in: conflict.view, pass.tree).text
    return "\(start): \(text) can't hold beside the others, and which one UIKit breaks isn't said"
  }

  /// What nothing decides.
  private static func openness(_ edges: [Edge], _ name: String) -> String? {
    let vertical = edges.filter(\.isVertical).count
    let horizontal = edges.count - vertical
    switch (vertical, horizontal) {
    case (0, 0): return nil
    case (1, 0): return "nothing says how high \(name) is"
    case (0, 1): return "nothing says how wide \(name) is"
    case (2, 0): return "nothing says where \(name) lies from top to bottom"
    case (0, 2): return "nothing says where \(name) lies from left to right"
    default: return "where \(name) lies isn't settled by its constraints"
    }
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
    case .margin(let view, _): return "the margins of \(named(view))"
    case .rootWidth, .rootHeight, .layoutGuide: return nil
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
