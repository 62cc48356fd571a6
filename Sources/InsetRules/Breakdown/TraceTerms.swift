internal import InsetLayout

/// Takes a number of the trace apart: each step says what it rests on, and the quantities of these say what they are.
/// What doesn't sum up to the number is one unexplained term.
struct TraceTerms {
  private let layout: Layout
  private var trace: Trace { layout.trace }

  init(_ layout: Layout) { self.layout = layout }

  private static let rounding = 0.01

  /// A step on the way out to the window: its number, what it adds, and where the rest comes from.
  private struct Level {
    var index: Int
    var points: Double
    /// What is added at this level, from the window's edge on.
    var added: [InsetBreakdown.Term] = []
    /// The step whose number this one carries on, or part of it.
    var source: Int?
    /// How far the view lies inside of what the source is about, in points; nil where that isn't known.
    var distance: Double?
  }

  /// From the window's edge on, the app's `contentInset` first; none is 0. They sum up to the step's number.
  func terms(of index: Int) -> [InsetBreakdown.Term] {
    let step = trace.steps[index]
    guard let points = step.value.points, abs(points) > Self.rounding else { return [] }
    if [.contentInset, .adjustedContentInset].contains(step.quantity.name) { return inset(step, index, points) }
    // Levels lie in a list and not on the call stack: views may lie in one another thousands of levels deep.
    var levels: [Level] = []
    var next: Int? = index
    while let current = next, let level = level(current) {
      levels.append(level)
      next = level.source
    }
    var terms: [InsetBreakdown.Term] = []
    for level in levels.reversed() {
      let carried = level.points - level.added.reduce(0) { $0 + $1.points }
      terms = clipped(terms, to: carried, level) + level.added
    }
    return checked(terms, points, index)
  }

  private func checked(_ terms: [InsetBreakdown.Term], _ points: Double, _ index: Int) -> [InsetBreakdown.Term] {
    let told = terms.filter { abs($0.points) > Self.rounding }
    let isWhole = abs(told.reduce(0) { $0 + $1.points } - points) <= Self.rounding
    return isWhole && !told.contains { $0.source == .unexplained }
      ? told : [InsetBreakdown.Term(points, .unexplained, step: index)]
  }

  /// What a scroll view's inset is: the app's part and UIKit's.
  private func inset(_ step: Trace.Step, _ index: Int, _ points: Double) -> [InsetBreakdown.Term] {
    var parts: [InsetBreakdown.Term] = []
    for input in inputs(of: step) where input.step.subject == step.subject && input.step.quantity != step.quantity {
      if [.contentInset, .systemInset].contains(input.step.quantity.name) { parts += terms(of: input.index) }
    }
    let own = points - parts.reduce(0) { $0 + $1.points }
    let isWritten = step.quantity.name == .contentInset && step.inputs.contains { $0.isSetting("contentInset") }
    if isWritten, abs(own) > Self.rounding {
      parts.insert(InsetBreakdown.Term(own, .contentInset, step: index), at: 0)
    }
    return checked(parts, points, index)
  }

  // MARK: Levels

  private func level(_ index: Int) -> Level? {
    let step = trace.steps[index]
    guard let points = step.value.points, points != 0 else { return nil }
    var level = Level(index: index, points: points)
    let inputs = inputs(of: step)
    switch step.quantity.name {
    case .statusBarHeight:
      level.added = [InsetBreakdown.Term(points, .statusBar, step: index)]
    case .deviceInset:
      level.added = [device(points, step.quantity.edge ?? .top, index)]
    case .viewSafeArea, .layoutGuide:
      level.source = (first(.safeArea, in: inputs) ?? first(.viewSafeArea, in: inputs))?.index
    case .systemInset:
      if let safe = first(.viewSafeArea, in: inputs) { level.source = safe.index } else { addBars(&level, inputs) }
    case .safeArea:
      safeArea(step, inputs, &level)
    default:
      level.added = [InsetBreakdown.Term(points, .unexplained, step: index)]
    }
    return level
  }

  private func safeArea(_ step: Trace.Step, _ inputs: [(index: Int, step: Trace.Step)], _ level: inout Level) {
    if let before = inputs.first(where: { $0.step.subject == step.subject && $0.step.quantity == step.quantity }) {
      let change = level.points - (before.step.value.points ?? 0)
      level.source = before.index
      if change != 0 { level.added = [changed(step, change, level.index)] }
      return
    }
    let outer = first(.safeArea, in: inputs)
    // Where the container's own number is carried on whole, no bar of this level is part of it.
    let isCarried = outer.map { abs(($0.step.value.points ?? 0) - level.points) <= Self.rounding } ?? false
    if !isCarried || (first(.relativeOverlay, in: inputs)?.step.value.points ?? 0) != 0 { addBars(&level, inputs) }
    guard level.source == nil, let outer else { return }
    level.source = outer.index
    level.distance = distance(of: step, inside: outer.step)
  }

  /// What changed a safe area that the container had set.
  private func changed(_ step: Trace.Step, _ points: Double, _ index: Int) -> InsetBreakdown.Term {
    guard case .controller(let controller) = step.subject,
      step.inputs.contains(where: { $0.isSetting("additionalSafeAreaInsets") })
    else { return InsetBreakdown.Term(points, .unexplained, step: index) }
    return InsetBreakdown.Term(points, .additionalSafeArea(controller: controller), step: index)
  }

