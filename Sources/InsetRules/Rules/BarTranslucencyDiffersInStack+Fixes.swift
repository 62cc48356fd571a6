internal import InsetLayout
internal import InsetModel
internal import InsetText

// One setting for the stack, or a screen that doesn't care.
extension BarTranslucencyDiffersInStack {
  /// One setting for the whole stack: what the lower screen expects.
  static func leaving(_ pair: Pair, _ check: RuleCheck) -> Fix? {
    guard pair.upper.nodes.count > 1, writes(of: pair.upper.owner, check).count == 1,
      let edit = FixWriter(pair.write.location.path, check)?.removingStatement(
        pair.write.location.range, setting: "isTranslucent")
    else { return nil }
    let effect = pair.upper.effect(
      of: [SettingChange(pair.upper.nodes[1], .navigationBarIsTranslucent(!pair.isTranslucent))], check.app)
    guard effect.isClear else { return nil }
    return Fix(
      "Leave the stack's bar \(pair.isTranslucent ? "opaque" : "translucent") in \(pair.upper.nodes[0].displayName) too",
      isPreferred: true, [edit], promises: effect.promises)
  }

  /// The lower screen reaches under the bar, whatever it is.
  static func extending(_ pair: Pair, _ check: RuleCheck) -> Fix? {
    guard let node = pair.lower.nodes.first, node.controller.extendedLayoutIncludesOpaqueBars == nil,
      let edit = ControllerSettingEdit.edit(
        "extendedLayoutIncludesOpaqueBars", true, ofController: pair.lower.owner, check)
    else { return nil }
    let effect = pair.lower.effect(of: [SettingChange(node, .extendedLayoutIncludesOpaqueBars(true))], check.app)
    guard effect.isClear else { return nil }
    return Fix(
      "Extend \(node.displayName) under the bar, translucent or not (extendedLayoutIncludesOpaqueBars)",
      isPreferred: false, [edit], promises: effect.promises)
  }
}
