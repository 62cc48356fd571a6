internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A push that an animator of the app's own moves, seen from the screen that is pushed.
struct CustomPush {
  /// Where the app gives the navigation controller its animator.
  let animator: Location

  /// - Parameter placement: of the pushed screen.
  init?(of placement: Placement, _ analysis: Analysis) {
    let steps = placement.steps
    guard let last = steps.last, last.role == .pushed, steps.count >= 2 else { return nil }
    let app = analysis.app
    let animators = analysis.memoised("animators of pushes") { CustomPush.animators(app) }
    if animators.isEmpty { return nil }
    let around = steps.suffix(3).compactMap { app.controllers[$0.controller].classIndex }.flatMap {
      app.program.ancestry(of: $0)
    }
    // The stack's delegate is the screen below, the pushed one, or the navigation controller's own choice.
    let isGiven = analysis.propertyWrites(["delegate"]).contains { write in
      guard let owner = write.passage.owner, around.contains(owner), !write.value.isNothing else { return false }
      if write.path?.last == "navigationController" { return true }
      return write.isOnSelf && app.program.controllerKind(of: owner) == .navigation
    }
    guard isGiven, let first = animators.first else { return nil }
    animator = first
  }

  /// The delegate's methods that give an animator.
  private static func animators(_ app: App) -> [Location] {
    let labels: [[String?]] = [
      [nil, "animationControllerFor", "from", "to"],
      [nil, "animationControllerForOperation", "fromViewController", "toViewController"],
    ]
    return app.program.classes.indices.flatMap { index -> [Location] in
      let functions = app.program.classes[index].functions["navigationController"] ?? []
      return functions.compactMap { id in
        guard let function = app.program.function(id), labels.contains(function.labels),
          app.results(of: id).contains(where: { $0.uncast.kind != .null })
        else { return nil }
        return Location(path: id.path, range: function.name.range)
      }
    }
  }
}
