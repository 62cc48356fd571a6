/// Rules for a terminal.
package enum RuleCardText {
  /// A line a rule.
  package static func list(_ cards: [RuleCard]) -> String {
    Columns.padded(cards.map { [$0.id, $0.severity.rawValue, $0.systems.text, $0.title] }).joined(separator: "\n")
  }

  /// The card, and what the rule says of its examples.
  package static func card(_ card: RuleCard) -> String {
    let encounter = RuleEncounter(card)
    var blocks: [Block] = [
      .headline("\(card.id): \(card.title)"), .paragraph("\(card.severity.rawValue), on \(card.systems.text)"),
      .paragraph(card.why),
    ]
    if let message = encounter.message { blocks.append(.paragraph("It says, for example: \(message)")) }
    if !encounter.fixes.isEmpty { blocks.append(.bullets(title: "Fixes:", encounter.fixes)) }
    var text = PlainTextRenderer.render(blocks)
    if !encounter.report.isEmpty { text += "\n\n" + encounter.report }
    let after = PlainTextRenderer.render(
      [("Reported:", encounter.reported), ("Not reported:", encounter.quiet)].filter { !$0.1.isEmpty }
        .map { Block.bullets(title: $0.0, $0.1) })
    return text + "\n\n" + after
  }
}

/// What a rule says of its own examples.
struct RuleEncounter {
  let reported: [String]
  let quiet: [String]
  /// Of the first example that reports: the message, the titles of the fixes, the finding as `insetd check` prints it.
  let message: String?
  let fixes: [String]
  let report: String

  init(_ card: RuleCard) {
    reported = card.examples.filter { !$0.reportsAt.isEmpty }.map(\.title)
    quiet = card.examples.filter { $0.reportsAt.isEmpty }.map(\.title)
    let project = card.examples.first { !$0.reportsAt.isEmpty }.map { ExampleProject($0) }
    let finding = project?.findings.first { $0.rule == card.id }
    message = finding?.message
    fixes = finding?.fixes.map(\.title) ?? []
    guard let project, let finding else {
      report = ""
      return
    }
    report = FindingReport.render(
      [finding], as: .text,
      FindingReport.Files(
        text: { project.text($0) }, shownPath: { String($0.dropFirst(ExampleProject.root.count)) },
        projectPath: { $0 }), version: "")
  }
}
