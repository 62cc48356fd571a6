internal import InsetJSON
internal import InsetLayout
internal import InsetRules

/// `insetd laws [ID]`: what the engine knows of UIKit.
package enum LawsCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json }

  /// - Parameter id: of one law; its whole card is given then, else a line of each.
  package static func run(id: String?, format: Format) throws(CommandFailure) -> String {
    var cards = LawBook.cards
    if let id {
      cards = cards.filter { $0.id == id.uppercased() || $0.id == id }
      if cards.isEmpty { throw CommandFailure("no law has the id \"\(id)\" (insetd laws lists them)") }
    }
    switch format {
    case .json: return String(decoding: JSON.array(cards.map(json)).encoded(.pretty), as: UTF8.self)
    case .text:
      if id != nil { return cards.map { PlainTextRenderer.render(LawPage.blocks($0)) }.joined(separator: "\n\n") }
      return PlainTextRenderer.render([
        .table(caption: [], rows: [["law", "systems", "what it says"]] + cards.map { [$0.id, $0.systems.text, $0.title] })
      ])
    }
  }

  private static func json(_ card: LawCard) -> JSON {
    [
      "id": .string(card.id), "title": .string(card.title), "systems": .string(card.systems.text),
      "linkedSDK": .string(card.linkedSDK), "statement": .string(card.statement),
      "confidence": .string(card.confidence.rawValue), "evidence": .array(card.evidence.map { .string($0) }),
      "quirks": .array(card.quirks.map { .string($0) }),
    ]
  }
}
