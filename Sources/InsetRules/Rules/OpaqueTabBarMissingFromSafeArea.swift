internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Content that reaches under an opaque tab bar which the safe area leaves out.
package enum OpaqueTabBarMissingFromSafeArea: Rule {
  package static let card = RuleCard(
    id: "opaque-tab-bar-missing-from-safe-area", title: "An opaque tab bar is missing from the safe area",
    severity: .warning, systems: OSRange(OSVersion(11)),
    why:
      "extendedLayoutIncludesOpaqueBars lets a screen reach under opaque bars, and under the navigation bar the safe area tells what is covered. Under an opaque tab bar it doesn't, since the safe area follows the navigation controller's own flag, which nobody sets: the last rows, and buttons that are held to the safe area, lie behind the bar.",
    examples: OpaqueTabBarMissingFromSafeAreaExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    let lists = check.findings(of: check.scrollViews) { layout, view in
      isCovered(layout, view)
    } reporting: { scrollView in
      guard !doubts.exist(about: scrollView, at: .bottom), !isHeldClear(scrollView) else { return nil }
      return finding(scrollView, check)
    }
    return lists + pinnedViews(check, except: Set(lists.map(\.location)), doubts)
  }

  private static func isCovered(_ layout: Layout, _ view: Int) -> Bool {
    let hidden = Quantity(.hiddenUnderBars, .bottom)
    guard screen(of: view, in: layout) != nil, let points = layout.trace.points(.view(view), hidden) else {
      return false
    }
    return points > 0.5 && !layout.tree.views[view].view.isFrameAssumed
      && layout.certainty(.view(view), [hidden]) > .assumed
  }

  /// The navigation controller's child around a view, where its safe area leaves the tab bar out.
  private static func screen(of view: Int, in layout: Layout) -> Int? {
    layout.tree.ancestry(of: layout.tree.views[view].owner).first {
      layout.trace.step(.controller($0), Quantity(.safeArea, .bottom))?.law.id == "R11-OPAQUE-TAB"
    }
  }

  /// Pagers lie under bars on purpose; an inset of the app's own says that somebody thought of it.
  private static func isHeldClear(_ scrollView: ScrollViewSighting) -> Bool {
    guard let view = scrollView.view else { return true }
    return view.isPagingEnabled == true || (view.contentInset?.bottom ?? 0) > 0.5
      || view.contentInsetAdjustmentBehavior == .never || scrollView.hasViewInFront(at: .bottom)
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let screen = screen(of: view, in: layout),
      let hidden = layout.trace.points(.view(view), Quantity(.hiddenUnderBars, .bottom)),
      let tab = layout.tree.ancestry(of: screen).first(where: { layout.tree.controllers[$0].kind == .tab })
    else { return nil }
    let node = layout.tree.controllers[screen]
    guard let place = scrollView.placed.settings[extended(node)] else { return nil }
    let message =
      "The tab bar is opaque and \(node.displayName) extends under it, so from iOS 11 the safe area does not contain the bar and the last \(pointText(hidden)) points of \(scrollView.label) cannot be reached (\(layout.environment.shortForm))."
    var related: [Finding.Related] = []
    let opaque = PlacedScene.SettingKey(object: layout.tree.controllers[tab].id, name: "tabBar.isTranslucent")
    if let place = scrollView.placed.settings[opaque] {
      related.append(.init(place, "the tab bar is made opaque here"))
    }
    if scrollView.location != place {
      related.append(.init(scrollView.location, "\(scrollView.label) ends under the tab bar"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: place, message: message, environments: scrollView.environments,
      related: related,
      fixes: fixes(scrollView.placed, scrollView.layouts.map(\.layout), node, layout.tree.controllers[tab], check) {
        change in
        // What leaves nothing hidden.
        let covered = [Edge.top, .bottom].map { Quantity(.hiddenUnderBars, $0) }
        let effect = scrollView.effect(of: [change], check.app, promising: covered)
        return effect.promises.allSatisfy { $0.value < 0.5 } ? effect.promises : nil
      })
  }

  static func extended(_ node: Tree.ControllerNode) -> PlacedScene.SettingKey {
    PlacedScene.SettingKey(object: node.id, name: "extendedLayoutIncludesOpaqueBars")
  }
}
