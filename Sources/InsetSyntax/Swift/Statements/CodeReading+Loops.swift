internal import SwiftSyntax

extension CodeReading {
  /// What `where` asks for is a condition inside the loop.
  func loop(_ statement: ForStmtSyntax, depth: Int) -> CodeStatement.Kind {
    let names = PatternNames.names(in: statement.pattern)
    let body =
      statement.whereClause.map { clause in
        conditional(
          [.expression(expression(clause.condition, depth: depth))], statement.body, from: clause.byteRange,
          depth: depth)
      } ?? block(statement.body, depth: depth)
    return .loop(
      variable: names.count == 1 ? names.first : nil, sequence: expression(statement.sequence, depth: depth), body: body
    )
  }

  /// Conditions that bind names stand inside the loop, where the names hold.
  func loop(_ statement: WhileStmtSyntax, _ details: inout CodeStatement.Details, depth: Int) -> CodeStatement.Kind {
    let conditions = conditions(statement.conditions, depth: depth)
    let bindsNothing = conditions.allSatisfy { if case .expression = $0 { true } else { false } }
    details.repetition = .while(bindsNothing ? conditions : [], bindsInBody: !bindsNothing)
    let body =
      bindsNothing
      ? block(statement.body, depth: depth)
      : conditional(conditions, statement.body, from: statement.conditions.byteRange, depth: depth)
    return .loop(variable: nil, sequence: nil, body: body)
  }

  private func conditional(
    _ conditions: [CodeCondition], _ body: CodeBlockSyntax, from start: Range<Int>, depth: Int
  ) -> [CodeStatement] {
    let range = start.lowerBound..<max(start.lowerBound, body.byteRange.upperBound)
    let branch = CodeBranch(conditions, block(body, depth: depth + 1))
    return [CodeStatement(.branches([branch], otherwise: []), at: range)]
  }
}
