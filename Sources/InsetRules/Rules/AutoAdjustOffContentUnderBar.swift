internal import InsetFacts
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

  /// Code that writes insets itself, turns the adjustment on again, or moves the view.
  private static let silencers: Set<String> = [
    "contentInset", "scrollIndicatorInsets", "automaticallyAdjustsScrollViewInsets", "contentInsetAdjustmentBehavior",
    "edgesForExtendedLayout", "additionalSafeAreaInsets", "isTranslucent", "setNavigationBarHidden",
    "isNavigationBarHidden",
    "safeAreaInsets", "topLayoutGuide", "loadView",
  ]

  package static func check(_ check: RuleCheck) -> [Finding] {
    return check.findings { layout, view in
      // Under the status bar alone content often lies on purpose.
      guard layout.isUnderNavigationBar(view), !layout.screen.usesLegacyInsets || check.reachesLegacySystems else {
        return false
      }
      return ["R7-AUTO-FLAG", "R11-CIAB-NEVER"].contains(layout.decidingLaw(ofScrollView: view) ?? "")
    } reporting: { scrollView in
      guard scrollView.placed.placement.steps.allSatisfy({ check.isCodeReadable($0.controller) }),
        check.settingsInCode(of: scrollView.owner).isDisjoint(with: silencers)
      else { return nil }
      return finding(scrollView, check)
    }
  }

  private static func finding(_ scrollView: HiddenScrollView, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first,
      let (object, setting) = decidingSetting(layout, view),
      let location = scrollView.placed.settings[PlacedScene.SettingKey(object: object, name: setting)]
    else { return nil }
    let name = scrollView.facts.label
    let message =
      "Automatic adjustment is off for \(name) and nothing replaces it, so on \(scrollView.systemsText) its first \(pointText(scrollView.hidden)) points are under \(layout.barAbove(view))."
    let path = check.app.controllers[scrollView.owner].path
    return Finding(
      rule: card.id, severity: card.severity, location: location, message: message,
      environments: scrollView.environments,
      related: [.init(Location(path: path, range: scrollView.facts.tagRange), "\(name) starts under the bar")],
      fixes: fix(location, setting, check))
  }

  /// The setting that turned the adjustment off, as the trace says.
  private static func decidingSetting(_ layout: Layout, _ view: Int) -> (object: String, setting: String)? {
    let quantity = layout.screen.usesLegacyInsets ? Quantity(.systemInset, .top) : Quantity(.adjusts, .top)
    for case .setting(let subject, let name, _, false) in layout.trace.step(.view(view), quantity)?.inputs ?? [] {
      return (layout.id(of: subject), name)
    }
    return nil
  }

  private static func fix(_ location: Location, _ setting: String, _ check: RuleCheck) -> [Fix] {
    guard let text = check.text(location.path) else { return [] }
    var start = location.range.lowerBound
    while start > 0, text.bytes.indices.contains(start - 1), [0x20, 0x09, 0x0A, 0x0D].contains(text.bytes[start - 1]) {
      start -= 1
    }
    return [
      Fix(
        "Let UIKit adjust it again (remove \(setting))", isPreferred: true,
        [.init(location.path, TextEdit(range: start..<location.range.upperBound, newText: ""))])
    ]
  }
}
