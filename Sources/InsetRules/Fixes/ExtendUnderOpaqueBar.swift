internal import InsetLayout
internal import InsetModel

/// Lets a controller's view reach under an opaque bar: `extendedLayoutIncludesOpaqueBars`.
enum ExtendUnderOpaqueBar {
  /// Nil where no file can say so, and where content would lie hidden then.
  static func fix(_ scrollView: ScrollViewSighting, _ node: Tree.ControllerNode, _ check: RuleCheck) -> Fix? {
    guard
      let edit = ControllerSettingEdit.edit(
        "extendedLayoutIncludesOpaqueBars", true, ofController: scrollView.owner, check)
    else { return nil }
    let effect = scrollView.effect(of: [SettingChange(node, .extendedLayoutIncludesOpaqueBars(true))], check.app)
    guard effect.promises.allSatisfy({ $0.value < 0.5 }) else { return nil }
    return Fix(
      "Extend \(node.displayName) under the opaque bar (extendedLayoutIncludesOpaqueBars)", isPreferred: true, [edit],
      promises: effect.promises)
  }
}
