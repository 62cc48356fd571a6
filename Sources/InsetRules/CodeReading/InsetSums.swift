internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Sums of `adjustedContentInset` and `contentInset`, which the first contains.
enum InsetSums {
  static func findings(in passage: CodePassage, _ card: RuleCard, _ check: RuleCheck) -> [Finding] {
    var found: [Finding] = []
    let around = passage.function?.range ?? passage.effect.range
    for expression in passage.effect.expressions where expression.mentions(["adjustedContentInset"]) {
      expression.visit { part in
        guard case .binary(let left, "+", let right) = part.kind, around.contains(part.range.lowerBound),
          let pair = pair(left, right, passage, check), let edge = pair.adjusted.edge
        else { return }
        let message =
          "adjustedContentInset.\(edge.name) already contains contentInset.\(edge.name), so this sum counts the app's own inset twice."
        found.append(
          Finding(
            rule: card.id, severity: card.severity, location: passage.location(of: part), message: message,
            fixes: [fix(part, pair.adjusted, passage, check)].compactMap { $0 }))
      }
    }
    return found
  }

  private static func pair(_ left: CodeExpression, _ right: CodeExpression, _ passage: CodePassage, _ check: RuleCheck)
    -> (adjusted: InsetRead, own: InsetRead)?
  {
    guard let one = InsetRead(left.uncast), let two = InsetRead(right.uncast), one.edge == two.edge else { return nil }
    let pairs = [(one, two), (two, one)]
    return pairs.first { adjusted, own in
      adjusted.source == .adjustedContentInset && own.source == .contentInset
        && text(adjusted.base, passage, check) == text(own.base, passage, check)
    }.map { (adjusted: $0.0, own: $0.1) }
  }

  private static func text(_ base: CodeExpression?, _ passage: CodePassage, _ check: RuleCheck) -> String {
    base.map { check.codeText(passage.path, $0.range) } ?? ""
  }

  private static func fix(
    _ sum: CodeExpression, _ adjusted: InsetRead, _ passage: CodePassage, _ check: RuleCheck
  ) -> Fix? {
    let words = check.codeText(passage.path, adjusted.expression.range)
    guard sum.range.contains(adjusted.expression.range.lowerBound), !words.isEmpty,
      let writer = FixWriter(passage.path, check)
    else { return nil }
    return Fix("Take \(words) alone", isPreferred: true, [writer.edit(sum.range, words)])
  }
}
