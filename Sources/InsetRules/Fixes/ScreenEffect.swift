internal import InsetLayout
internal import InsetModel

/// What a change of settings does to a screen, laid out before anybody makes it.
struct ScreenEffect {
  let promises: [Fix.Promise]
  /// Whether nothing is hidden, covered or blank then that wasn't before.
  let isClear: Bool
}

extension ScreenSighting {
  /// - Parameter changes: of the scene, for each layout.
  func effect(of changes: [SettingChange], _ app: App) -> ScreenEffect {
    var promises: [Fix.Promise] = []
    var isClear = true
    for (layout, controller) in layouts {
      guard let changed = try? layOut(placed.scene.applying(changes), in: layout.environment),
        case .controller(let same)? = changed.tree.subject(named: id)
      else { return ScreenEffect(promises: [], isClear: false) }
      isClear = isClear && changed.isClear(same, comparedWith: layout, controller)
      for edge in [Edge.top, .bottom] {
        guard let value = changed.trace.points(.controller(same), Quantity(.safeArea, edge)) else { continue }
        promises.append(
          Fix.Promise(
            path: app.controllers[owner].path, controller: app.controllers[owner].facts.id, object: id,
            quantity: Quantity(.safeArea, edge), environment: layout.environment.shortForm, value: value))
      }
    }
    return ScreenEffect(promises: promises, isClear: isClear)
  }
}

extension Layout {
  /// Whether a controller's views are no worse off than in another layout of the same scene.
  fileprivate func isClear(_ controller: Int, comparedWith before: Layout, _ known: Int) -> Bool {
    let inside = tree.controllers.indices.filter { tree.ancestry(of: $0).contains(controller) }
    for (view, node) in tree.views.enumerated()
    where node.kind.isScrollView && !node.isImplicit && inside.contains(node.owner) {
      guard case .view(let same)? = before.tree.subject(named: node.id) else { return false }
      for quantity in [Quantity.Name.hiddenUnderBars, .extraGap].flatMap({
        [Quantity($0, .top), Quantity($0, .bottom)]
      }) {
        let now = trace.points(.view(view), quantity) ?? 0
        if now > (before.trace.points(.view(same), quantity) ?? 0) + 0.5 { return false }
      }
    }
    return [Edge.top, .bottom].allSatisfy { edge in
      let covered = Set(before.coveredViews(of: known, at: edge).map { before.tree.views[$0].id })
      return inside.allSatisfy { index in
        coveredViews(of: index, at: edge).allSatisfy { covered.contains(tree.views[$0].id) }
      }
    }
  }
}
