internal import InsetLayout
internal import InsetModel

/// A controller in one placement that is known, in one environment.
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

  private func points(_ quantity: Quantity) -> Double? {
    guard layout.certainty(.controller(node), [quantity]) > .assumed else { return nil }
    return layout.trace.points(.controller(node), quantity)
  }
}

extension RuleCheck {
  /// Every controller of a class or of one that inherits from it, wherever it is known to be, on these systems.
  func sightings(ofClass index: Int, on systems: SystemRange) -> [ControllerSighting] {
    app.controllers(ofClassIndex: index).flatMap { controller in
      analysis.layouts(of: controller).flatMap { placedLayouts -> [ControllerSighting] in
        let placed = placedLayouts.placed
        guard placed.placement.isKnown, let name = placed.controllerIDs[controller] else { return [] }
        return placedLayouts.layouts.compactMap { layout in
          guard systems.contains(layout.environment.os), case .controller(let node)? = layout.tree.subject(named: name)
          else { return nil }
          return ControllerSighting(placed: placed, controller: controller, layout: layout, node: node)
        }
      }
    }
  }

  /// What the code of a file says at a place, on one line.
  func codeText(_ path: String, _ range: Range<Int>) -> String {
    guard let text = text(path), range.lowerBound >= 0, range.upperBound <= text.bytes.count else { return "" }
    return text.string(in: range).split { $0.isWhitespace }.joined(separator: " ")
  }
}
