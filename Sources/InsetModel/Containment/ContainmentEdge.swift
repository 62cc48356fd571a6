internal import InsetDocuments
package import InsetLayout
package import InsetText

/// How one controller comes to be in, on or before another, and where that is written.
package struct ContainmentEdge: Sendable {
  package enum Kind: String, Sendable {
    case window, root, tab, push, embed, child, page, split, present
  }

  package let kind: Kind
  /// `nil` for the window.
  package let from: Int?
  package let to: Int
  package let location: Location
  package let certainty: Certainty
  /// Of `tab` and `split`: the place among the siblings.
  package var index = 0
  /// Of `embed`: the id of the container view.
  package var containerView: String?
  /// Of `present`.
  package var modalPresentationStyle: String?
  /// Of `present`: the sides that a popover's arrow may stand on.
  package var permittedArrowDirections: EdgeSet?
  /// What the code that makes the edge sets on the child.
  var settings: [ObjectSetting] = []
}

extension ContainmentEdge {
  /// All edges that Interface Builder states.
  static func all(
    of controllers: [App.ControllerEntry], in files: [String: FileFacts], _ neighbourhood: Neighbourhood
  ) -> [ContainmentEdge] {
    let resolver = StoryboardReferences(controllers, files, neighbourhood)
    var edges: [ContainmentEdge] = []
    for (index, controller) in controllers.enumerated() {
      var positions: [Kind: Int] = [:]
      for segue in controller.facts.segues {
        guard var edge = edge(segue, from: index, controller, resolver) else { continue }
        edge.index = positions[edge.kind, default: 0]
        positions[edge.kind] = edge.index + 1
        edges.append(edge)
      }
    }
    return edges
  }

  private static func edge(
    _ segue: SegueFacts, from index: Int, _ controller: App.ControllerEntry, _ resolver: StoryboardReferences
  ) -> ContainmentEdge? {
    guard let target = resolver.controller(segue.destination, from: controller.path) else { return nil }
    let kind: Kind
    switch segue.kind {
    case .root: kind = .root
    case .viewControllers: kind = .tab
    case .master, .detail, .supplementary: kind = .split
    case .embed: kind = .embed
    case .show, .push: kind = .push
    case .showDetail: kind = .push
    case .presentation, .popover: kind = .present
    // What a custom segue, a replacement or another relationship does is code's business.
    case .replace, .unwind, .custom, .relationship, .other: return nil
    }
    var edge = ContainmentEdge(
      kind: kind, from: index, to: target, location: Location(path: controller.path, range: segue.range),
      certainty: segue.kind == .showDetail ? .inferred : .certain)
    edge.containerView = segue.containerViewID
    edge.modalPresentationStyle = segue.kind == .popover ? "popover" : segue.modalPresentationStyle?.value
    edge.permittedArrowDirections = segue.arrowDirections.map { directions in
      directions.sorted().reduce(into: EdgeSet()) { $0.formUnion(PopoverArrow.sides[$1] ?? []) }
    }
    return edge
  }
}
