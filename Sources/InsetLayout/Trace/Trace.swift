/// The record of how every number came to be. A number is changed only by setting it here with its reason, so an
/// explanation is a slice of the trace and can't drift from what was computed.
package struct Trace: Sendable {
  /// What a step rests on.
  package enum Input: Sendable, Hashable {
    /// An earlier step, by index.
    case step(Int)
    /// A setting of the scene: UIKit's name, the value in words, and whether it is UIKit's default since nobody set it.
    case setting(Subject, name: String, value: String, isDefault: Bool)
    /// A row of the metrics, by id.
    case metric(String)
    /// A law that decided in silence: it left the number as it was, or at 0, and another law wrote it. The confidence is
    /// that of the part of the law that decided.
    case law(LawCard, Confidence)
    /// A guess that the number rests on.
    case assumption(Assumption)

    /// How certain the input is by itself; an earlier step has a certainty of its own, and a setting is what it is.
    fileprivate var certainty: Certainty {
      switch self {
      case .step, .setting, .metric: .certain
      case .law(_, let confidence): confidence.certainty
      case .assumption: .assumed
      }
    }
  }

  /// How a law states what a step rests on.
  enum Reason {
    case value(Subject, Quantity)
    case input(Input)
    /// A figure whose confidence is not that of the law.
    case confidence(Confidence)

    /// A law that decided that the number stays what it is, and how the part of it that decided is known: no better
    /// than the law itself.
    static func law(_ card: LawCard, _ confidence: Confidence? = nil) -> Reason {
      guard let confidence, confidence.certainty < card.confidence.certainty else {
        return .input(.law(card, card.confidence))
      }
      return .input(.law(card, confidence))
    }
  }

  /// One number, rectangle or decision, with the law that set it and what it rests on.
  package struct Step: Sendable {
    package let subject: Subject
    package let quantity: Quantity
    package let value: Value
    /// What this step added to the same quantity's earlier value, in points.
    package let delta: Double?
    package let law: LawCard
    package let sentence: @Sendable () -> String
    package let inputs: [Input]
    /// What the law says of this case by itself, with the figures, guesses and silent laws that it rests on.
    package let ownCertainty: Certainty
    /// The weakest of that and of the steps that it rests on.
    package let certainty: Certainty
  }

  /// All steps, in the order in which they were computed.
  package struct Steps: RandomAccessCollection, Sendable {
    fileprivate let records: [Record]
    fileprivate let inputs: [Input]

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> Step {
      let record = records[index]
      return Step(
        subject: record.subject, quantity: record.quantity, value: record.value, delta: record.delta, law: record.law,
        sentence: record.sentence, inputs: Array(inputs[Int(record.firstInput)..<Int(record.endOfInputs)]),
        ownCertainty: record.ownCertainty, certainty: record.certainty)
    }
  }

  /// A step as it is kept: the inputs of all steps lie in one list, since a list of its own for each costs more than
  /// all the rest.
  fileprivate struct Record: Sendable {
    let subject: Subject
    let quantity: Quantity
    let value: Value
    let delta: Double?
    let law: LawCard
    let sentence: @Sendable () -> String
    let firstInput: Int32
    let endOfInputs: Int32
    let ownCertainty: Certainty
    let certainty: Certainty
  }

  private var records: [Record] = []
  private var inputs: [Input] = []
  /// The step that set each quantity last; −1 for none.
  private var current: [Int32]
  private let controllerCount: Int
  private let doubted: DoubtedQuantities

  init(_ tree: Tree, _ doubted: DoubtedQuantities) {
    self.doubted = doubted
    controllerCount = tree.controllers.count
    let subjects = 1 + tree.controllers.count + tree.views.count
    current = Array(repeating: -1, count: subjects * Quantity.slots)
    // About what a layout of scroll views in bars takes; a wrong guess costs a copy.
    records.reserveCapacity(14 * subjects)
    inputs.reserveCapacity(28 * subjects)
  }

  package var steps: Steps { Steps(records: records, inputs: inputs) }

  private func slot(_ subject: Subject, _ quantity: Quantity) -> Int {
    let row: Int
    switch subject {
    case .window: row = 0
    case .controller(let index): row = 1 + index
    case .view(let index): row = 1 + controllerCount + index
    }
    return row * Quantity.slots + quantity.slot
  }

  /// The index of the step that set a quantity last.
  package func stepIndex(_ subject: Subject, _ quantity: Quantity) -> Int? {
    let slot = slot(subject, quantity)
    guard current.indices.contains(slot), current[slot] >= 0 else { return nil }
    return Int(current[slot])
  }

  package func step(_ subject: Subject, _ quantity: Quantity) -> Step? {
    stepIndex(subject, quantity).map { steps[$0] }
  }

  func value(_ subject: Subject, _ quantity: Quantity) -> Value? {
    guard let index = stepIndex(subject, quantity) else { return nil }
    return records[index].value
  }

  package func points(_ subject: Subject, _ quantity: Quantity) -> Double? { value(subject, quantity)?.points }

  package func rect(_ subject: Subject, _ quantity: Quantity) -> Rect? { value(subject, quantity)?.rect }

  /// Whether a flag is set and on.
  func isOn(_ subject: Subject, _ quantity: Quantity) -> Bool { value(subject, quantity) == .flag(true) }

  /// Sets a quantity. The certainty is the weakest of the law's and of everything that the step rests on, settings in
  /// doubt included.
  ///
  /// `confidence`: how the figure is known, where that is not how the law is known: worse, or as well as the best known
  /// part of the law.
  mutating func set(
    _ subject: Subject, _ quantity: Quantity, _ value: Value, _ law: LawCard, confidence: Confidence? = nil,
    from reasons: [Reason] = [], because sentence: @autoclosure @escaping @Sendable () -> String
  ) {
    var own = min((confidence ?? law.confidence).certainty, law.bestConfidence.certainty)
    var certainty = Certainty.certain
    let firstInput = inputs.count
    for reason in reasons {
      switch reason {
      case .value(let subject, let quantity):
        guard let index = stepIndex(subject, quantity) else { continue }
        if !inputs[firstInput...].contains(.step(index)) { inputs.append(.step(index)) }
        certainty = min(certainty, records[index].certainty)
      case .input(let input):
        inputs.append(input)
        own = min(own, input.certainty)
      case .confidence(let confidence): own = min(own, confidence.certainty)
      }
    }
    let value = value.bounded
    let slot = slot(subject, quantity)
    var delta: Double?
    if current[slot] >= 0 {
      let previous = Int(current[slot])
      if let now = value.points, let before = records[previous].value.points { delta = now - before }
      if !inputs[firstInput...].contains(.step(previous)) { inputs.append(.step(previous)) }
      certainty = min(certainty, records[previous].certainty)
    }
    if !doubted.indices(subject, quantity, inputs[firstInput...]).isEmpty { certainty = .assumed }
    current[slot] = Int32(truncatingIfNeeded: records.count)
    records.append(
      Record(
        subject: subject, quantity: quantity, value: value, delta: delta, law: law, sentence: sentence,
        firstInput: Int32(truncatingIfNeeded: firstInput), endOfInputs: Int32(truncatingIfNeeded: inputs.count),
        ownCertainty: own, certainty: min(certainty, own)))
  }

  /// Forgets the current value, since the quantity is computed anew for another child: the old steps stay for those
  /// that rest on them.
  mutating func restart(_ subject: Subject, _ quantity: Quantity) {
    current[slot(subject, quantity)] = -1
  }

  /// Whether a setting in doubt bears on a quantity by itself.
  func isDoubted(_ subject: Subject, _ quantity: Quantity) -> Bool {
    !doubted.indices(subject, quantity, EmptyCollection()).isEmpty
  }

  /// The settings in doubt that some steps rest on.
  package func doubts(bearingOn ends: [Int]) -> [SettingDoubt] {
    guard !doubted.isEmpty else { return [] }
    let found = Set(ends.flatMap { slice(endingAt: $0) }).reduce(into: Set<Int>()) { found, index in
      let record = records[index]
      let inputs = inputs[Int(record.firstInput)..<Int(record.endOfInputs)]
      found.formUnion(doubted.indices(record.subject, record.quantity, inputs))
    }
    return found.sorted().map { doubted.doubts[$0] }
  }

  /// The steps that a step rests on, itself included, in the order in which they were computed.
  package func slice(endingAt index: Int) -> [Int] {
    var wanted: Set<Int> = []
    var queue = [index]
    while let next = queue.popLast() {
      guard records.indices.contains(next), wanted.insert(next).inserted else { continue }
      for case .step(let input) in inputs[Int(records[next].firstInput)..<Int(records[next].endOfInputs)] {
        queue.append(input)
      }
    }
    return wanted.sorted()
  }

  /// The guesses that some steps rest on, in the order in which they were made.
  package func assumptions(under steps: [Int]) -> [Assumption] {
    var found: [Assumption] = []
    var known: Set<Assumption> = []
    for index in Set(steps.flatMap { slice(endingAt: $0) }).sorted() {
      for case .assumption(let assumption) in inputs[Int(records[index].firstInput)..<Int(records[index].endOfInputs)]
      where known.insert(assumption).inserted {
        found.append(assumption)
      }
    }
    return found
  }
}

extension Value {
  /// The value with every number finite: a scene may hold numbers whose sums are not, and nobody can show those.
  fileprivate var bounded: Value {
    switch self {
    case .points(let points): .points(points.bounded)
    case .rect(let rect):
      .rect(Rect(x: rect.x.bounded, y: rect.y.bounded, width: rect.width.bounded, height: rect.height.bounded))
    case .point(let x, let y): .point(x: x.bounded, y: y.bounded)
    case .flag, .decision: self
    }
  }
}

extension Double {
  /// At most 10¹¹ points either way, far beyond every screen; 0 where the arithmetic had no answer.
  fileprivate var bounded: Double { isNaN ? 0 : min(max(self, -1e11), 1e11) }
}
