package import InsetLayout
package import InsetModel

/// What a change of settings does to a scroll view, laid out before anybody makes it: the numbers that a fix promises.
package struct FixEffect: Sendable {
  package let promises: [Fix.Promise]
  /// `starts at 88 instead of 0`: where the content rests in the window; nil where that stays.
  package let text: String?
}

extension ScrollViewSighting {
  /// - Parameters:
  ///   - changes: of the scene; see `SettingChange`.
  ///   - quantities: what to promise about the scroll view.
  package func effect(
    of changes: [SettingChange], _ app: App,
    promising quantities: [Quantity] = [Quantity(.hiddenUnderBars, .top), Quantity(.extraGap, .top)]
  ) -> FixEffect {
    let entry = app.controllers[owner]
    var promises: [Fix.Promise] = []
    var text: String?
    for (layout, view) in layouts {
      guard let changed = try? layOut(placed.scene.applying(changes), in: layout.environment),
        case .view(let same)? = changed.tree.subject(named: id)
      else { continue }
      for quantity in quantities {
        guard let value = changed.trace.points(.view(same), quantity) else { continue }
        promises.append(
          Fix.Promise(
            path: entry.path, controller: entry.facts.id, object: id, quantity: quantity,
            environment: layout.environment.shortForm, value: value))
      }
      let (before, after) = (layout.contentStart(of: view), changed.contentStart(of: same))
      if text == nil, let before, let after, abs(before - after) > 0.5 {
        text = "starts at \(pointText(after)) instead of \(pointText(before))"
      }
    }
    return FixEffect(promises: promises, text: text)
  }

  /// The view's node in the scene, for `SettingChange`.
  package var node: Tree.ViewNode? { layouts.first.map { $0.layout.tree.views[$0.view] } }

  /// The controller's node, and those of the controllers around it, nearest first.
  package var controllerNodes: [Tree.ControllerNode] {
    guard let (layout, view) = layouts.first else { return [] }
    return layout.tree.ancestry(of: layout.tree.views[view].owner).map { layout.tree.controllers[$0] }
  }
}

extension Layout {
  /// Where a scroll view's content rests, from the window's top. Points.
  package func contentStart(of view: Int) -> Double? {
    guard let frame = trace.rect(.view(view), Quantity(.frameInWindow)),
      let inset = trace.points(
        .view(view), Quantity(screen.usesLegacyInsets ? .contentInset : .adjustedContentInset, .top))
    else { return nil }
    return frame.minY + inset
  }
}

extension Analysis {
  /// The number that a fix promised, as this state of the app has it: nil where the object is there no more.
  package func value(of promise: Fix.Promise) -> Double? {
    guard let controller = app.controller(promise.controller, inFile: promise.path) else { return nil }
    for placed in layouts(of: controller) {
      for layout in placed.layouts where layout.environment.shortForm == promise.environment {
        guard let subject = layout.tree.subject(named: promise.object) else { continue }
        if let value = layout.trace.points(subject, promise.quantity) { return value }
      }
    }
    return nil
  }
}
