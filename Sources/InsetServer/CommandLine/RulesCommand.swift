internal import InsetDocuments
internal import InsetRules

/// `insetd rules [ID]`: the rules, or one as it will be met.
package enum RulesCommand {
  /// - Throws: ``CommandFailure`` for an id that no rule has.
  package static func run(_ id: String?) throws(CommandFailure) -> String {
    guard let id else { return RuleCardText.list(RuleBook.cards) }
    guard let card = RuleBook.card(id) else {
      let near = nearest(to: id, in: RuleBook.cards.map(\.id)).first.map { "; did you mean \($0)?" } ?? ""
      throw CommandFailure("there is no rule \"\(id)\"" + near)
    }
    return RuleCardText.card(card)
  }
}
