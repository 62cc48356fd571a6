internal import InsetLayout
internal import InsetModel
internal import InsetText

// The bar and the screen agree again.
extension OpaqueTabBarMissingFromSafeArea {
  /// A glass bar floats over nothing where the view ends above it: there the bar itself is the better place.
  ///
  /// - Parameter promises: what a change promises; nil where it leaves something hidden.
  static func fixes(
    _ placed: PlacedScene, _ layouts: [Layout], _ node: Tree.ControllerNode, _ tab: Tree.ControllerNode,
    _ check: RuleCheck, promises: (SettingChange) -> [Fix.Promise]?
  ) -> [Fix] {
    func fix(
      _ title: String, _ change: SettingChange.Setting, of object: Tree.ControllerNode, isPreferred: Bool,
      _ edits: [Fix.Edit]?
    ) -> Fix? {
      guard let edits, let promises = promises(SettingChange(object, change)) else { return nil }
      return Fix(title, isPreferred: isPreferred, edits, promises: promises)
    }
    let hasGlass = layouts.contains { $0.screen.hasGlassBars }
    let opaque = PlacedScene.SettingKey(object: tab.id, name: "tabBar.isTranslucent")
    let translucent = fix(
      "Leave the tab bar translucent (remove isTranslucent); a barTintColor or an appearance colours it",
      .tabBarIsTranslucent(true), of: tab, isPreferred: hasGlass, SettingRemoval.edits(opaque, in: placed, check))
    if hasGlass { return [translucent].compactMap { $0 } }
    let edges: EdgeSet = [.top, .left, .right]
    let index = placed.controllerIDs.first { $0.value == node.id }?.key
    let above = fix(
      "Let \(node.displayName) end above the tab bar (edgesForExtendedLayout without .bottom)",
      .edgesForExtendedLayout(edges), of: node, isPreferred: true,
      node.controller.edgesForExtendedLayout == nil
        ? index.flatMap { ExtendedEdgesEdit.edit(edges, ofController: $0, check) }.map { [$0] } : nil)
    let off = fix(
      "Extend \(node.displayName) under no opaque bar (remove extendedLayoutIncludesOpaqueBars)",
      .extendedLayoutIncludesOpaqueBars(false), of: node, isPreferred: false,
      SettingRemoval.edits(extended(node), in: placed, check))
    return [above, translucent, off].compactMap { $0 }
  }
}
