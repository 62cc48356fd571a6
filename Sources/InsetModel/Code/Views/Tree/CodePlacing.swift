internal import InsetDocuments
internal import InsetLayout

/// Reduces what code says of places to the engine's frames and pins, on one system.
final class CodePlacing {
  private let order: ViewOrder
  private let constraints: [ViewIdentity: [CodeConstraint]]
  private let framings: [ViewIdentity: CodeViewTree.Framing]
  private let masks: [ViewIdentity: AutoresizingMask]
  /// Edges that were looked at: views may hang on each other in many ways.
  private var lines: [LayoutAnchor: Line?] = [:]

  private static let maximumDepth = 12

  init(_ tree: CodeViewTree, _ order: ViewOrder, on system: SystemUse) {
    self.order = order
    var constraints: [ViewIdentity: [CodeConstraint]] = [:]
    for constraint in tree.constraints where constraint.circumstances.hold(on: system) {
      let constraint = constraint.mapped { order.view($0) }
      let views = Set([constraint.first, constraint.second].compactMap { $0?.item.view })
      for view in views { constraints[view, default: []].append(constraint) }
    }
    self.constraints = constraints
    var framings: [ViewIdentity: CodeViewTree.Framing] = [:]
    for framing in tree.framings where framing.circumstances.hold(on: system) {
      // A frame that is only set under some condition gives way to one that always is.
      if framing.circumstances.isConditional, framings[framing.view] != nil { continue }
      framings[framing.view] = framing
    }
    self.framings = framings
    var masks: [ViewIdentity: AutoresizingMask] = [:]
    for mask in tree.maskings where mask.circumstances.hold(on: system) { masks[mask.view] = mask.flexible }
    self.masks = masks
  }

  /// Where code puts a view; nil where it says nothing about a view that isn't its own.
  func placement(of view: ViewIdentity) -> CodePlacement? {
    let framing = framings[view]
    let own = (constraints[view] ?? []).filter { placesItself(view, $0) }
    // Constraints are asked at the first layout: what code writes before is gone then (R-AL-FRAME).
    if !own.isEmpty, framing?.circumstances.isInLayout != true { return constrained(view) }
    if let framing {
      var placement = FramePlacing(framing, masks[view] ?? []).placement
      placement.isInLayout = framing.circumstances.isInLayout
      return placement
    }
    return order.existing.contains(view) ? nil : CodePlacement(isAssumed: true)
  }

  /// A height that code says as a number.
  func height(of view: ViewIdentity) -> Double? {
    if let fixed = fixedSize(view, .vertical) { return fixed }
    guard let height = framings[view]?.frame.height, height.widths == 0, height.heights == 0 else { return nil }
    return height.constant
  }

  /// Whether a constraint says something of the view in its superview, not of what lies in it.
  private func placesItself(_ view: ViewIdentity, _ constraint: CodeConstraint) -> Bool {
    guard let second = constraint.second else { return true }
    let other = constraint.first.item.view == view ? second.item.view : constraint.first.item.view
    return order.superviews[other] != view
  }

  // MARK: Constraints

  private struct Axis {
    let near: LayoutAnchor.Attribute
    let far: LayoutAnchor.Attribute
    let size: LayoutAnchor.Attribute
    let center: LayoutAnchor.Attribute

    static let horizontal = Axis(near: .left, far: .right, size: .width, center: .centerX)
    static let vertical = Axis(near: .top, far: .bottom, size: .height, center: .centerY)
  }

  /// A line in the superview's coordinates: so far from an edge of a target, along the axis.
  private struct Line {
    var target: Pin.Target
    var isFar: Bool
    var offset: Double
    var isCertain = true

    func moved(_ distance: Double) -> Line {
      var line = self
      line.offset += distance
      return line
    }
  }

