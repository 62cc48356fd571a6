internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Automatic adjustment is off and nothing replaces it.
package enum AutoAdjustOffContentUnderBar: Rule {
  package static let card = RuleCard(
    id: "auto-adjust-off-content-under-bar", title: "Automatic adjustment is off and nothing replaces it",
    severity: .warning, systems: OSRange(OSVersion(7)),
    why:
      "automaticallyAdjustsScrollViewInsets = NO (iOS 7 to 10) and contentInsetAdjustmentBehavior = .never (iOS 11 and later) leave the insets to the app. Where the scroll view starts under the bar and nobody sets an inset, the first rows are hidden.",
    examples: AutoAdjustOffContentUnderBarExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.findings { layout, view in
      // Under the status bar alone content often lies on purpose.
      guard layout.isUnderNavigationBar(view), !layout.screen.usesLegacyInsets || check.reachesLegacySystems else {
        return false
      }
      return ["R7-AUTO-FLAG", "R11-CIAB-NEVER"].contains(layout.decidingLaw(ofScrollView: view) ?? "")
    } reporting: { scrollView in
      finding(scrollView, check)
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let key = decidingSetting(layout, view), let location = scrollView.placed.settings[key]
    else { return nil }
    let name = scrollView.label
    let message =
      "Automatic adjustment is off for \(name) and nothing replaces it, so on \(scrollView.systemsText) its first \(pointText(scrollView.hidden)) points are under \(layout.barAbove(view))."
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message,
      environments: scrollView.environments,
      related: scrollView.location == location ? [] : [.init(scrollView.location, "\(name) starts under the bar")],
      fixes: [fix(scrollView, key, check)].compactMap { $0 })
  }

  /// The setting that turned the adjustment off, as the trace says.
  private static func decidingSetting(_ layout: Layout, _ view: Int) -> PlacedScene.SettingKey? {
    let quantity = layout.screen.usesLegacyInsets ? Quantity(.systemInset, .top) : Quantity(.adjusts, .top)
    for case .setting(let subject, let name, _, false) in layout.trace.step(.view(view), quantity)?.inputs ?? [] {
      return PlacedScene.SettingKey(object: layout.id(of: subject), name: name)
    }
    return nil
  }

  /// Takes the setting away wherever it is written: what lost to it would hold then.
  private static func fix(_ scrollView: ScrollViewSighting, _ key: PlacedScene.SettingKey, _ check: RuleCheck) -> Fix? {
    guard let edits = SettingRemoval.edits(key, in: scrollView.placed, check) else { return nil }
    let change: SettingChange? =
      key.name == "contentInsetAdjustmentBehavior"
      ? scrollView.node.map { SettingChange($0, .contentInsetAdjustmentBehavior(.automatic)) }
      : scrollView.controllerNodes.first { $0.id == key.object }.map {
        SettingChange($0, .automaticallyAdjustsScrollViewInsets(true))
      }
    let effect = change.map { scrollView.effect(of: [$0], check.app) }
    let outcome = effect?.text.map { ": \(scrollView.label) \($0)" } ?? ""
    return Fix(
      "Let UIKit adjust it again (remove \(key.name))" + outcome, isPreferred: true, edits,
      promises: effect?.promises ?? [])
  }
}
