internal import InsetLayout
internal import InsetModel

/// The fix that turns `automaticallyAdjustsScrollViewInsets` off where the navigation controller asks for it: on its
/// direct child.
enum AdjustmentFlagOff {
  /// Nil where something would lie under a bar then.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck, isPreferred: Bool) -> Fix? {
    guard let node = scrollView.navigationChild,
      let index = scrollView.placed.controllerIDs.first(where: { $0.value == node.id })?.key
    else { return nil }
    let covered = [Edge.top, .bottom].map { Quantity(.hiddenUnderBars, $0) }
    let effect = scrollView.effect(
      of: [SettingChange(node, .automaticallyAdjustsScrollViewInsets(false))], check.app,
      promising: covered + [Quantity(.extraGap, .top)])
    guard
      effect.promises.allSatisfy({ promise in !covered.contains(promise.quantity) || promise.value < 0.5 }),
      let edit = edit(index, check)
    else { return nil }
    let outcome = effect.text.map { ": the content of \(scrollView.label) \($0)" } ?? ""
    return Fix(
      "Turn automaticallyAdjustsScrollViewInsets off in \(node.displayName)" + outcome, isPreferred: isPreferred,
      [edit],
      promises: effect.promises)
  }

  private static func edit(_ controller: Int, _ check: RuleCheck) -> Fix.Edit? {
    ControllerSettingEdit.edit(
      "automaticallyAdjustsScrollViewInsets", false, ofController: controller, check)
  }
}

extension ScrollViewSighting {
  /// The direct child of the nearest navigation controller.
  var navigationChild: Tree.ControllerNode? {
    let nodes = controllerNodes
    guard let position = nodes.firstIndex(where: { $0.kind == .navigation }), position > 0 else { return nil }
    return nodes[position - 1]
  }
}
