/// The views of one controller as Auto Layout sees them: written frames and constraints as one system, solved.
///
/// What comes from outside (the root view's size, safe areas, guides, margins, sizes of texts) stays a name in the system,
/// so that each edge tells what it rests on. A safe area of a view inside is known only when that view has been laid out:
/// until then it counts as unknown, and the system is solved again once it is known.
struct ControllerConstraints: Sendable {
  private(set) var system = ConstraintSystem()
  private(set) var inputs: [LayoutVariable: LayoutInput] = [:]
  private var inputVariables: [LayoutInput: LayoutVariable] = [:]
  private var isSettled: [LayoutInput: Bool] = [:]
  var geometry: [Int: ViewGeometry] = [:]
  private(set) var solution: ConstraintSolution
  /// The pairs of views that a constraint holds between; the root view is fixed and joins nothing.
  private var joined: [(Int, Int)] = []
  private var written: [Int: Written] = [:]
  /// The same without the constraints that may hold or not: none or one. What differs there isn't known.
  private var alternatives: [ControllerConstraints] = []
  /// For each view that constraints join to one that constraints place and code out of sight moves, the first such view:
  /// what moves one may move the other.
  private(set) var doubtedNeighbours: [Int: Int] = [:]

  let controller: Int
  let root: Int

  private init(_ controller: Int, root: Int) {
    self.controller = controller
    self.root = root
    solution = system.solve()
  }

  /// Solves what holds a controller's views, whose root view has its frame and its safe area.
  static func solving(_ controller: Int, _ pass: LayoutPass) -> ControllerConstraints {
    var builder = building(controller, pass, leavesOutConditional: false)
    builder.constraints.findDoubtedNeighbours(builder.views.filter { builder.isPlaced.contains($0) }, pass)
    if builder.hasConditional {
      builder.constraints.alternatives = [building(controller, pass, leavesOutConditional: true).constraints]
    }
    return builder.constraints
  }

  /// The system of all constraints, or of those that hold for sure, solved.
  private static func building(
    _ controller: Int, _ pass: LayoutPass, leavesOutConditional: Bool
  ) -> ConstraintBuilder {
    var builder = ConstraintBuilder(
      ControllerConstraints(controller, root: pass.node(controller).rootView), pass,
      leavesOutConditional: leavesOutConditional)
    builder.build()
    builder.constraints.solve()
    return builder
  }

  private mutating func solve() { solution = system.solve() }

  /// The variable of an input, with its value where that is known.
  mutating func variable(
    of input: LayoutInput, _ known: Double?, in bounds: ClosedRange<Double> = 0...0, guess: Double = 0
  ) -> LayoutVariable {
    if let variable = inputVariables[input] { return variable }
    let variable = known.map { system.input($0) } ?? system.parameter(in: bounds, guess: guess)
    inputVariables[input] = variable
    inputs[variable] = input
    isSettled[input] = known != nil
    return variable
  }

  /// Notes that a constraint holds between two views.
  mutating func join(_ one: Int, _ other: Int) {
    guard one != other, one != root, other != root else { return }
    joined.append((one, other))
  }

  /// - Parameter views: those that constraints place.
  private mutating func findDoubtedNeighbours(_ views: [Int], _ pass: LayoutPass) {
    let doubted = views.filter { pass.isPlaceDoubted($0) }
    guard !doubted.isEmpty, !joined.isEmpty else { return }
    // Layout guides come after the views.
    let count = joined.reduce(pass.tree.views.count) { max($0, $1.0 + 1, $1.1 + 1) }
    var sets = DisjointSets(count)
    for (one, other) in joined { sets.join(one, other) }
    var bySet: [Int: [Int]] = [:]
    for view in doubted { bySet[sets.representative(of: view), default: []].append(view) }
    for view in views {
      doubtedNeighbours[view] = bySet[sets.representative(of: view)]?.first { $0 != view }
    }
  }

