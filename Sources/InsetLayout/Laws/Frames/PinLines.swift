/// Where the pins of a view hold its edges, in the superview's coordinates: from the left for `left` and `right`, from
/// the top else.
struct PinLines {
  private(set) var top: Double?
  private(set) var left: Double?
  private(set) var bottom: Double?
  private(set) var right: Double?

  init(_ pass: inout LayoutPass, _ view: Int, superview: Int, bounds: Rect, _ reasons: inout [Trace.Reason]) {
    for edge in Edge.allCases {
      guard let pin = pass.tree.views[view].view.pins[edge] else { continue }
      reasons.append(
        pass.setting(
          .view(view), "pins.\(edge.name)",
          pin.constant == 0 ? pin.target.rawValue : "\(pin.target.rawValue) + \(pointText(pin.constant))", isSet: true))
      let line = PinLines.line(&pass, of: edge, pin, superview: superview, bounds: bounds, &reasons)
      switch edge {
      case .top: top = line
      case .left: left = line
      case .bottom: bottom = line
      case .right: right = line
      }
    }
  }

  private static func line(
    _ pass: inout LayoutPass, of edge: Edge, _ pin: Pin, superview: Int, bounds: Rect, _ reasons: inout [Trace.Reason]
  ) -> Double {
    func inside(_ inset: Double) -> Double {
      switch edge {
      case .top: bounds.minY + inset
      case .left: bounds.minX + inset
      case .bottom: bounds.maxY - inset
      case .right: bounds.maxX - inset
      }
    }
    switch pin.resolvedTarget(at: edge, isLegacy: pass.screen.usesLegacyInsets) {
    case .superview:
      if pin.target == .xibSafeArea { reasons.append(.confidence(SafeAreaPinsInXibs.card.confidence)) }
      return inside(pin.constant)
    case .safeArea, .xibSafeArea:
      reasons.append(.value(.view(superview), Quantity(.viewSafeArea, edge)))
      return inside(pass.viewSafeArea(superview, edge) + pin.constant)
    case .layoutMargin:
      reasons.append(.value(.view(superview), Quantity(.viewSafeArea, edge)))
      return inside(LayoutMargins.margin(&pass, of: superview, edge, &reasons) + pin.constant)
    case .topLayoutGuide: return guide(pass, .top, pin.constant, from: edge, superview, &reasons)
    case .bottomLayoutGuide: return guide(pass, .bottom, pin.constant, from: edge, superview, &reasons)
    }
  }

  /// The line that a layout guide of the owner's root view draws.
  private static func guide(
    _ pass: LayoutPass, _ guide: Edge, _ constant: Double, from edge: Edge, _ superview: Int,
    _ reasons: inout [Trace.Reason]
  ) -> Double {
    let owner = pass.tree.views[superview].owner
    let quantity = Quantity(.layoutGuide, guide)
    reasons.append(.value(.controller(owner), quantity))
    let length = pass.trace.points(.controller(owner), quantity) ?? 0
    let root = pass.frameInWindow(ofController: owner)
    let inWindow = guide == .top ? root.minY + length : root.maxY - length
    return inWindow - pass.contentOrigins[superview].y + (edge == .top ? constant : -constant)
  }
}

extension Pin {
  /// What holds an edge on a system.
  ///
  /// Without safe areas Interface Builder's safe-area pins fall back to the layout guides at top and bottom, to the
  /// superview at the sides. A guide is a horizontal line: it can't hold a side.
  func resolvedTarget(at edge: Edge, isLegacy: Bool) -> Target {
    switch target {
    case .xibSafeArea where isLegacy: .superview
    case .safeArea where isLegacy: edge == .top ? .topLayoutGuide : edge == .bottom ? .bottomLayoutGuide : .superview
    case .topLayoutGuide where !edge.isVertical, .bottomLayoutGuide where !edge.isVertical: .superview
    default: target
    }
  }
}
