internal import InsetLayout

/// The laws that act for a setting's value where it is made: those whose steps rest on it in the layouts.
enum SettingQuote {
  /// - Parameters:
  ///   - text: the setting as its file writes it.
  ///   - name: UIKit's name of it.
  static func block(_ text: String, _ name: String, _ situations: [Situation]) -> Block? {
    guard LawBook.settings.contains(name) else { return nil }
    var laws: [LawCard] = []
    for situation in situations {
      for layout in situation.layouts {
        guard let subject = layout.tree.subject(named: situation.object) else { continue }
        for law in layout.laws(restingOn: name, around: subject) where !laws.contains(law) { laws.append(law) }
      }
    }
    if laws.isEmpty { return .paragraph("\(text): no law rests on this value here, so it moves nothing.") }
    return .reasons(
      title: "\(text) here:", laws.prefix(4).map { Block.Item(sentence: $0.statement, law: $0.id, place: nil) })
  }
}

extension Layout {
  /// The laws whose steps rest on a setting that somebody wrote, in the order in which they act: of the object itself,
  /// else of the controllers around it, whose bars it may be about.
  fileprivate func laws(restingOn name: String, around subject: Subject) -> [LawCard] {
    let own = laws(restingOn: name, of: [subject])
    if !own.isEmpty { return own }
    let controller: Int
    switch subject {
    case .controller(let index): controller = index
    case .view(let index): controller = tree.views[index].owner
    case .window: return []
    }
    return laws(restingOn: name, of: [.window] + tree.ancestry(of: controller).map { .controller($0) })
  }

  private func laws(restingOn name: String, of subjects: [Subject]) -> [LawCard] {
    var laws: [LawCard] = []
    func add(_ law: LawCard) {
      if !laws.contains(law) { laws.append(law) }
    }
    for (index, step) in trace.steps.enumerated() where step.rests(on: name, of: subjects) {
      guard step.quantity.isTranslucency else {
        add(step.law)
        continue
      }
      // What the value does is said by the law of the bar that it makes translucent or opaque.
      let decisions = trace.steps.filter { $0.quantity.isBarDecision && $0.inputs.contains(.step(index)) }
      if step.law.id != "R7-TRANSLUCENT-DEFAULT" || decisions.isEmpty { add(step.law) }
      decisions.forEach { add($0.law) }
    }
    return laws
  }
}

extension Trace.Step {
  /// Whether the step rests on a setting that somebody wrote; bars' settings have the bar's name before them.
  fileprivate func rests(on name: String, of subjects: [Subject]) -> Bool {
    inputs.contains { input in
      guard case .setting(let subject, let written, _, false) = input, subjects.contains(subject) else { return false }
      return written == name || written.hasSuffix("." + name) || name.hasSuffix("." + written)
    }
  }
}
