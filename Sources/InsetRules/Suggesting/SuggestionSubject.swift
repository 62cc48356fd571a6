internal import InsetLayout

/// Why there is nothing to suggest for a target.
package enum SuggestionProblem: Error, Sendable, Hashable {
  case unknownTarget(String)
  case noScrollView(String)
  /// The scroll view inside a page controller is UIKit's, and no app sets its insets.
  case notTheApps(String)

  package var message: String {
    switch self {
    case .unknownTarget(let name): "no controller or view is named by \"\(name)\""
    case .noScrollView(let name): "\"\(name)\" is no scroll view, and no controller that shows one"
    case .notTheApps(let name): "\"\(name)\" belongs to UIKit: name a scroll view of the app"
    }
  }
}

/// The scroll view that is meant, in a scene in which it keeps its name whatever changes around it.
struct SuggestionSubject: Sendable {
  let scene: Scene
  let id: String

  init(_ target: String, in scene: Scene, _ layout: Layout) throws(SuggestionProblem) {
    let tree = layout.tree
    let view: Int
    switch tree.subject(named: target) {
    case .view(let index)?: view = index
    case .controller(let index)?:
      let owners = Set(tree.views.filter { $0.kind.isScrollView }.map(\.owner))
      guard let found = Self.scrollView(shownBy: index, owners, layout) else { throw .noScrollView(target) }
      view = found
    case .window?, nil: throw .unknownTarget(target)
    }
    let node = tree.views[view]
    guard node.kind.isScrollView else { throw .noScrollView(target) }
    let owner = tree.controllers[node.owner]
    id = node.id
    func name(_ view: inout View) {
      view.id = node.id
      view.label = node.displayName
    }
    guard node.isImplicit else {
      self.scene = scene.changingView(at: node.pointer, name)
      return
    }
    guard owner.kind == .table || owner.kind == .collection else { throw .notTheApps(target) }
    self.scene = scene.changingController(at: owner.pointer) { controller in
      var view = View(kind: owner.kind == .table ? .table : .collection)
      name(&view)
      controller.view = view
    }
  }

  /// The scroll view of the controller, else of the first of its visible descendants that has one.
  ///
  /// - Parameter owners: the controllers that have scroll views at all.
  private static func scrollView(shownBy controller: Int, _ owners: Set<Int>, _ layout: Layout) -> Int? {
    let node = layout.tree.controllers[controller]
    if node.kind != .page, owners.contains(controller),
      let own = Sighting.principalScrollView(of: controller, in: layout)
    {
      return own
    }
    let shown = node.kind == .split ? nil : node.controller.shownChild
    let children =
      shown.map { node.children.indices.contains($0) ? [node.children[$0]] : [] } ?? node.children
    for child in children {
      if let found = scrollView(shownBy: child, owners, layout) { return found }
    }
    return nil
  }
}
