package import InsetLayout

/// The documentation page of all laws, made from their cards.
package enum LawPage {
  package static var markdown: String {
    var lines = [
      "# Laws",
      "",
      "What the engine knows of UIKit, one behaviour a law, in the order of its passes. This page is made from the laws' cards: don't edit it.",
      "",
      "The confidence words are *documented* (Apple says so), *measured* (someone printed the numbers), *reported*, *inferred* and *unverified*. A number is *certain* only if everything that it rests on is documented or measured.",
    ]
    for card in LawBook.cards { lines += section(card) }
    lines += ["", "## Rules without a law of their own", ""]
    for rule in LawBook.otherRules {
      let laws = rule.laws.isEmpty ? "nothing is computed from it" : rule.laws.joined(separator: ", ")
      lines.append("- **\(rule.id)** (\(laws)): \(rule.note)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `reported; measured with the default flags`.
  private static func confidence(_ card: LawCard) -> String {
    card.confidence.rawValue + (card.betterKnown.map { "; \($0.confidence.rawValue) \($0.text)" } ?? "")
  }

  private static func section(_ card: LawCard) -> [String] {
    var lines = [
      "", "## \(card.id): \(card.title)", "", "*\(card.systems.text) · \(confidence(card))*", "",
      card.statement,
    ]
    if !card.linkedSDK.isEmpty { lines += ["", "Linked SDK: \(card.linkedSDK)."] }
    if !card.evidence.isEmpty { lines += ["", "Evidence: " + card.evidence.joined(separator: "; ") + "."] }
    if !card.quirks.isEmpty { lines += [""] + card.quirks.map { "- \($0)" } }
    return lines
  }
}

extension LawPage {
  /// One card, for a terminal.
  package static func blocks(_ card: LawCard) -> [Block] {
    var blocks: [Block] = [
      .headline("\(card.id): \(card.title)"), .paragraph(card.statement),
      .remark("\(card.systems.text); \(confidence(card))."),
    ]
    if !card.linkedSDK.isEmpty { blocks.append(.paragraph("Linked SDK: \(card.linkedSDK).")) }
    if !card.evidence.isEmpty { blocks.append(.bullets(title: "Evidence:", card.evidence)) }
    if !card.quirks.isEmpty { blocks.append(.bullets(title: "Disputed or unknown:", card.quirks)) }
    return blocks
  }
}