  mutating func newVariable() -> LinearExpression { LinearExpression(system.variable()) }

  mutating func hold(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation = .equal,
    _ priority: LayoutPriority = .required, writtenAs written: Written? = nil
  ) {
    let place = system.add(LinearConstraint(expression, relation, priority: priority))
    if let written { self.written[place] = written }
  }

  /// A constraint as it is written in a view.
  struct Written: Sendable {
    let constraint: LayoutConstraint
    let view: Int
  }

  /// The written ones that can't hold beside those before them.
  var conflicts: [Written] { solution.conflicts.compactMap { written[$0] } }

  /// Takes the safe area of a view that has been laid out, if constraints ask for it.
  mutating func settleSafeArea(of view: Int, _ insets: Insets) {
    var isNews = false
    for edge in Edge.allCases {
      let input = LayoutInput.safeArea(view: view, edge)
      guard isSettled[input] == false, let variable = inputVariables[input] else { continue }
      system.settle(variable, at: insets[edge])
      isSettled[input] = true
      isNews = true
    }
    if isNews { solve() }
    for index in alternatives.indices { alternatives[index].settleSafeArea(of: view, insets) }
  }
}

// MARK: - Answers

extension ControllerConstraints {
  /// A view's frame in its superview.
  struct SolvedFrame {
    /// With guesses where something isn't known, in points.
    var rect: Rect
    /// For each edge whether it is the same whatever isn't known.
    var isExact: [Edge: Bool]
    /// What the frame rests on, and for each edge what isn't known.
    var inputs: [LayoutInput]
    var unknown: [LayoutInput]
    /// Edges that nothing holds, or that constraints hold which contradict each other.
    var openEdges: [Edge]
    /// The constraints contradict each other.
    var isContradicted: Bool
    /// An edge lies elsewhere without the constraints that may hold or not.
    var isConditional = false

    var isAmbiguous: Bool { !openEdges.isEmpty }
  }

  func frame(of view: Int, in superview: Int, isScrollView: Bool) -> SolvedFrame? {
    guard let geometry = geometry[view], let around = self.geometry[superview] else { return nil }
    let originX = isScrollView ? LinearExpression() : around.frameLeft
    let originY = isScrollView ? LinearExpression() : around.frameTop
    let left = geometry.frameLeft - originX
    let top = geometry.frameTop - originY
    let edges: [(Edge, LinearExpression)] = [
      (.top, top), (.left, left), (.bottom, top + geometry.frameHeight), (.right, left + geometry.frameWidth),
    ]
    var values = Insets.zero
    var isExact: [Edge: Bool] = [:]
    var names: Set<LayoutVariable> = []
    var openEdges: [Edge] = []
    var isContradicted = false
    for (edge, expression) in edges {
      let solved = solution.solve(expression)
      values[edge] = solved.value
      isExact[edge] = solved.isExact
      if solved.isAmbiguous { openEdges.append(edge) }
      isContradicted = isContradicted || solved.isContradicted
      names.formUnion(solution.parameters(of: expression))
    }
    let inputs = names.sorted().compactMap { self.inputs[$0] }
    var solved = SolvedFrame(
      rect: Rect(
        x: values.left, y: values.top, width: values.right - values.left, height: values.bottom - values.top),
      isExact: isExact, inputs: inputs, unknown: inputs.filter { isSettled[$0] == false }, openEdges: openEdges,
      isContradicted: isContradicted)
    guard let other = alternatives.first?.frame(of: view, in: superview, isScrollView: isScrollView) else {
      return solved
    }
    for edge in Edge.allCases {
      let isSame = abs(solved.rect.edge(edge) - other.rect.edge(edge)) <= 2 * EqualityElimination.tolerance
      if isExact[edge] == true, !isSame || other.isExact[edge] == false {
        solved.isExact[edge] = false
        solved.isConditional = true
      }
    }
    return solved
  }
}
