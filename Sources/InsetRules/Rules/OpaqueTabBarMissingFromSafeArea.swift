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
    return check.findings(of: check.scrollViews) { layout, view in
      isCovered(layout, view)
    } reporting: { scrollView in
      guard !doubts.exist(about: scrollView, at: .bottom), !isHeldClear(scrollView) else { return nil }
      return finding(scrollView, check)
    }
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
      related: related, fixes: fixes(scrollView, node, layout.tree.controllers[tab], check))
  }

  private static func extended(_ node: Tree.ControllerNode) -> PlacedScene.SettingKey {
    PlacedScene.SettingKey(object: node.id, name: "extendedLayoutIncludesOpaqueBars")
  }

  // MARK: Fixes

  /// A glass bar floats over nothing where the view ends above it: there the bar itself is the better place.
  private static func fixes(
    _ scrollView: ScrollViewSighting, _ node: Tree.ControllerNode, _ tab: Tree.ControllerNode, _ check: RuleCheck
  ) -> [Fix] {
    let hasGlass = scrollView.layouts.contains { $0.layout.screen.hasGlassBars }
    let key = PlacedScene.SettingKey(object: tab.id, name: "tabBar.isTranslucent")
    let translucent = fix(
      "Leave the tab bar translucent (remove isTranslucent); a barTintColor or an appearance colours it",
      SettingChange(tab, .tabBarIsTranslucent(true)), scrollView, check, isPreferred: hasGlass
    ) { SettingRemoval.edits(key, in: scrollView.placed, check) }
    if hasGlass { return [translucent].compactMap { $0 } }
    let above = fix(
      "Let \(node.displayName) end above the tab bar (edgesForExtendedLayout without .bottom)",
      SettingChange(node, .edgesForExtendedLayout([.top, .left, .right])), scrollView, check, isPreferred: true
    ) {
      guard node.controller.edgesForExtendedLayout == nil,
        let index = scrollView.placed.controllerIDs.first(where: { $0.value == node.id })?.key
      else { return nil }
      return ExtendedEdgesEdit.edit([.top, .left, .right], ofController: index, check).map { [$0] }
    }
    let off = fix(
      "Extend \(node.displayName) under no opaque bar (remove extendedLayoutIncludesOpaqueBars)",
      SettingChange(node, .extendedLayoutIncludesOpaqueBars(false)), scrollView, check, isPreferred: false
    ) { SettingRemoval.edits(extended(node), in: scrollView.placed, check) }
    return [above, translucent, off].compactMap { $0 }
  }

  /// A fix that leaves nothing hidden; nil otherwise.
  private static func fix(
    _ title: String, _ change: SettingChange, _ scrollView: ScrollViewSighting, _ check: RuleCheck, isPreferred: Bool,
    edits: () -> [Fix.Edit]?
  ) -> Fix? {
    let covered = [Edge.top, .bottom].map { Quantity(.hiddenUnderBars, $0) }
    let effect = scrollView.effect(of: [change], check.app, promising: covered)
    guard effect.promises.allSatisfy({ $0.value < 0.5 }), let edits = edits() else { return nil }
    return Fix(title, isPreferred: isPreferred, edits, promises: effect.promises)
  }
}
