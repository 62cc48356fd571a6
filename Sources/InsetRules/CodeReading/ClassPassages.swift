internal import InsetModel

extension RuleCheck {
  /// What the code of a controller's class, and of its superclasses in the project, does where it names one of these. The
  /// search is made once for all controllers.
  func passages(mentioning names: Set<String>, ofClassOf controller: Int) -> [CodePassage] {
    guard app.controllers.indices.contains(controller), let type = app.controllers[controller].classIndex else {
      return []
    }
    let key = "passages mentioning " + names.sorted().joined(separator: " ")
    let byOwner = analysis.memoised(key) {
      Dictionary(grouping: app.passages(mentioning: names)) { $0.owner ?? -1 }
    }
    return app.program.ancestry(of: type).flatMap { byOwner[$0] ?? [] }
  }

  /// Whether the class of a controller, or a superclass in the project, has a method of this name.
  func classOf(_ controller: Int, has method: String) -> Bool {
    guard app.controllers.indices.contains(controller), let type = app.controllers[controller].classIndex else {
      return false
    }
    return app.program.ancestry(of: type).contains { app.program.classes[$0].functions[method]?.isEmpty == false }
  }
}
