internal import InsetLayout
internal import InsetModel
internal import InsetText

/// `.never` that another writer of the same property undoes.
package enum AdjustmentBehaviorOverridden: Rule {
  package static let card = RuleCard(
    id: "adjustment-behavior-overridden", title: "contentInsetAdjustmentBehavior = .never is written over",
    severity: .info, systems: OSRange(OSVersion(11)),
    why:
      "contentInsetAdjustmentBehavior has one value, and the last writer wins. Where a storyboard or an earlier line says never and code that runs later says something else, UIKit adjusts the scroll view after all.",
    examples: AdjustmentBehaviorOverriddenExamples.all)

  private static let name = "contentInsetAdjustmentBehavior"

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.findings(of: check.scrollViews) { layout, _ in
      !layout.screen.usesLegacyInsets
    } reporting: { scrollView in
      lost(scrollView, check).flatMap { finding(scrollView, $0, check) }
    }
  }

  /// The place of a `.never` that doesn't hold on any system or in any placement.
  private static func lost(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Location? {
    guard let held = scrollView.view?.contentInsetAdjustmentBehavior, held != .never,
      let winner = scrollView.place(of: name)
    else { return nil }
    let key = PlacedScene.SettingKey(object: scrollView.id, name: name)
    let doubtful = scrollView.placed.uncertain.contains { $0.object == scrollView.id && $0.name == name }
    let rivals = scrollView.placed.rivals[key] ?? []
    guard !doubtful, rivals.count == 1, let loser = rivals.first, saysNever(loser, scrollView, check) else {
      return nil
    }
    // What a superclass of the project's sets is there to be overridden.
    let isInCode = FixWriter(loser.path, check)?.language != nil
    guard !isInCode || loser.path == winner.path else { return nil }
    let writes = check.app.codeWrites(of: scrollView.owner).filter { $0.name == name }
    let isWrittenElsewhere = writes.contains { $0.location != winner && $0.location != loser }
    let holds = check.scrollViews.contains { other in
      other.owner == scrollView.owner && other.id == scrollView.id && other.place(of: name) == loser
    }
    return isWrittenElsewhere || holds ? nil : loser
  }

  private static func saysNever(_ place: Location, _ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    if let write = check.app.codeWrites(of: scrollView.owner).first(where: { $0.location == place && $0.name == name })
    {
      return write.value?.stringValue == "never"
    }
    return scrollView.facts?.settings.contains {
      $0.name == name && $0.range == place.range && $0.value.stringValue == "never"
    } == true
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ loser: Location, _ check: RuleCheck) -> Finding? {
    guard let winner = scrollView.place(of: name), let held = scrollView.view?.contentInsetAdjustmentBehavior else {
      return nil
    }
    let writer = check.placeText(winner) ?? "another place"
    let message =
      "\(capitalized(scrollView.label)) is set to .never here, but \(writer) writes its adjustment behaviour as well, .\(held.rawValue), and the last writer wins."
    return Finding(
      rule: card.id, severity: card.severity, location: loser, message: message,
      environments: scrollView.environments, tags: [.unnecessary],
      related: [.init(winner, "the last writer")], fixes: [fix(loser, check)].compactMap { $0 })
  }

  private static func fix(_ loser: Location, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(loser.path, check),
      let edit = writer.language == nil
        ? writer.removing(loser.range) : writer.removingStatement(loser.range, setting: name)
    else { return nil }
    return Fix("Remove .never, which never holds", isPreferred: true, [edit])
  }
}