  private func constrained(_ view: ViewIdentity) -> CodePlacement {
    var placement = CodePlacement()
    placement.isConstrained = true
    var sizes: [Double?] = []
    for axis in [Axis.horizontal, .vertical] {
      let (near, far, size, isSettled) = settle(view, axis)
      if let edge = Self.edge(axis.near), let near { placement.pins[edge] = near }
      if let edge = Self.edge(axis.far), let far { placement.pins[edge] = far }
      sizes.append(size)
      if !isSettled { placement.isAssumed = true }
    }
    let isWide = placement.pins[.left] != nil && placement.pins[.right] != nil
    let isHigh = placement.pins[.top] != nil && placement.pins[.bottom] != nil
    let hasSize = sizes[0] != nil && !isWide || sizes[1] != nil && !isHigh
    // A rectangle has a say only on the axis whose size is known; the other one must be held by pins.
    if hasSize, isWide || sizes[0] != nil, isHigh || sizes[1] != nil {
      placement.frame = .rect(Rect(x: 0, y: 0, width: sizes[0] ?? 0, height: sizes[1] ?? 0))
    }
    return placement
  }

  private static func edge(_ attribute: LayoutAnchor.Attribute) -> InsetLayout.Edge? {
    switch attribute {
    case .top: .top
    case .left: .left
    case .bottom: .bottom
    case .right: .right
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: nil
    }
  }

  /// The pins and the size of a view on an axis, and whether they decide its place for sure.
  private func settle(_ view: ViewIdentity, _ axis: Axis) -> (near: Pin?, far: Pin?, size: Double?, isSettled: Bool) {
    var near = line(view, axis.near, axis)
    var far = line(view, axis.far, axis)
    let size = fixedSize(view, axis)
    if let difference = sizeOfSuperview(view, axis) {
      if near == nil, far == nil, line(view, axis.center, axis)?.offset == 0 {
        near = Line(target: .superview, isFar: false, offset: -difference / 2)
      }
      if let known = near, far == nil, known.target == .superview, !known.isFar {
        far = Line(target: .superview, isFar: true, offset: known.offset + difference)
      } else if let known = far, near == nil, known.target == .superview, known.isFar {
        near = Line(target: .superview, isFar: false, offset: known.offset - difference)
      }
    }
    var nearPin: Pin?
    var farPin: Pin?
    if let near, !near.isFar { nearPin = Pin(to: near.target, constant: near.offset) }
    if let far, far.isFar { farPin = Pin(to: far.target, constant: far.offset == 0 ? 0 : -far.offset) }
    let isCertain = (near?.isCertain ?? true) && (far?.isCertain ?? true) && !isVague(view, axis)
    // A size from the near edge to a line that also hangs on the near side.
    var length = size
    if length == nil, let near, let far, near.target == far.target, near.isFar == far.isFar {
      length = far.offset - near.offset
    }
    let isSettled: Bool
    switch (nearPin, farPin) {
    case (.some, .some): isSettled = true
    case (.some, nil), (nil, .some): isSettled = length != nil
    case (nil, nil): isSettled = false
    }
    return (nearPin, farPin, length, isSettled && isCertain)
  }

  /// Whether the only word on an edge of the view is one that needn't hold.
  private func isVague(_ view: ViewIdentity, _ axis: Axis) -> Bool {
    (constraints[view] ?? []).contains { constraint in
      guard constraint.first.item.view == view, constraint.constant == nil else { return false }
      return [axis.near, axis.far].contains(constraint.first.attribute)
    }
  }

  private func fixedSize(_ view: ViewIdentity, _ axis: Axis) -> Double? {
    (constraints[view] ?? []).last { constraint in
      constraint.first == LayoutAnchor(view, axis.size) && constraint.second == nil && constraint.isExact
    }?.constant
  }

  /// How much larger than its superview a view is, where a constraint says so.
  private func sizeOfSuperview(_ view: ViewIdentity, _ axis: Axis) -> Double? {
    guard let superview = order.superviews[view] else { return nil }
    for constraint in constraints[view] ?? [] where constraint.isExact {
      guard let second = constraint.second, let constant = constraint.constant else { continue }
      let (own, around) = (LayoutAnchor(view, axis.size), LayoutAnchor(superview, axis.size))
      if constraint.first == own, second == around { return constant }
      if constraint.first == around, second == own { return -constant }
    }
    return nil
  }

  /// Where an edge of a view lies; nil where that doesn't come down to what is around it.
  private func line(_ view: ViewIdentity, _ attribute: LayoutAnchor.Attribute, _ axis: Axis, depth: Int = 0) -> Line? {
    guard depth < Self.maximumDepth else { return nil }
    let own = LayoutAnchor(view, attribute)
    if let known = lines[own] { return known }
    lines[own] = .some(nil)
    let found = findLine(own, axis, depth)
    lines[own] = .some(found)
    return found
  }

