internal import InsetLayout
internal import InsetModel

/// One layout of a screen.
struct ControllerSighting {
  let placed: PlacedScene
  /// In the model.
  let controller: Int
  let layout: Layout
  /// In the layout's tree.
  let node: Int

  /// What bars and the device cover at an edge of the controller's view.
  func covered(_ edge: Edge) -> Double? { points(Quantity(.safeArea, edge)) }

  /// The length of the layout guide at the top or the bottom.
  func guide(_ edge: Edge) -> Double? { points(Quantity(.layoutGuide, edge)) }

  /// The same without the settings in doubt that a rule judges itself.
  ///
  /// - Parameter judged: UIKit's names of them.
  func covered(_ edge: Edge, besides judged: Set<String>) -> Double? {
    if let points = covered(edge) { return points }
    var scene = placed.scene
    scene.doubts.removeAll { judged.contains($0.name) }
    guard scene.doubts.count < placed.scene.doubts.count, let layout = try? layOut(scene, in: layout.environment) else {
      return nil
    }
    return ControllerSighting(placed: placed, controller: controller, layout: layout, node: node).covered(edge)
  }

  private func points(_ quantity: Quantity) -> Double? {
    guard layout.certainty(.controller(node), [quantity]) > .assumed else { return nil }
    return layout.trace.points(.controller(node), quantity)
  }
}

extension RuleCheck {
  /// Every controller of a class or of one that inherits from it, wherever it is known to be, on these systems.
  func sightings(ofClass index: Int, on systems: SystemRange) -> [ControllerSighting] {
    let controllers = Set(app.controllers(ofClassIndex: index))
    return analysis.screens.filter { controllers.contains($0.owner) }.flatMap { screen in
      screen.layouts.filter { systems.contains($0.layout.environment.os) }.map { layout, node in
        ControllerSighting(placed: screen.placed, controller: screen.owner, layout: layout, node: node)
      }
    }
  }

  /// What the code of a file says at a place, on one line.
  func codeText(_ path: String, _ range: Range<Int>) -> String {
    guard let text = text(path), range.lowerBound >= 0, range.upperBound <= text.bytes.count else { return "" }
    return text.string(in: range).split { $0.isWhitespace }.joined(separator: " ")
  }
}
