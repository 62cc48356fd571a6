internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// The insets of their own views that the app's classes read before UIKit has laid the views out, and don't read again
/// after it has.
struct EarlyReads {
  struct Read {
    let passage: CodePassage
    /// What stands in the code: the read, or the property of the project's that makes it.
    let expression: CodeExpression
    let read: InsetRead

    /// What it is worth once the view is laid out.
    func points(in sighting: ControllerSighting) -> Double? {
      let edges = read.edge.map { [$0] } ?? InsetLayout.Edge.allCases
      return edges.compactMap { sighting.value(of: read, $0) }.max()
    }
  }

  private static let names: Set<String> = ["safeAreaInsets", "topLayoutGuide", "bottomLayoutGuide"]
  /// What UIKit calls when the view is in its window.
  private static let late: Set<String> = ["viewIsAppearing", "didMoveToSuperview", "didMoveToWindow"]

  private let check: RuleCheck
  /// Properties and functions of the project that give such a read.
  private let helpers: Set<String>
  private let passages: [CodePassage]
  /// The classes whose objects may make one, among the program's.
  let classes: [Int]

  init(_ check: RuleCheck) {
    self.check = check
    let app = check.app
    let direct = app.passages(mentioning: Self.names)
    let helpers = Set(direct.filter { $0.givenValue?.ownInsetRead != nil }.map(\.name).filter { !$0.isEmpty })
    self.helpers = helpers
    passages = direct + (helpers.isEmpty ? [] : app.passages(mentioning: helpers))
    var owners: [Int] = []
    for owner in passages.compactMap(\.owner) where app.program.classes[owner].isDeclared {
      if !owners.contains(owner) { owners.append(owner) }
    }
    classes = owners
  }

  /// In the order in which the code runs.
  func reads(inClass index: Int) -> [Read] {
    let steps = check.app.passages(ofAppearing: index)
    let early = steps.filter { isEarly($0, index) && !$0.effect.circumstances.isConditional }
    let found = early.flatMap { step in step.usedValues.flatMap { reads(in: $0, step) } }
    if found.isEmpty || isReadAgain(steps, index) { return [] }
    return found.filter { !isCalledLater($0.passage, steps) }
  }

  private func isEarly(_ step: CodePassage, _ index: Int) -> Bool {
    guard let phase = step.phase, phase <= .viewWillAppear, !Self.late.contains(step.entry), step.owner == index else {
      return false
    }
    return true
  }

  /// Whether the class asks again when the view is laid out; a view also whenever somebody tells it to.
  private func isReadAgain(_ steps: [CodePassage], _ index: Int) -> Bool {
    let wanted = Self.names.union(helpers)
    let again = steps.contains { step in
      guard let phase = step.phase, phase != .viewWillDisappear else { return false }
      guard phase > .viewWillAppear || Self.late.contains(step.entry) else { return false }
      return step.effect.expressions.contains { $0.mentions(wanted) }
    }
    if again || check.app.program.controllerKind(of: index) != nil { return again }
    let early = Set(steps.filter { isEarly($0, index) }.map(\.name))
    return passages.contains { $0.owner == index && !early.contains($0.name) }
  }

  /// Whether a method that the early code calls is called by other code too.
  private func isCalledLater(_ passage: CodePassage, _ steps: [CodePassage]) -> Bool {
    guard passage.name != passage.entry, !passage.name.isEmpty else { return false }
    let early = Set(steps.filter { ($0.phase ?? .viewDidAppear) <= .viewWillAppear }.map(\.name))
    return check.app.passages(mentioning: [passage.name]).contains { !early.contains($0.name) }
  }

  private func reads(in value: CodeExpression, _ passage: CodePassage) -> [Read] {
    // Those that are given back to UIKit are a mistake of another kind.
    if InsetAssignment("additionalSafeAreaInsets", in: passage) != nil { return [] }
    let isAppearing = passage.phase == .viewWillAppear
    func isWanted(_ read: InsetRead) -> Bool {
      // Nobody says what guides are worth in viewWillAppear.
      read.isOwn && (read.source == .safeAreaInsets || !isAppearing)
        && passage.function?.parameters.contains { $0.name == "view" } != true
    }
    var found = value.insetReads.filter(isWanted).map {
      Read(passage: passage, expression: $0.expression, read: $0)
    }
    guard !helpers.isEmpty else { return found }
    value.visit { part in
      guard let (name, receiver) = part.call.map({ ($0.name, $0.receiver) }) ?? part.read, helpers.contains(name),
        InsetRead(part) == nil,
        // A helper of another object, such as a window, reads that object's insets.
        receiver.map({ $0.isSelf || $0.isOwnView }) ?? true
      else { return }
      for meaning in check.app.meanings(of: part, in: passage) {
        guard let read = meaning.ownInsetRead, isWanted(read), !found.contains(where: { $0.expression == part }) else {
          continue
        }
        found.append(Read(passage: passage, expression: part, read: read))
      }
    }
    return found
  }
}

extension InsetRead {
  /// Whether it is about the view of the object whose code it is, or about the window that this view is in.
  fileprivate var isOwn: Bool {
    switch source {
    case .safeAreaInsets: isOfOwnView || isOfOwnWindow
    case .topLayoutGuide, .bottomLayoutGuide: base?.isSelf ?? true
    case .contentInset, .adjustedContentInset: false
    }
  }

  fileprivate var isOfOwnWindow: Bool {
    guard let asked = base?.read, asked.name == "window", let view = asked.base else { return false }
    return view.isOwnView
  }
}

extension CodeExpression {
  fileprivate var ownInsetRead: InsetRead? { insetReads.first { $0.isOwn } }
}

extension CodePassage {
  /// What a function or getter gives.
  fileprivate var givenValue: CodeExpression? {
    switch effect.kind {
    case .result(let value): value
    case .evaluation(let value): function == nil ? value : nil
    case .assignment: nil
    }
  }
}

extension ControllerSighting {
  fileprivate func value(of read: InsetRead, _ edge: InsetLayout.Edge) -> Double? {
    if read.isOfOwnWindow { return layout.trace.points(.window, Quantity(.deviceInset, edge)) }
    return read.source == .safeAreaInsets ? covered(edge) : guide(edge)
  }
}
