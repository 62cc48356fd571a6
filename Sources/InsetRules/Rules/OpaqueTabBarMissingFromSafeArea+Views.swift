internal import InsetLayout
internal import InsetModel
internal import InsetText

// Buttons and other plain views that are held to the safe area.
extension OpaqueTabBarMissingFromSafeArea {
  /// - Parameter told: places that a list is reported at.
  static func pinnedViews(_ check: RuleCheck, except told: Set<Location>, _ doubts: EdgeDoubts) -> [Finding] {
    var told = told
    return check.analysis.screens.compactMap { screen in
      guard let place = screen.place(of: "extendedLayoutIncludesOpaqueBars"), !told.contains(place),
        let seen = screen.keeping({ layout, controller in covered(layout, controller) != nil }),
        !doubts.exist(about: seen, at: .bottom), let finding = finding(seen, at: place, check)
      else { return nil }
      told.insert(place)
      return finding
    }
  }

  /// A view that is pinned to the safe area and reaches under the tab bar, and how far.
  private static func covered(_ layout: Layout, _ controller: Int) -> (view: Int, tab: Int, points: Double)? {
    guard layout.trace.step(.controller(controller), Quantity(.safeArea, .bottom))?.law.id == "R11-OPAQUE-TAB",
      let tab = layout.tree.ancestry(of: controller).first(where: { layout.tree.controllers[$0].kind == .tab }),
      let bar = layout.trace.rect(.controller(tab), Quantity(.tabBarFrame))
    else { return nil }
    for (view, node) in layout.tree.views.enumerated()
    where node.owner == controller && !node.kind.isScrollView && !node.view.isFrameAssumed
      && node.view.pins[.bottom]?.target == .safeArea
    {
      guard let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)), frame.maxY > bar.minY + 0.5,
        layout.certainty(.view(view), [Quantity(.frameInWindow, .bottom)]) > .assumed
      else { continue }
      return (view, tab, min(frame.maxY - bar.minY, frame.height))
    }
    return nil
  }

  private static func finding(_ screen: ScreenSighting, at place: Location, _ check: RuleCheck) -> Finding? {
    guard let (layout, controller) = screen.layouts.first, let covered = covered(layout, controller) else { return nil }
    let node = layout.tree.controllers[controller]
    let tab = layout.tree.controllers[covered.tab]
    let view = layout.tree.views[covered.view]
    let message =
      "The tab bar is opaque and \(node.displayName) extends under it, so from iOS 11 the safe area does not contain the bar and \(pointText(covered.points)) points of \(view.displayName), which is held to the safe area, lie under it (\(layout.environment.shortForm))."
    var related: [Finding.Related] = []
    if let opaque = screen.place(of: "tabBar.isTranslucent", on: tab.id) {
      related.append(.init(opaque, "the tab bar is made opaque here"))
    }
    if let location = screen.placed.location(of: view.id, check.app) {
      related.append(.init(location, "\(view.displayName) lies under the tab bar"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: place, message: message, environments: screen.environments,
      related: related,
      fixes: fixes(screen.placed, screen.layouts.map(\.layout), node, tab, check) { change in
        let effect = screen.effect(of: [change], check.app)
        return effect.isClear ? effect.promises : nil
      })
  }
}
