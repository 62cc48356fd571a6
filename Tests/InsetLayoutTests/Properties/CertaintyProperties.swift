@testable import InsetLayout

/// What certainty means: the weakest of all that a number rests on, laws that decided in silence included.
extension SceneProperty {
  static let weakest = SceneProperty(name: "a certainty is the weakest of all laws, figures and guesses in the slice") {
    _, layout in
    var slices: [Certainty] = []
    for step in layout.trace.steps {
      var weakest = step.ownCertainty
      for input in step.inputs {
        switch input {
        case .step(let index): weakest = min(weakest, slices[index])
        case .law(let law, let confidence):
          weakest = min(weakest, confidence.certainty)
          if step.certainty > law.bestConfidence.certainty { return "\(law.id) in silence: \(step.sentence())" }
        case .assumption(let guess):
          if step.certainty > .assumed { return "\(guess.text): \(step.sentence())" }
        case .setting, .metric: break
        }
      }
      if step.certainty != weakest { return "\(step.certainty) ≠ \(weakest): \(step.sentence())" }
      if step.certainty > step.law.bestConfidence.certainty { return "\(step.law.id): \(step.sentence())" }
      slices.append(weakest)
    }
    return nil
  }

  static let guesses = SceneProperty(name: "every guess that a layout states is an input of some number") { _, layout in
    var used: Set<Assumption> = []
    for step in layout.trace.steps {
      for case .assumption(let guess) in step.inputs { used.insert(guess) }
    }
    // What is said of the environment bears on some scenes only.
    return layout.assumptions.first { $0.about != "environment" && !used.contains($0) }?.text
  }

  /// The oracle: what changes when a law is left out rests on it, whether the law wrote the number or not.
  static let ablations = SceneProperty(name: "no number is more certain than a law without which it is another") {
    scene, layout in
    for law in weakLaws {
      guard let without = try? layOut(scene.scene, in: scene.environment, without: [law]) else { continue }
      for subject in layout.subjects {
        for name in Quantity.Name.allCases where name != .frameInWindow {
          for edge in [nil] + Edge.allCases.map(Optional.some) {
            let quantity = Quantity(name, edge)
            guard let step = layout.trace.step(subject, quantity), step.certainty > law.bestConfidence.certainty,
              layout.trace.value(subject, quantity) != without.trace.value(subject, quantity)
            else { continue }
            return "\(step.certainty) though \(law.id) decides: \(step.sentence())"
          }
        }
      }
    }
    return nil
  }

  private static let weakLaws = [
    StatusBarAskedOnNotch.card, HiddenStatusBarOnNotch.card, Prompt.card, TopTabBar.card, OpaqueAppearance.card,
    NavigationContentScrollView.card, ScrollViewAbsorbs.card, ShortContent.card, PageSafeArea.card,
    SplitColumnSafeArea.card, DeepLayoutGuides.card,
  ]
}

extension Layout {
  fileprivate var subjects: [Subject] {
    [.window] + tree.controllers.indices.map { .controller($0) } + tree.views.indices.map { .view($0) }
  }
}
