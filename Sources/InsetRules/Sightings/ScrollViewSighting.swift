package import InsetDocuments
package import InsetLayout
package import InsetModel
package import InsetText

/// A scroll view of the app in one placement that is known, in Interface Builder or made by code, with the layouts that
/// show it.
package struct ScrollViewSighting: Sendable {
  package let placed: PlacedScene
  /// The controller that has the view, in the model.
  package let owner: Int
  /// The scene's id.
  package let id: String
  /// What Interface Builder says of it; nil of views that code or UIKit makes.
  package let facts: ViewFacts?
  /// Where findings about the view itself stand: its start tag, where code makes or declares it, else the name of the class
  /// whose controller has it.
  package let location: Location
  /// The layouts that show it, with the view's index in each.
  package private(set) var layouts: [(layout: Layout, view: Int)]

  init(
    placed: PlacedScene, owner: Int, id: String, facts: ViewFacts?, location: Location,
    layouts: [(layout: Layout, view: Int)]
  ) {
    self.placed = placed
    self.owner = owner
    self.id = id
    self.facts = facts
    self.location = location
    self.layouts = layouts
  }

  /// The same scroll view with the layouts for which `isWanted` holds; nil when there is none.
  package func keeping(_ isWanted: (Layout, Int) -> Bool) -> ScrollViewSighting? {
    var kept = self
    kept.layouts.removeAll { !isWanted($0.layout, $0.view) }
    return kept.layouts.isEmpty ? nil : kept
  }

  /// The view as the scene has it.
  package var view: View? { layouts.first.map { $0.layout.tree.views[$0.view].view } }

  package var kind: View.Kind { view?.kind ?? .scroll }

  /// How a sentence names it.
  package var label: String {
    facts?.label ?? layouts.first.map { $0.layout.tree.views[$0.view].displayName } ?? "the scroll view"
  }

  /// Where the setting that holds for the view is written; nil where nobody sets it.
  package func place(of setting: String) -> Location? {
    placed.settings[PlacedScene.SettingKey(object: id, name: setting)]
  }

  /// The largest number of points hidden at the top.
  package var hidden: Double {
    layouts.map { $0.layout.trace.points(.view($0.view), Quantity(.hiddenUnderBars, .top)) ?? 0 }.max() ?? 0
  }

  package var environments: [String] { layouts.map { $0.layout.environment.shortForm } }

  /// `iOS 7–10`, or the systems looked at.
  package var systemsText: String { layouts.map(\.layout).systemsText }
}

extension Analysis {
  /// The scroll views of all controllers where the sources say how the controller is shown.
  func scrollViewSightings() -> [ScrollViewSighting] {
    app.controllers.indices.flatMap { controller in
      layouts(of: controller).flatMap { placedLayouts in
        placedLayouts.placed.placement.isKnown ? sightings(of: controller, placedLayouts) : []
      }
    }
  }

  private func sightings(of controller: Int, _ placedLayouts: PlacedLayouts) -> [ScrollViewSighting] {
    let placed = placedLayouts.placed
    var layoutsByID: [String: [(layout: Layout, view: Int)]] = [:]
    for layout in placedLayouts.layouts {
      guard let name = placed.controllerIDs[controller], case .controller(let owner)? = layout.tree.subject(named: name)
      else { continue }
      for (view, node) in layout.tree.views.enumerated() where node.owner == owner && node.kind.isScrollView {
        // The scroll view inside a page controller is UIKit's own affair.
        if node.isImplicit && layout.tree.controllers[owner].kind == .page { continue }
        layoutsByID[node.id, default: []].append((layout, view))
      }
    }
    return layoutsByID.sorted { $0.key < $1.key }.map { id, layouts in
      var facts: ViewFacts?
      if case .view(_, let found)? = placed.sources[id] { facts = found }
      return ScrollViewSighting(
        placed: placed, owner: controller, id: id, facts: facts,
        location: placed.location(of: id, app) ?? app.nameLocation(of: controller), layouts: layouts)
    }
  }
}

extension PlacedScene {
  /// Where a part of the scene is written: a start tag, or where code makes or declares a view; nil of what UIKit makes.
  package func location(of id: String, _ app: App) -> Location? {
    switch sources[id] {
    case .view(let owner, let facts)?: Location(path: app.controllers[owner].viewPath, range: facts.tagRange)
    case .codeView(_, let place)?: place
    case .controller(let index)?: app.nameLocation(of: index)
    case nil: nil
    }
  }
}

extension App {
  /// The name in the declaration of a controller's class; its element where Interface Builder alone has it.
  package func nameLocation(of controller: Int) -> Location {
    let entry = controllers[controller]
    if let type = entry.classIndex, let part = program.classes[type].parts.first,
      let types = program.files[part.path]?.facts.types, types.indices.contains(part.type)
    {
      return Location(path: part.path, range: types[part.type].name.range)
    }
    return Location(path: entry.path, range: entry.facts.tagRange)
  }
}

extension Layout {
  /// The law that decided what UIKit adds to a scroll view at the top.
  package func decidingLaw(ofScrollView view: Int) -> String? {
    let quantity = screen.usesLegacyInsets ? Quantity(.systemInset, .top) : Quantity(.adjusts, .top)
    return trace.step(.view(view), quantity)?.law.id
  }

  /// Whether a navigation bar shows above a scroll view.
  package func isUnderNavigationBar(_ view: Int) -> Bool {
    tree.ancestry(of: tree.views[view].owner).contains { shows(Quantity(.navigationBarFrame), of: $0) }
  }

  /// Whether the navigation bar above a scroll view is made clear: by an image without anything in it, or by an appearance.
  package func isNavigationBarClear(above view: Int) -> Bool {
    let navigation = tree.ancestry(of: tree.views[view].owner).first { shows(Quantity(.navigationBarFrame), of: $0) }
    guard let bar = navigation.flatMap({ tree.controllers[$0].controller.navigationBar }) else { return false }
    return bar.backgroundImage == .translucent || bar.standardAppearance == .transparent
      || bar.scrollEdgeAppearance == .transparent
  }

  /// The bar that hides the top of a scroll view, in words.
  package func barAbove(_ view: Int) -> String {
    isUnderNavigationBar(view) ? "the navigation bar" : "the status bar"
  }
}
