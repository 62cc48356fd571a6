// Written frames and pins, in the terms of constraints.
extension ConstraintBuilder {
  /// The geometry of a view that keeps its written frame (see `ViewFrames`).
  mutating func writtenGeometry(of view: Int) -> ViewGeometry {
    let node = pass.tree.views[view]
    guard let superview = node.superview, let around = bounds(of: superview) else {
      return ViewGeometry(
        left: LinearExpression(), top: LinearExpression(), width: LinearExpression(), height: LinearExpression())
    }
    var left = around.left
    var top = around.top
    var width = around.right - around.left
    var height = around.bottom - around.top
    var hasSize = false
    if case .rect(let rect) = node.view.frame {
      left.constant += rect.x
      top.constant += rect.y
      width = LinearExpression(rect.width)
      height = LinearExpression(rect.height)
      hasSize = true
    }
    (left, width) = axis(
      left, width, line(of: .left, of: view), line(of: .right, of: view), hasSize: hasSize)
    (top, height) = axis(
      top, height, line(of: .top, of: view), line(of: .bottom, of: view), hasSize: hasSize)
    guard pass.isPlaceDoubted(view) else { return ViewGeometry(left: left, top: top, width: width, height: height) }
    let moved = Edge.allCases.reduce(into: [Edge: LinearExpression]()) { moved, edge in
      moved[edge] = LinearExpression(
        constraints.variable(of: .writtenFrame(view: view, edge), nil, in: -longestSide...longestSide, guess: 0))
    }
    func move(_ edge: Edge) -> LinearExpression { moved[edge] ?? LinearExpression() }
    return ViewGeometry(
      left: left + move(.left), top: top + move(.top), width: width + move(.right) - move(.left),
      height: height + move(.bottom) - move(.top))
  }

  /// Holds the edges of a view that constraints place where its pins say.
  mutating func holdPins(of view: Int, _ geometry: ViewGeometry) {
    let edges: [(Edge, LinearExpression)] = [
      (.top, geometry.top), (.left, geometry.left), (.bottom, geometry.bottom), (.right, geometry.right),
    ]
    let traits = traits(view)
    for (edge, expression) in edges
    where traits?.pinsRestateConstraints != true || traits?.repinnedEdges.contains(edge) == true {
      if let line = line(of: edge, of: view) { constraints.hold(expression - line) }
    }
  }

  private func axis(
    _ start: LinearExpression, _ length: LinearExpression, _ low: LinearExpression?, _ high: LinearExpression?,
    hasSize: Bool
  ) -> (LinearExpression, LinearExpression) {
    switch (low, high) {
    case (nil, nil): (start, length)
    case (let low?, let high?): (low, high - low)
    case (let low?, nil): hasSize ? (low, length) : (low, start + length - low)
    case (nil, let high?): hasSize ? (high - length, length) : (start, high - start)
    }
  }

  /// The rectangle in which a subview's written frame counts.
  private func bounds(of superview: Int) -> LayoutArea? {
    guard let geometry = constraints.geometry[superview] else { return nil }
    guard pass.tree.views[superview].kind.isScrollView else {
      return LayoutArea(
        left: geometry.frameLeft, top: geometry.frameTop, right: geometry.frameRight, bottom: geometry.frameBottom,
        space: geometry.space)
    }
    return LayoutArea(
      left: LinearExpression(), top: LinearExpression(), right: geometry.frameWidth, bottom: geometry.frameHeight,
      space: superview)
  }

  /// Where a pin holds an edge; nil where there is none.
  private mutating func line(of edge: Edge, of view: Int) -> LinearExpression? {
    let node = pass.tree.views[view]
    guard let pin = node.view.pins[edge], let superview = node.superview, var area = bounds(of: superview) else {
      return nil
    }
    let inward = LinearExpression(pin.constant)
    switch pin.resolvedTarget(at: edge, isLegacy: pass.screen.usesLegacyInsets) {
    case .superview: area = area.inset(edge, by: inward)
    case .safeArea, .xibSafeArea: area = area.inset(edge, by: inward + safeArea(of: superview, edge))
    case .layoutMargin: area = area.inset(edge, by: inward + margin(of: superview, edge))
    case .topLayoutGuide:
      return guideLine(.top, in: area.space) + LinearExpression(edge == .top ? pin.constant : -pin.constant)
    case .bottomLayoutGuide:
      return guideLine(.bottom, in: area.space) + LinearExpression(edge == .top ? pin.constant : -pin.constant)
    }
    switch edge {
    case .top: return area.top
    case .left: return area.left
    case .bottom: return area.bottom
    case .right: return area.right
    }
  }

  /// The line that a layout guide of the controller draws across its root view.
  private mutating func guideLine(_ guide: Edge, in space: Int?) -> LinearExpression {
    let area = converted(
      self.guide(guide == .top ? .topLayoutGuide : .bottomLayoutGuide, of: constraints.root), to: space)
    return guide == .top ? area?.bottom ?? LinearExpression() : area?.top ?? LinearExpression()
  }
}
