package import InsetLayout
package import InsetModel
package import InsetText

/// A controller of the app in one placement that is known, with the layouts that show it.
package struct ScreenSighting: Sendable {
  package let placed: PlacedScene
  /// The controller, in the model.
  package let owner: Int
  /// The scene's id.
  package let id: String
  /// The layouts that show it, with the controller's index in each.
  package private(set) var layouts: [(layout: Layout, controller: Int)]

  /// The same screen with the layouts for which `isWanted` holds; nil when there is none.
  package func keeping(_ isWanted: (Layout, Int) -> Bool) -> ScreenSighting? {
    var kept = self
    kept.layouts.removeAll { !isWanted($0.layout, $0.controller) }
    return kept.layouts.isEmpty ? nil : kept
  }

  /// The controller's node in the first layout, and those of the controllers around it, nearest first.
  package var nodes: [Tree.ControllerNode] {
    guard let (layout, controller) = layouts.first else { return [] }
    return layout.tree.ancestry(of: controller).map { layout.tree.controllers[$0] }
  }

  package var environments: [String] { layouts.map { $0.layout.environment.shortForm } }

  /// `iPhone X@12.4`, or the systems of several environments.
  package var systemsText: String {
    layouts.count == 1 ? layouts[0].layout.environment.shortForm : layouts.map(\.layout).systemsText
  }

  /// Where a setting of the screen, or of a controller around it, is written; nil where nobody sets it.
  package func place(of setting: String, on object: String? = nil) -> Location? {
    placed.settings[PlacedScene.SettingKey(object: object ?? id, name: setting)]
  }

  /// The steps of the placement that lay the screen out: those since the last presentation.
  package var chain: [Int] {
    let steps = placed.placement.steps
    let start = steps.lastIndex { if case .presented = $0.role { true } else { false } } ?? 0
    return steps[start...].map(\.controller)
  }
}

extension Analysis {
  /// Every controller of the app in each of its placements that is known.
  package var screens: [ScreenSighting] {
    memoised("screens") {
      app.controllers.indices.flatMap { controller in
        layouts(of: controller).compactMap { placedLayouts in
          placedLayouts.placed.placement.isKnown ? screen(of: controller, placedLayouts) : nil
        }
      }
    }
  }

  private func screen(of controller: Int, _ placedLayouts: PlacedLayouts) -> ScreenSighting? {
    guard let id = placedLayouts.placed.controllerIDs[controller] else { return nil }
    let layouts = placedLayouts.layouts.compactMap { layout -> (layout: Layout, controller: Int)? in
      guard case .controller(let index)? = layout.tree.subject(named: id) else { return nil }
      return (layout, index)
    }
    return layouts.isEmpty
      ? nil : ScreenSighting(placed: placedLayouts.placed, owner: controller, id: id, layouts: layouts)
  }
}

extension [Layout] {
  /// `iOS 7–10`, or the systems looked at.
  package var systemsText: String {
    let majors = map(\.environment.os.major)
    guard let low = majors.min(), let high = majors.max() else { return "iOS" }
    if high < 11 { return "iOS 7–10" }
    if low >= 11 { return "iOS 11 and later" }
    return "every iOS"
  }
}

extension [Environment] {
  /// Their short forms, each once, in their order.
  var shortForms: [String] {
    reduce(into: []) { forms, environment in
      if !forms.contains(environment.shortForm) { forms.append(environment.shortForm) }
    }
  }
}

extension EdgeDoubts {
  /// Whether anything that decides where a screen's view ends at an edge isn't known: code that can't be read, a value or
  /// a condition that only the running app knows, or a method that changes it later.
  package func exist(about screen: ScreenSighting, at edge: Edge) -> Bool {
    let chain = screen.chain
    if chain.contains(where: { !app.isCodeReadable($0) || isTranslucencyUnknown($0, in: screen.placed) }) {
      return true
    }
    let around = Set(chain.compactMap { screen.placed.controllerIDs[$0] })
    if screen.placed.uncertain.contains(where: {
      around.contains($0.object) && Self.decides($0.name, at: edge) && !isSettled($0, in: screen.placed)
    }) {
      return true
    }
    return chain.contains { controller in
      app.codeWrites(of: controller).contains { $0.function != nil && decides($0, at: edge) }
    }
  }

  /// Whether a write may move a screen's view at an edge.
  private func decides(_ write: CodeWrite, at edge: Edge) -> Bool {
    switch write.subject {
    case .controller: Self.decides(write.name, at: edge) && write.mayInset(edge)
    case .bar(let bar): Self.decides(bar + "." + write.name, at: edge)
    case .container(_, let bar): Self.decides((bar.map { $0 + "." } ?? "") + write.name, at: edge)
    case .view, .navigationItem, .others: false
    }
  }
}
