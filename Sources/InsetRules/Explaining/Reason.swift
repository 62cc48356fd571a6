package import InsetLayout

/// One step of an explanation: what happens, by which law, and where the setting that decides is written.
package struct Reason: Sendable {
  package struct Setting: Sendable {
    package let object: String
    package let name: String
    package let value: String
    package let isDefault: Bool
    package let place: Provenance.Place?
    /// Where values are written that this one has beaten.
    package let rivals: [Provenance.Place]
  }

  package let sentence: String
  package let law: LawCard
  package let value: Value
  package let delta: Double?
  package let subject: String
  package let quantity: String
  package let settings: [Setting]
  package let metrics: [String]
  /// Laws that decided that the number stays what it is, and wrote none.
  package let silentLaws: [LawCard]
  package let certainty: Certainty

  /// The place of the first setting that somebody wrote.
  package var place: Provenance.Place? { settings.lazy.compactMap(\.place).first }

  /// The places of all settings that somebody wrote, for people, with those that they have beaten:
  /// `Feed.swift:7, over Main.storyboard:12`.
  package var placeText: String? {
    var texts: [String] = []
    for setting in settings {
      guard let place = setting.place else { continue }
      let beaten = setting.rivals.map(\.text)
      let text = beaten.isEmpty ? place.text : place.text + ", over " + beaten.joined(separator: " and ")
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "; ")
  }
}

extension Layout {
  /// The reasons of one step of the trace, in the order in which they follow from each other.
  ///
  /// `detail`: every step that the number rests on; otherwise only what a reader wants to know: bookkeeping and zeros are left out.
  package func reasons(for steps: [Int], _ provenance: Provenance, detail: Bool) -> [Reason] {
    var wanted: Set<Int> = []
    for step in steps { wanted.formUnion(trace.slice(endingAt: step)) }
    var reasons: [Reason] = []
    var told: Set<String> = []
    for index in wanted.sorted() {
      let step = trace.steps[index]
      if !detail && !isTelling(step, asked: steps.contains(index)) { continue }
      let sentence = capitalized(step.sentence())
      guard told.insert(sentence).inserted else { continue }
      reasons.append(reason(step, sentence, provenance))
    }
    return reasons
  }

  /// One step of the trace by itself.
  func reason(at index: Int, _ provenance: Provenance) -> Reason {
    let step = trace.steps[index]
    return reason(step, step.sentence(), provenance)
  }

  private func reason(_ step: Trace.Step, _ sentence: String, _ provenance: Provenance) -> Reason {
    var settings: [Reason.Setting] = []
    var metrics: [String] = []
    var silentLaws: [LawCard] = []
    for input in step.inputs {
      switch input {
      case .setting(let subject, let name, let value, let isDefault):
        let object = id(of: subject)
        settings.append(
          .init(
            object: object, name: name, value: value, isDefault: isDefault,
            place: isDefault ? nil : provenance.place(of: name, on: object),
            rivals: isDefault ? [] : provenance.rivals(of: name, on: object)))
      case .metric(let id): metrics.append(id)
      case .law(let card, _): silentLaws.append(card)
      case .assumption: break
      case .step(let index):
        // What a bar's translucency rests on belongs to the decision that it makes.
        guard step.quantity.isBarDecision, trace.steps[index].quantity.isTranslucency else { continue }
        settings += reason(trace.steps[index], "", provenance).settings
      }
    }
    return Reason(
      sentence: sentence, law: step.law, value: step.value, delta: step.delta, subject: id(of: step.subject),
      quantity: step.quantity.publicName + (step.quantity.edge.map { "." + $0.name } ?? ""), settings: settings,
      metrics: metrics, silentLaws: silentLaws, certainty: step.certainty)
  }

  /// The scene's id of a subject.
  package func id(of subject: Subject) -> String {
    switch subject {
    case .window: "window"
    case .controller(let index): tree.controllers[index].id
    case .view(let index): tree.views[index].id
    }
  }
}

extension Quantity {
  var isBarDecision: Bool {
    [.navigationBarDecision, .tabBarDecision, .toolbarDecision].contains(name)
  }

  var isTranslucency: Bool {
    [.navigationBarTranslucent, .tabBarTranslucent, .toolbarTranslucent].contains(name)
  }
}

extension Layout {
  /// Whether a reader wants to be told: decisions and sums, not the carrying of numbers from one place to the next.
  fileprivate func isTelling(_ step: Trace.Step, asked: Bool) -> Bool {
    switch step.quantity.name {
    case .navigationBarDecision, .tabBarDecision, .toolbarDecision, .adjusts, .systemInset: return true
    case .safeArea:
      // What only comes from outside is part of the sums; what a bar or the app adds on this level is news.
      return step.value.points != 0 && (asked || addsSomething(step))
    case .viewFrame: return step.value.rect.map { $0.y != 0 } ?? false
    case .frame:
      return ["SCENE-FRAME", "SCENE-CONSTRAINTS"].contains(step.law.id) && step.value.rect.map { $0.y != 0 } ?? false
    case .contentInset, .adjustedContentInset:
      return step.inputs.contains { if case .setting = $0 { true } else { false } }
    case .hiddenUnderBars, .extraGap: return step.value.points != 0
    case .statusBarHeight: return step.value.points == 0
    case .navigationBarFrame: return ["R-NAV-LARGE", "R-NAV-SEARCH", "R-NAV-PROMPT"].contains(step.law.id)
    case .navigationBarTranslucent, .tabBarTranslucent, .toolbarTranslucent: return step.law.id == "R13-APPEARANCE"
    case .window, .deviceInset, .layoutGuide, .relativeOverlay, .tabBarFrame, .toolbarFrame, .frameInWindow,
      .viewSafeArea, .scrollIndicatorInsets, .contentOffset:
      return false
    }
  }

  private func addsSomething(_ step: Trace.Step) -> Bool {
    if ["R11-ADDITIONAL", "R11-OPAQUE-TAB"].contains(step.law.id) { return true }
    return step.inputs.contains { input in
      guard case .step(let index) = input else { return false }
      return trace.steps[index].quantity.name == .relativeOverlay && (trace.steps[index].value.points ?? 0) > 0
    }
  }
}