  /// The bars that lie over the edge, and the status bar or the device where nothing lies between.
  private func addBars(_ level: inout Level, _ inputs: [(index: Int, step: Trace.Step)]) {
    var bars: [InsetBreakdown.Term] = []
    if let overlay = first(.relativeOverlay, in: inputs), let points = overlay.step.value.points, points != 0 {
      let bar = self.inputs(of: overlay.step).lazy.compactMap { Self.bar($0.step.quantity.name) }.first
      bars.append(InsetBreakdown.Term(points, bar?.source ?? .unexplained, step: overlay.index))
    } else if first(.relativeOverlay, in: inputs) == nil {
      for input in inputs {
        guard let bar = Self.bar(input.step.quantity.name), let frame = input.step.value.rect,
          first(bar.decision, in: inputs)?.step.value == .decision(.overlay), frame.height <= level.points + 0.01
        else { continue }
        bars.append(InsetBreakdown.Term(frame.height, bar.source, step: input.index))
      }
    }
    // The toolbar lies above the tab bar.
    level.added = bars.filter { $0.source != .toolbar } + bars.filter { $0.source == .toolbar }
    let rest = level.points - bars.reduce(0) { $0 + $1.points }
    guard rest > Self.rounding else { return }
    let status = first(.statusBarHeight, in: inputs) ?? shownStatusBar(as: first(.deviceInset, in: inputs), rest)
    if let status, let height = status.step.value.points, rest <= height + Self.rounding {
      level.source = status.index
    } else if let device = first(.deviceInset, in: inputs) {
      level.source = device.index
    }
  }

  /// A status bar that is as high as what the device keeps: the law of the root's safe area takes the larger of both.
  private func shownStatusBar(
    as device: (index: Int, step: Trace.Step)?, _ points: Double
  ) -> (index: Int, step: Trace.Step)? {
    guard device?.step.quantity.edge == .top, let index = trace.stepIndex(.window, Quantity(.statusBarHeight)),
      abs((trace.steps[index].value.points ?? 0) - points) <= Self.rounding
    else { return nil }
    return (index, trace.steps[index])
  }

  private func device(_ points: Double, _ edge: Edge, _ index: Int) -> InsetBreakdown.Term {
    InsetBreakdown.Term(points, edge == .bottom ? .homeIndicator : .screen(edge), step: index)
  }

  // MARK: Clipping

  /// What is left of the terms further out: a view that begins further inside loses the outermost first.
  private func clipped(_ terms: [InsetBreakdown.Term], to points: Double, _ level: Level) -> [InsetBreakdown.Term] {
    let total = terms.reduce(0) { $0 + $1.points }
    var cut = total - points
    if abs(cut) <= Self.rounding { return terms }
    if cut < 0 { return terms + [InsetBreakdown.Term(-cut, .unexplained, step: level.index)] }
    // A pushed controller may hide the tab bar: then that one is away, and the view begins no further inside.
    if let distance = level.distance, abs(max(0, distance) - cut) > Self.rounding,
      let bar = terms.firstIndex(where: { $0.source == .tabBar && abs($0.points - cut) <= Self.rounding })
    {
      var left = terms
      left.remove(at: bar)
      return left
    }
    var left: [InsetBreakdown.Term] = []
    for term in terms {
      let taken = min(cut, max(0, term.points))
      cut -= taken
      if term.points - taken != 0 { left.append(term.with(points: term.points - taken)) }
    }
    return left
  }

  /// How far a controller's view lies inside of its container's at the edge, in points.
  private func distance(of step: Trace.Step, inside outer: Trace.Step) -> Double? {
    guard let edge = step.quantity.edge, let frame = trace.rect(step.subject, Quantity(.viewFrame)),
      let around = trace.rect(outer.subject, Quantity(.viewFrame))
    else { return nil }
    switch edge {
    case .top: return frame.minY
    case .left: return frame.minX
    case .bottom: return around.height - frame.maxY
    case .right: return around.width - frame.maxX
    }
  }

  // MARK: Inputs

  private func inputs(of step: Trace.Step) -> [(index: Int, step: Trace.Step)] {
    step.inputs.compactMap { input in
      guard case .step(let index) = input else { return nil }
      return (index, trace.steps[index])
    }
  }

  private func first(
    _ name: Quantity.Name, in inputs: [(index: Int, step: Trace.Step)]
  ) -> (index: Int, step: Trace.Step)? {
    inputs.first { $0.step.quantity.name == name }
  }

  static func bar(_ name: Quantity.Name) -> (source: InsetBreakdown.Term.Source, decision: Quantity.Name)? {
    switch name {
    case .navigationBarFrame: (.navigationBar, .navigationBarDecision)
    case .toolbarFrame: (.toolbar, .toolbarDecision)
    case .tabBarFrame: (.tabBar, .tabBarDecision)
    default: nil
    }
  }
}

extension Trace.Input {
  /// Whether the input is a setting that somebody wrote, by UIKit's name of it.
  fileprivate func isSetting(_ name: String) -> Bool {
    if case .setting(_, name, _, false) = self { true } else { false }
  }
}
