internal import InsetLayout
internal import InsetModel

extension RuleCheck {
  /// The scroll views that page controllers have of their own, in each placement that is known: UIKit's, so no other rule
  /// speaks of them.
  var pageScrollViews: [ScrollViewSighting] {
    app.controllers.indices.filter { app.controllers[$0].kind == .page }.flatMap { controller in
      analysis.layouts(of: controller).compactMap { placedLayouts in
        let placed = placedLayouts.placed
        guard placed.placement.isKnown, let name = placed.controllerIDs[controller] else { return nil }
        var id = ""
        var layouts: [(layout: Layout, view: Int)] = []
        for layout in placedLayouts.layouts {
          guard case .controller(let owner)? = layout.tree.subject(named: name),
            let view = layout.tree.views[layout.tree.controllers[owner].rootView].subviews.first,
            layout.tree.views[view].isImplicit, layout.tree.views[view].kind == .scroll
          else { continue }
          id = layout.tree.views[view].id
          layouts.append((layout, view))
        }
        if layouts.isEmpty { return nil }
        return ScrollViewSighting(
          placed: placed, owner: controller, id: id, facts: nil, location: app.nameLocation(of: controller),
          layouts: layouts)
      }
    }
  }
}
