/// The documentation page of all rules, made from their cards.
package enum RulePage {
  package static var markdown: String {
    var lines = [
      "# Rules",
      "",
      "The mistakes that insetd finds while you type and with `insetd check`. This page is made from the rules' cards: don't edit it.",
      "",
      "A rule's severity is set in `.insetd.json`: `{ \"rules\": { \"scroll-view-not-first-subview\": \"off\" } }`, with `off`, `hint`, `info`, `warning` or `error`.",
    ]
    for rule in RuleBook.rules { lines += section(rule.card) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(_ card: RuleCard) -> [String] {
    var lines = [
      "", "## \(card.id)", "", "*\(card.title) · \(card.severity.rawValue) · \(card.systems.text)*", "", card.why, "",
    ]
    let reported = card.examples.filter { !$0.reportsAt.isEmpty }.map(\.title)
    let quiet = card.examples.filter { $0.reportsAt.isEmpty }.map(\.title)
    lines.append("Reported: " + reported.joined(separator: "; ") + ".")
    lines.append("")
    lines.append("Not reported: " + quiet.joined(separator: "; ") + ".")
    return lines
  }
}
