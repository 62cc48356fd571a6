internal import InsetLayout
internal import InsetModel

extension ScrollViewSighting {
  /// The same scroll view with more content than fits, where nobody says how much there is: what code does about
  /// scrolling and about the keyboard matters only then.
  var withLongContent: ScrollViewSighting {
    let system = [Edge.top, .bottom].map { Quantity(.systemInset, $0) }
    let isOpen = layouts.contains { layout, view in
      !layout.screen.usesLegacyInsets && layout.certainty(.view(view), system) == .assumed
    }
    guard isOpen, view?.contentSize == nil, view?.alwaysBounceVertical == nil, let node else { return self }
    let scene = placed.scene.applying([SettingChange(node, .alwaysBounceVertical(true))])
    let changed = layouts.compactMap { layout, _ -> (layout: Layout, view: Int)? in
      guard let long = try? layOut(scene, in: layout.environment), case .view(let same)? = long.tree.subject(named: id)
      else { return nil }
      return (long, same)
    }
    return ScrollViewSighting(
      placed: placed, owner: owner, id: id, facts: facts, location: location, layouts: changed)
  }
}
