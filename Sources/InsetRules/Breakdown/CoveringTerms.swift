internal import InsetLayout

/// What covers an edge of a scroll view: the bars and what the device keeps, from the window's edge on, as far as they
/// reach into the view's frame; from iOS 11 on at least its safe area.
struct CoveringTerms {
  let terms: [InsetBreakdown.Term]

  /// Something that reaches from the window's edge into it.
  private struct Cover {
    let source: InsetBreakdown.Term.Source
    let step: Int
    /// In points from the window's edge.
    let reach: Double
  }

  init(_ breakdown: InsetBreakdown) {
    let trace = breakdown.layout.trace
    let subject = Subject.view(breakdown.view)
    let covered = breakdown.covered
    guard covered > 0.01, let step = trace.stepIndex(subject, Quantity(.hiddenUnderBars, breakdown.edge)),
      let frame = trace.rect(subject, Quantity(.frameInWindow)), let window = trace.rect(.window, Quantity(.window))
    else {
      terms = []
      return
    }
    let start = Self.start(of: frame, breakdown.edge, window)
    let found = Self.reaching(Self.covers(step, breakdown.edge, trace, window), from: start, atMost: covered)
    if abs(found.reduce(0) { $0 + $1.points } - covered) <= 0.01 {
      terms = found
      return
    }
    let safe = trace.stepIndex(subject, Quantity(.viewSafeArea, breakdown.edge))
    if let safe, let points = trace.steps[safe].value.points, abs(points - covered) <= 0.01 {
      terms = TraceTerms(breakdown.layout).terms(of: safe)
    } else {
      terms = [InsetBreakdown.Term(covered, .unexplained, step: step)]
    }
  }

  private static func start(of frame: Rect, _ edge: Edge, _ window: Rect) -> Double {
    switch edge {
    case .top: frame.minY - window.minY
    case .left: frame.minX - window.minX
    case .bottom: window.maxY - frame.maxY
    case .right: window.maxX - frame.maxX
    }
  }

  private static func covers(_ step: Int, _ edge: Edge, _ trace: Trace, _ window: Rect) -> [Cover] {
    var covers: [Cover] = []
    for case .step(let index) in trace.steps[step].inputs {
      let input = trace.steps[index]
      switch input.quantity.name {
      case .statusBarHeight:
        covers.append(Cover(source: .statusBar, step: index, reach: input.value.points ?? 0))
      case .deviceInset where input.quantity.edge == edge:
        let source: InsetBreakdown.Term.Source = edge == .bottom ? .homeIndicator : .screen(edge)
        covers.append(Cover(source: source, step: index, reach: input.value.points ?? 0))
      case let name:
        guard let bar = TraceTerms.bar(name), let frame = input.value.rect else { continue }
        let reach = edge == .top ? frame.maxY - window.minY : window.maxY - frame.minY
        covers.append(Cover(source: bar.source, step: index, reach: reach))
      }
    }
    // Of what reaches as far, the first is named: the status bar before the notch that it fills.
    return covers.enumerated().sorted { ($0.element.reach, $0.offset) < ($1.element.reach, $1.offset) }.map(\.element)
  }

  private static func reaching(_ covers: [Cover], from start: Double, atMost covered: Double) -> [InsetBreakdown.Term] {
    var terms: [InsetBreakdown.Term] = []
    var end = start
    for cover in covers where cover.reach > end + 0.01 {
      let points = min(cover.reach, start + covered) - end
      if points > 0.01 { terms.append(InsetBreakdown.Term(points, cover.source, step: cover.step)) }
      end = cover.reach
    }
    return terms
  }
}
