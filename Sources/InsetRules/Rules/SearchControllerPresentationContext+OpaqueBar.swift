internal import InsetLayout
internal import InsetModel
internal import InsetText

// Before iOS 11 the context alone doesn't do: the screen has to extend under the bar, too.
extension SearchControllerPresentationContext {
  static func besideBar(
    _ search: SearchSighting, _ controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ check: RuleCheck
  ) -> Finding? {
    let placed = placedLayouts.placed
    guard check.reachesLegacySystems, search.puts(itsBarIn: .tableHeader), placed.placement.isKnown,
      let layout = placedLayouts.layouts.last(where: { $0.screen.usesLegacyInsets }),
      let scrollView = check.scrollViews.first(where: {
        $0.owner == controller && $0.kind == .table && $0.placed.placement == placed.placement
      }), !EdgeDoubts(check.app).exist(about: scrollView, at: .top),
      let id = placed.controllerIDs[controller], case .controller(let index)? = layout.tree.subject(named: id),
      let navigation = layout.tree.controllers[index].parent,
      layout.trace.step(.controller(index), Quantity(.navigationBarDecision))?.value == .decision(.inset),
      layout.certainty(.controller(index), [Quantity(.navigationBarDecision)]) > .assumed
    else { return nil }
    let node = layout.tree.controllers[index]
    let isOpaque =
      layout.trace.step(.controller(navigation), Quantity(.navigationBarTranslucent))?.value == .flag(false)
    let name = node.displayName
    let cause =
      isOpaque
      ? "The navigation bar is opaque and \(name) does not extend under it" : "\(name) does not extend under the bar"
    let message =
      "\(cause), but its search controller counts as if it did: below iOS 11 the active search was reported to hide the first row under the search bar."
    let setting =
      isOpaque
      ? (layout.tree.controllers[navigation].id, "navigationBar.isTranslucent") : (id, "edgesForExtendedLayout")
    let place = placed.settings[PlacedScene.SettingKey(object: setting.0, name: setting.1)]
    return Finding(
      rule: card.id, severity: card.severity, location: search.location, message: message,
      environments: placedLayouts.layouts.filter { $0.screen.usesLegacyInsets }.map(\.environment.shortForm),
      related: place.map { [.init($0, isOpaque ? "the bar is made opaque here" : "its edges are set here")] } ?? [],
      fixes: isOpaque ? [ExtendUnderOpaqueBar.fix(scrollView, node, check)].compactMap { $0 } : [])
  }
}
