extension Tree {
  /// Flattens a scene and adds what UIKit makes by itself: root views, the collection view of a collection controller,
  /// the scroll view inside a page controller.
  ///
  /// `collapsesSplits`: in compact width a split view shows its last column alone.
  package init(_ scene: Scene, collapsesSplits: Bool = false) {
    var builder = TreeBuilder(collapsesSplits: collapsesSplits)
    builder.build(scene)
    controllers = builder.controllers.map { Tree.ControllerNode($0) }
    views = builder.views.map { Tree.ViewNode($0) }
    nameTable = NameTable()
    hasConstraints = Set(
      views.lazy.filter { $0.view.traits.map { !$0.constraints.isEmpty || $0.stack != nil } ?? false }.map(\.owner))
  }
}

extension Controller {
  /// The index of the child that is on screen; a split view shows all of its columns.
  package var shownChild: Int? {
    if children.isEmpty { return nil }
    switch kind {
    case .navigation, .split: return children.count - 1
    case .tab, .page: return min(max(0, selectedIndex ?? 0), children.count - 1)
    case .view, .table, .collection, .hosting, .container: return nil
    }
  }

  /// The tab that was shown first: its scroll view is the one that a navigation controller further out finds
  /// (R7-TABQUIRK).
  var firstShownChild: Int? {
    guard kind == .tab, let first = selectedBefore.first, children.indices.contains(first) else { return shownChild }
    return first
  }
}

extension Controller.Kind {
  func role(ofChild position: Int) -> Tree.Role {
    switch self {
    case .tab: .tabChild(index: position)
    case .page: .page(index: position)
    case .split: .splitColumn(index: position)
    case .navigation, .view, .table, .collection, .hosting, .container: .navigationChild(stackIndex: position)
    }
  }
}
