import InsetLayout

/// A scene in an environment: what a property is asked about.
struct SceneCase: Sendable {
  var scene: Scene
  var environment: Environment

  func laidOut() throws(EnvironmentProblem) -> Layout { try layOut(scene, in: environment) }

  /// The case with every controller and every view changed.
  func changingAll(
    controllers: (inout Controller) -> Void = { _ in }, views: (inout View) -> Void = { _ in }
  ) -> SceneCase {
    var copy = self
    copy.scene.root.visit(controllers, views)
    return copy
  }
}

extension Controller {
  /// Changes this controller and everything in it and on it, from the root down.
  mutating func visit(_ controllers: (inout Controller) -> Void, _ views: (inout View) -> Void) {
    controllers(&self)
    view?.visit(controllers, views)
    for index in children.indices { children[index].visit(controllers, views) }
    for index in presented.indices { presented[index].visit(controllers, views) }
  }
}

extension View {
  fileprivate mutating func visit(_ controllers: (inout Controller) -> Void, _ views: (inout View) -> Void) {
    views(&self)
    for index in subviews.indices { subviews[index].visit(controllers, views) }
    for index in embeds.indices { embeds[index].visit(controllers, views) }
  }
}
