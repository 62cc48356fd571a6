/// Puts the views of a controller and what holds them into one system of constraints.
struct ConstraintBuilder {
  var constraints: ControllerConstraints
  let pass: LayoutPass
  /// The controller's views, outer ones first.
  private(set) var views: [Int] = []
  private var viewsByID: [String: Int] = [:]
  /// Views that constraints place, or a stack view.
  private(set) var isPlaced: Set<Int> = []
  private var isArranged: Set<Int> = []
  /// How many constants have been met that are guessed.
  var guessedConstants = 0
  /// Layout guides that views own: each counts like a view behind the tree's, without being one.
  private var guides: [(name: String, owner: Int)] = []
  private var guidesByName: [String: Int] = [:]
  /// Whether constraints that may hold or not are left out.
  private let leavesOutConditional: Bool

  init(_ constraints: ControllerConstraints, _ pass: LayoutPass, leavesOutConditional: Bool) {
    self.constraints = constraints
    self.pass = pass
    self.leavesOutConditional = leavesOutConditional
  }

  mutating func build() {
    collect()
    let held = views.map { (view: $0, constraints: constraints(heldBy: $0)) }
    findPlacedViews(held)
    for view in views { addGeometry(of: view) }
    for guide in guides.indices { addGeometry(ofGuide: guide) }
    for view in views {
      if isPlaced.contains(view) { holdOwnSize(of: view) }
      if let stack = traits(view)?.stack { arrange(view, stack) }
    }
    for (view, constraints) in held {
      for constraint in constraints where !leavesOutConditional || !constraint.isConditional {
        add(constraint, in: view)
      }
    }
  }

  /// Whether there are constraints that may hold or not.
  var hasConditional: Bool { views.contains { traits($0)?.constraints.contains(where: \.isConditional) == true } }

  /// The constraints that a view holds in these size classes, but for those that a pin has taken the place of.
  private func constraints(heldBy view: Int) -> [LayoutConstraint] {
    (traits(view)?.constraints ?? []).compactMap {
      $0.varied(isRegularWidth: pass.screen.isRegularWidth, isRegularHeight: !pass.screen.isCompactHeight)
    }.filter { constraint in
      ![constraint.first, constraint.second].contains { anchor in
        guard let anchor, anchor.item.guide == nil, let edge = anchor.attribute.edge,
          let view = object(anchor.item.object, from: view)
        else { return false }
        return traits(view)?.repinnedEdges.contains(edge) == true
      }
    }
  }

  func traits(_ view: Int) -> LayoutTraits? { isLayoutGuide(view) ? nil : pass.tree.views[view].view.traits }

  func isLayoutGuide(_ item: Int) -> Bool { item >= pass.tree.views.count }

  /// The views that a stack view arranges.
  func arranged(in stack: Int) -> [Int] {
    pass.tree.views[stack].subviews.filter { traits($0)?.isHidden != true && traits($0)?.isUnarranged != true }
  }

  private mutating func collect() {
    var open = [constraints.root]
    while let view = open.popLast() {
      views.append(view)
      if viewsByID[pass.tree.views[view].id] == nil { viewsByID[pass.tree.views[view].id] = view }
      for name in traits(view)?.layoutGuides ?? [] where guidesByName[name] == nil {
        guidesByName[name] = pass.tree.views.count + guides.count
        guides.append((name, view))
      }
      open += pass.tree.views[view].subviews.reversed()
    }
  }

  /// A view that a constraint places has no frame of its own left (R-AL-FRAME): the first item of a constraint, and the
  /// second where it isn't what the first lies in.
  private mutating func findPlacedViews(_ held: [(view: Int, constraints: [LayoutConstraint])]) {
    for (view, constraints) in held {
      let traits = traits(view)
      if traits?.translatesAutoresizingMaskIntoConstraints == false { isPlaced.insert(view) }
      if traits?.stack != nil {
        let arranged = arranged(in: view)
        isArranged.formUnion(arranged)
        isPlaced.formUnion(arranged)
      }
      for constraint in constraints {
        let first = object(constraint.first.item.object, from: view)
        let second = constraint.second.flatMap { object($0.item.object, from: view) }
        if let first, constraint.first.item.guide == nil, second.map({ !lies($0, in: first) }) ?? true {
          isPlaced.insert(first)
        }
        if let second, constraint.second?.item.guide == nil, let first, first != second, !lies(first, in: second) {
          isPlaced.insert(second)
        }
      }
    }
    for view in views where traits(view)?.translatesAutoresizingMaskIntoConstraints == true {
      if !isArranged.contains(view) { isPlaced.remove(view) }
    }
    isPlaced.remove(constraints.root)
  }

  func object(_ object: LayoutConstraint.Item.Object, from view: Int) -> Int? {
    switch object {
    case .this: view
    case .superview: pass.tree.views[view].superview
    case .view(let id): viewsByID[id]
    case .layoutGuide(let name): guidesByName[name]
    }
  }

  /// Whether a view lies in another one.
  func lies(_ view: Int, in outer: Int) -> Bool {
    var next = isLayoutGuide(view) ? guides[view - pass.tree.views.count].owner : pass.tree.views[view].superview
    while let superview = next {
      if superview == outer { return true }
      next = pass.tree.views[superview].superview
    }
    return false
  }

  // MARK: Geometry

  private mutating func addGeometry(of view: Int) {
    var geometry: ViewGeometry
    if view == constraints.root {
      let size = pass.frame(ofView: view).size
      geometry = ViewGeometry(
        left: LinearExpression(), top: LinearExpression(),
        width: LinearExpression(constraints.variable(of: .rootWidth, size.width)),
        height: LinearExpression(constraints.variable(of: .rootHeight, size.height)))
    } else if isPlaced.contains(view) {
      geometry = freeGeometry()
      geometry.outsets = sizes(of: view)?.outsets ?? .zero
    } else {
      geometry = writtenGeometry(of: view)
    }
    if let superview = pass.tree.views[view].superview, view != constraints.root {
      geometry.space = space(in: superview)
    }
    if pass.tree.views[view].kind.isScrollView {
      geometry.contentWidth = constraints.newVariable()
      geometry.contentHeight = constraints.newVariable()
    }
    constraints.geometry[view] = geometry
    // A placed view may have pins beside its constraints: they are short for constraints.
    if isPlaced.contains(view), !isArranged.contains(view) { holdPins(of: view, geometry) }
  }

  private mutating func addGeometry(ofGuide index: Int) {
    let owner = guides[index].owner
    var geometry = freeGeometry()
    geometry.space = space(in: owner)
    constraints.geometry[pass.tree.views.count + index] = geometry
  }

  /// What constraints alone decide.
  private mutating func freeGeometry() -> ViewGeometry {
    let geometry = ViewGeometry(
      left: constraints.newVariable(), top: constraints.newVariable(), width: constraints.newVariable(),
      height: constraints.newVariable())
    constraints.hold(geometry.width, .greaterThanOrEqual)
    constraints.hold(geometry.height, .greaterThanOrEqual)
    return geometry
  }

  /// The scroll view in whose content lies what a view has in it.
  private func space(in view: Int) -> Int? {
    pass.tree.views[view].kind.isScrollView ? view : constraints.geometry[view]?.space
  }

  /// What no place or size of a view exceeds that only the running app knows, in points.
  var longestSide: Double { max(0, pass.screen.windowSize.width, pass.screen.windowSize.height) }

  func sizes(of view: Int) -> ControlSizes? {
    traits(view)?.uikitClass.flatMap { ControlSizes.of($0, on: pass.screen.os) }
  }
}
