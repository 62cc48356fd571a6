/// Where a subview lies: its frame, then what pins hold its edges.
enum ViewFrames: Law {
  static let card = LawCard(
    "SCENE-FRAME", "Frames and pins", OSRange(OSVersion(7)), .documented,
    statement:
      """
      A view has the frame that is written; on each axis two pins give place and size, one pin moves a view that \
      has a size, and one edge of a view that fills its superview. Pins rest on safe areas and layout guides, \
      never the other way round.
      """,
    evidence: ["Auto Layout; how a scene document is read: the project's scene format"])

  static func apply(_ pass: inout LayoutPass, _ view: Int, superview: Int) -> Rect {
    var unsettled: String?
    switch ConstraintFrames.apply(&pass, view, superview: superview) {
    case .placed(let frame): return frame
    case .unsettled(let doubt): unsettled = doubt
    case .unconstrained: break
    }
    let node = pass.tree.views[view]
    let bounds = pass.frame(ofView: superview).bounds
    var frame = bounds
    var hasSize = false
    var reasons: [Trace.Reason] = [.value(.view(superview), Quantity(.frame))]
    if case .rect(let rect) = node.view.frame {
      frame = rect
      hasSize = true
      reasons.append(pass.setting(.view(view), "frame", Value.rect(rect).text, isSet: true))
    }
    if !node.view.pins.isEmpty {
      let lines = PinLines(&pass, view, superview: superview, bounds: bounds, &reasons)
      (frame.x, frame.width) = axis(frame.x, frame.width, lines.left, lines.right, hasSize: hasSize)
      (frame.y, frame.height) = axis(frame.y, frame.height, lines.top, lines.bottom, hasSize: hasSize)
    }
    if node.view.isFrameAssumed {
      reasons.append(pass.assume(node.id, "where \(node.displayName) lies is taken from its design-time frame"))
    }
    if let unsettled { reasons.append(pass.assume(node.id, unsettled)) }
    let result = frame
    let fills = frame == bounds
    pass.trace.set(
      .view(view), Quantity(.frame), .rect(frame), card, from: reasons,
      because: fills
        ? "\(node.displayName) fills its superview."
        : node.view.pins.isEmpty
          ? "\(node.displayName) has the frame \(Value.rect(result).text)."
          : "Its pins put \(node.displayName) at \(Value.rect(result).text).")
    return frame
  }

  private static func axis(
    _ start: Double, _ length: Double, _ low: Double?, _ high: Double?, hasSize: Bool
  ) -> (Double, Double) {
    switch (low, high) {
    case (nil, nil): (start, length)
    case (let low?, let high?): (low, max(0, high - low))
    case (let low?, nil): hasSize ? (low, length) : (low, max(0, start + length - low))
    case (nil, let high?): hasSize ? (high - length, length) : (start, max(0, high - start))
    }
  }
}
