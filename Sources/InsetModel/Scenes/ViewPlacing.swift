internal import InsetDocuments
internal import InsetLayout

/// Where a subview lies, from what Interface Builder wrote: constraints, or autoresizing, or the design-time frame.
enum ViewPlacing {
  /// - Parameter isInXib: whether the file has no layout guides that could stand for safe areas (R11-XIB).
  static func place(_ view: inout View, _ facts: ViewFacts, in superview: ViewFacts, isInXib: Bool) {
    var pins: [InsetLayout.Edge: Pin] = [:]
    var isGuess = false
    if keepsAutoresizing(facts, in: superview) {
      pins = autoresizing(facts, in: superview)
    } else {
      for pin in facts.pins {
        guard let edge = InsetLayout.Edge(name: pin.edge.rawValue) else { continue }
        guard let target = target(pin, of: facts) else {
          isGuess = true
          continue
        }
        pins[edge] = Pin(
          to: isInXib && target == .safeArea ? .xibSafeArea : target, constant: pin.constant)
      }
    }
    view.pins = pins
    if facts.fillsSuperview && pins.isEmpty {
      view.frame = .fill
    } else if let frame = facts.frame, frame.count == 4 {
      view.frame = .rect(rect(frame, facts))
    }
    // What a size class adds or takes away isn't told apart.
    if !facts.excludedIn.isEmpty { isGuess = true }
    // An axis that pins and sizes don't settle keeps its place at design time, which says little about run time.
    let isSettled =
      keepsAutoresizing(facts, in: superview)
      || isSettled(facts, pins, .left, .right, facts.width) && isSettled(facts, pins, .top, .bottom, facts.height)
    view.isFrameAssumed = isGuess || !(isSettled || facts.fillsSuperview && facts.unresolvedConstraints.isEmpty)
  }

  /// Not so in stack views, which place what they arrange.
  private static func keepsAutoresizing(_ facts: ViewFacts, in superview: ViewFacts) -> Bool {
    superview.element != "stackView" && (facts.translatesAutoresizingMaskIntoConstraints || facts.hasFixedFrame)
  }

  private static func rect(_ frame: [Double], _ facts: ViewFacts) -> Rect {
    Rect(x: frame[0], y: frame[1], width: facts.width ?? frame[2], height: facts.height ?? frame[3])
  }

  private static func target(_ pin: PinFact, of facts: ViewFacts) -> Pin.Target? {
    switch pin.target {
    case .topLayoutGuide: return .topLayoutGuide
    case .bottomLayoutGuide: return .bottomLayoutGuide
    case .superview, .contentLayoutGuide: return pin.levelsUp == 0 ? .superview : nil
    case .safeArea: return pin.levelsUp == 0 ? .safeArea : nil
    case .layoutMargin: return pin.levelsUp == 0 ? .layoutMargin : nil
    case .frameLayoutGuide: return nil
    }
  }

  private static func isSettled(
    _ facts: ViewFacts, _ pins: [InsetLayout.Edge: Pin], _ low: InsetLayout.Edge, _ high: InsetLayout.Edge,
    _ size: Double?
  ) -> Bool {
    switch (pins[low], pins[high]) {
    case (.some, .some): return true
    case (.some, nil), (nil, .some): return size != nil || facts.kind == .view
    // Intrinsic sizes, centring and siblings: only what doesn't scroll may be vague.
    case (nil, nil): return facts.kind == .view && !facts.isContainerView
    }
  }

  /// Springs and struts: an edge whose margin is fixed keeps its distance, a flexible size stretches.
  private static func autoresizing(_ facts: ViewFacts, in superview: ViewFacts) -> [InsetLayout.Edge: Pin] {
    guard let frame = facts.frame, frame.count == 4, let outer = superview.frame, outer.count == 4 else { return [:] }
    let mask = facts.autoresizingMask
    var pins: [InsetLayout.Edge: Pin] = [:]
    let right = outer[2] - frame[0] - frame[2]
    let bottom = outer[3] - frame[1] - frame[3]
    if mask.contains(.flexibleWidth) {
      pins[.left] = Pin(to: .superview, constant: frame[0])
      pins[.right] = Pin(to: .superview, constant: right)
    } else if mask.contains(.flexibleLeftMargin) && !mask.contains(.flexibleRightMargin) {
      pins[.right] = Pin(to: .superview, constant: right)
    }
    if mask.contains(.flexibleHeight) {
      pins[.top] = Pin(to: .superview, constant: frame[1])
      pins[.bottom] = Pin(to: .superview, constant: bottom)
    } else if mask.contains(.flexibleTopMargin) && !mask.contains(.flexibleBottomMargin) {
      pins[.bottom] = Pin(to: .superview, constant: bottom)
    }
    return pins
  }
}
