internal import InsetLayout

/// What a rectangle that code sets means for the engine, with the springs of the view.
struct FramePlacing {
  private let framing: CodeViewTree.Framing
  private let flexible: AutoresizingMask

  init(_ framing: CodeViewTree.Framing, _ flexible: AutoresizingMask) {
    self.framing = framing
    self.flexible = flexible
  }

  var placement: CodePlacement {
    let horizontal = axis(
      framing.frame.x, framing.frame.width, \.widths, \.heights,
      keepsSize: !flexible.contains(.width), follows: flexible.contains(.left))
    let vertical = axis(
      framing.frame.y, framing.frame.height, \.heights, \.widths,
      keepsSize: !flexible.contains(.height), follows: flexible.contains(.top))
    var placement = CodePlacement()
    placement.isAssumed =
      !horizontal.isSettled || !vertical.isSettled || framing.circumstances.isConditional
    let isRectangle = horizontal.size != nil || vertical.size != nil
    guard isRectangle || horizontal.insets != nil || vertical.insets != nil else { return placement }
    if isRectangle {
      placement.frame = .rect(
        Rect(
          x: horizontal.origin ?? 0, y: vertical.origin ?? 0, width: horizontal.size ?? 0,
          height: vertical.size ?? 0))
    }
    set(&placement, horizontal, .left, .right, isRectangle)
    set(&placement, vertical, .top, .bottom, isRectangle)
    return placement
  }

  private func set(
    _ placement: inout CodePlacement, _ axis: Axis, _ near: InsetLayout.Edge, _ far: InsetLayout.Edge,
    _ isRectangle: Bool
  ) {
    if let insets = axis.insets {
      // Without a rectangle a view fills what is around it anyway.
      let target: Pin.Target = framing.frame.isInSafeArea ? .safeArea : .superview
      guard isRectangle || insets.near != 0 || insets.far != 0 || target != .superview else { return }
      placement.pins[near] = Pin(to: target, constant: insets.near)
      placement.pins[far] = Pin(to: target, constant: insets.far)
    } else if let distance = axis.far {
      placement.pins[far] = Pin(to: .superview, constant: distance)
    } else if isRectangle, axis.size == nil {
      placement.pins[near] = Pin(to: .superview, constant: axis.origin ?? 0)
      placement.pins[far] = Pin(to: .superview)
    }
  }

  private struct Axis {
    /// Distances to both edges around.
    var insets: (near: Double, far: Double)?
    /// A place and a size that are numbers.
    var origin: Double?
    var size: Double?
    /// The distance to the far edge of a view that keeps its size.
    var far: Double?
    var isSettled = false
  }

  private func axis(
    _ origin: CodeFrame.Length?, _ size: CodeFrame.Length?, _ along: KeyPath<CodeFrame.Length, Double>,
    _ across: KeyPath<CodeFrame.Length, Double>, keepsSize: Bool, follows: Bool
  ) -> Axis {
    var axis = Axis()
    guard let origin, let size, origin[keyPath: across] == 0, size[keyPath: across] == 0 else {
      axis.origin = origin?.constant
      return axis
    }
    let isInLayout = framing.circumstances.isInLayout
    switch (origin[keyPath: along], size[keyPath: along]) {
    case (0, 1):
      axis.insets = (origin.constant, -(origin.constant + size.constant) + 0)
      axis.isSettled = isInLayout || !keepsSize
    case (0, 0):
      axis.origin = origin.constant
      axis.size = size.constant
      axis.isSettled = keepsSize && !follows || isInLayout
    case (1, 0):
      axis.size = size.constant
      axis.far = -(origin.constant + size.constant) + 0
      axis.isSettled = isInLayout || keepsSize && follows
    default: break
    }
    return axis
  }
}