  private func findLine(_ own: LayoutAnchor, _ axis: Axis, _ depth: Int) -> Line? {
    let view = own.item.view
    var best: (line: Line, rank: Int)?
    for constraint in constraints[view] ?? [] where constraint.isExact {
      guard let second = constraint.second, let constant = constraint.constant else { continue }
      let other: LayoutAnchor
      let distance: Double
      if constraint.first == own {
        (other, distance) = (second, constant)
      } else if second == own {
        (other, distance) = (constraint.first, -constant)
      } else {
        continue
      }
      guard (own.attribute == axis.center) == (other.attribute == axis.center),
        var found = line(of: view, to: other, axis, depth)
      else { continue }
      found = found.moved(distance)
      if constraint.circumstances.isConditional { found.isCertain = false }
      // What always holds before what may, what is around before siblings; the last one wins.
      let isSibling = order.superviews[other.item.view] == order.superviews[view] && other.item.area == .bounds
      let rank = (constraint.circumstances.isConditional ? 0 : 2) + (isSibling ? 0 : 1)
      if best.map({ rank >= $0.rank }) ?? true { best = (found, rank) }
    }
    return best?.line
  }

  /// The line that an anchor outside a view is, in the coordinates of the view's superview.
  private func line(of view: ViewIdentity, to other: LayoutAnchor, _ axis: Axis, _ depth: Int) -> Line? {
    guard other.attribute.isHorizontal == axis.near.isHorizontal, let superview = order.superviews[view] else {
      return nil
    }
    switch other.item.area {
    case .topLayoutGuide:
      guard axis.near == .top else { return nil }
      return Line(target: other.attribute == .bottom ? .topLayoutGuide : .superview, isFar: false, offset: 0)
    case .bottomLayoutGuide:
      guard axis.near == .top else { return nil }
      return Line(target: other.attribute == .top ? .bottomLayoutGuide : .superview, isFar: true, offset: 0)
    case .readableContent, .keyboard, .frameLayout: return nil
    case .bounds, .safeArea, .layoutMargins, .contentLayout: break
    }
    if isAround(other.item.view, superview, depth) {
      let target: Pin.Target =
        switch other.item.area {
        case .safeArea: .safeArea
        case .layoutMargins: .layoutMargin
        default: .superview
        }
      switch other.attribute {
      case axis.near: return Line(target: target, isFar: false, offset: 0)
      case axis.far: return Line(target: target, isFar: true, offset: 0)
      case axis.center: return Line(target: target, isFar: false, offset: 0)
      default: return nil
      }
    }
    guard order.superviews[other.item.view] == superview, other.item.area == .bounds, other.item.view != view else {
      return nil
    }
    return edgeLine(other.item.view, other.attribute, axis, depth + 1)
  }

  /// A sibling's edge: held itself, or as far from the opposite edge as the sibling is large.
  private func edgeLine(_ view: ViewIdentity, _ attribute: LayoutAnchor.Attribute, _ axis: Axis, _ depth: Int) -> Line?
  {
    if let direct = line(view, attribute, axis, depth: depth) { return direct }
    guard let size = fixedSize(view, axis) else { return nil }
    switch attribute {
    case axis.far: return line(view, axis.near, axis, depth: depth)?.moved(size)
    case axis.near: return line(view, axis.far, axis, depth: depth)?.moved(-size)
    default: return nil
    }
  }

  /// Whether a view is the superview, or one further out that the superview fills.
  private func isAround(_ view: ViewIdentity, _ superview: ViewIdentity, _ depth: Int) -> Bool {
    var inner = superview
    for _ in 0..<4 {
      if inner == view { return true }
      guard depth < Self.maximumDepth, let next = order.superviews[inner], fills(inner, depth) else { return false }
      inner = next
    }
    return false
  }

  private func fills(_ view: ViewIdentity, _ depth: Int) -> Bool {
    for axis in [Axis.horizontal, .vertical] {
      for attribute in [axis.near, axis.far] {
        guard let line = line(view, attribute, axis, depth: depth + 4), line.target == .superview, line.offset == 0,
          line.isFar == (attribute == axis.far)
        else { return false }
      }
    }
    return true
  }
}
