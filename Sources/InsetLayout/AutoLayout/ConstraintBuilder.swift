/// Puts the views of a controller and what holds them into one system of constraints.
struct ConstraintBuilder {
  var constraints: ControllerConstraints
  let pass: LayoutPass
  /// The controller's views, outer ones first.
  private(set) var views: [Int] = []
  private var viewsByID: [String: Int] = [:]
  /// Views that constraints place, or a stack view.
  private var isPlaced: Set<Int> = []
  private var isArranged: Set<Int> = []
  /// How many standard spacings have been met.
  var standardSpacings = 0

  init(_ constraints: ControllerConstraints, _ pass: LayoutPass) {
    self.constraints = constraints
    self.pass = pass
  }

  mutating func build() {
    collect()
    let held = views.map { (view: $0, constraints: constraints(heldBy: $0)) }
    findPlacedViews(held)
    for view in views { addGeometry(of: view) }
    for view in views {
      if isPlaced.contains(view) { holdOwnSize(of: view) }
      if let stack = traits(view)?.stack { arrange(view, stack) }
    }
    for (view, constraints) in held {
      for constraint in constraints { add(constraint, in: view) }
    }
  }

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

  func traits(_ view: Int) -> LayoutTraits? { pass.tree.views[view].view.traits }

  private mutating func collect() {
    var open = [constraints.root]
    while let view = open.popLast() {
      views.append(view)
      if viewsByID[pass.tree.views[view].id] == nil { viewsByID[pass.tree.views[view].id] = view }
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
        let arranged = pass.tree.views[view].subviews.filter { self.traits($0)?.isHidden != true }
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
    }
  }

  /// Whether a view lies in another one.
  func lies(_ view: Int, in outer: Int) -> Bool {
    var next = pass.tree.views[view].superview
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
      geometry = ViewGeometry(
        left: constraints.newVariable(), top: constraints.newVariable(), width: constraints.newVariable(),
        height: constraints.newVariable())
      geometry.outsets = sizes(of: view)?.outsets ?? .zero
      constraints.hold(geometry.width, .greaterThanOrEqual)
      constraints.hold(geometry.height, .greaterThanOrEqual)
    } else {
      geometry = writtenGeometry(of: view)
    }
    if let superview = pass.tree.views[view].superview, view != constraints.root {
      geometry.space = pass.tree.views[superview].kind.isScrollView ? superview : constraints.geometry[superview]?.space
    }
    if pass.tree.views[view].kind.isScrollView {
      geometry.contentWidth = constraints.newVariable()
      geometry.contentHeight = constraints.newVariable()
    }
    constraints.geometry[view] = geometry
    // A placed view may have pins beside its constraints: they are short for constraints.
    if isPlaced.contains(view), !isArranged.contains(view) { holdPins(of: view, geometry) }
  }

  func sizes(of view: Int) -> ControlSizes? {
    traits(view)?.uikitClass.flatMap { ControlSizes.of($0, on: pass.screen.os) }
  }
}
