/// The documentation page of all rules, made from their cards and from what they say of their examples.
package enum RulePage {
  package static var markdown: String {
    var lines = [
      "# Rules",
      "",
      "The mistakes that insetd finds while you type and with `insetd check`. This page is made from the rules' cards: don't edit it.",
      "",
      "A rule's severity is set in `.insetd.json`: `{ \"rules\": { \"scroll-view-not-first-subview\": \"off\" } }`, with `off`, `hint`, `info`, `warning` or `error`.",
      "",
      "Comments keep a rule quiet in one place: `// insetd:disable:next rule-id` on the line before, `// insetd:disable:this rule-id` on the line itself, `// insetd:disable rule-id` from there to `// insetd:enable rule-id` or the end of the file; without an id all rules are meant. In storyboards and xibs the same stands in `<!-- -->`; Xcode drops comments when it saves such a file, so `.insetd.json` or a baseline lasts longer there.",
      "",
      "An old project starts with `insetd check --write-baseline insetd-baseline.json`; `insetd check --baseline insetd-baseline.json` then reports only what is new.",
    ]
    for card in RuleBook.cards { lines += section(card) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page of one rule by itself; nil of an id that no rule has.
  package static func markdown(ofRule id: String) -> String? {
    RuleBook.card(id).map { "# " + section($0).dropFirst().joined(separator: "\n").dropFirst(3) + "\n" }
  }

  private static func section(_ card: RuleCard) -> [String] {
    let encounter = RuleEncounter(card)
    var lines = [
      "", "## \(card.id)", "", "*\(card.title) · \(card.severity.rawValue) · \(card.systems.text)*", "", card.why,
    ]
    if !encounter.report.isEmpty { lines += ["", "```text", encounter.report, "```"] }
    lines += ["", "Reported: " + encounter.reported.joined(separator: "; ") + "."]
    lines += ["", "Not reported: " + encounter.quiet.joined(separator: "; ") + "."]
    return lines
  }
}
