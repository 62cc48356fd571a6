internal import InsetLayout
internal import InsetModel

/// The fix that keeps UIKit from adjusting a scroll view: `.never` from iOS 11 on, the controller's flag before.
enum AdjustmentOff {
  /// Nil where one of both can't be written, or where it isn't enough.
  static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    var changes: [SettingChange] = []
    var edits: [Fix.Edit] = []
    var names: [String] = []
    if scrollView.layouts.contains(where: { !$0.layout.screen.usesLegacyInsets }) {
      guard let node = scrollView.node, let edit = NeverAdjust.edit(scrollView, check) else { return nil }
      changes.append(SettingChange(node, .contentInsetAdjustmentBehavior(.never)))
      edits.append(edit)
      names.append("Set contentInsetAdjustmentBehavior = .never")
    }
    if scrollView.layouts.contains(where: { $0.layout.screen.usesLegacyInsets }) {
      guard let node = scrollView.navigationChild,
        let index = scrollView.placed.controllerIDs.first(where: { $0.value == node.id })?.key,
        let edit = ControllerSettingEdit.edit("automaticallyAdjustsScrollViewInsets", false, ofController: index, check)
      else { return nil }
      changes.append(SettingChange(node, .automaticallyAdjustsScrollViewInsets(false)))
      edits.append(edit)
      let verb = names.isEmpty ? "Turn" : "turn"
      names.append("\(verb) automaticallyAdjustsScrollViewInsets off in \(node.displayName) (iOS 7–10)")
    }
    let effect = scrollView.effect(of: changes, check.app, promising: [Quantity(.systemInset, .top)])
    guard effect.promises.allSatisfy({ $0.value < 0.5 }) else { return nil }
    let outcome = effect.text.map { ": its content \($0)" } ?? ""
    return Fix(names.joined(separator: ", and ") + outcome, isPreferred: true, edits, promises: effect.promises)
  }
}
