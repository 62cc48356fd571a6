internal import SwiftSyntax

extension CodeReading {
  func branches(_ syntax: IfExprSyntax, depth: Int) -> CodeStatement.Kind {
    var branches: [CodeBranch] = []
    var next: IfExprSyntax? = syntax
    while let current = next {
      branches.append(CodeBranch(conditions(current.conditions, depth: depth), block(current.body, depth: depth)))
      switch current.elseBody {
      case .ifExpr(let following): next = following
      case .codeBlock(let last): return .branches(branches, otherwise: block(last, depth: depth))
      default: next = nil
      }
    }
    return .branches(branches, otherwise: [])
  }

  /// `#if` in a body.
  func branches(_ syntax: IfConfigDeclSyntax, depth: Int) -> CodeStatement.Kind {
    var branches: [CodeBranch] = []
    var otherwise: [CodeStatement] = []
    for clause in syntax.clauses {
      let body = clause.elements?.as(CodeBlockItemListSyntax.self).map { statements($0, depth: depth) } ?? []
      if let condition = clause.condition {
        branches.append(CodeBranch([.compilation(text(condition))], body))
      } else {
        otherwise = body
      }
    }
    return .branches(branches, otherwise: otherwise)
  }

  func choice(_ syntax: SwitchExprSyntax, depth: Int) -> CodeStatement.Kind {
    .choice(expression(syntax.subject, depth: depth), choices(syntax.cases, depth: depth))
  }

  private func choices(_ list: SwitchCaseListSyntax, depth: Int) -> [CodeChoice] {
    guard depth < Self.maximumDepth else { return [] }
    return list.flatMap { element -> [CodeChoice] in
      switch element {
      case .switchCase(let syntax): [choice(syntax, depth: depth)]
      case .ifConfigDecl(let conditional):
        conditional.clauses.flatMap { clause in
          clause.elements?.as(SwitchCaseListSyntax.self).map { choices($0, depth: depth + 1) } ?? []
        }
      default: []
      }
    }
  }

  private func choice(_ syntax: SwitchCaseSyntax, depth: Int) -> CodeChoice {
    let body = statements(syntax.statements, depth: depth)
    guard case .case(let label) = syntax.label else { return CodeChoice([], body) }
    return CodeChoice(label.caseItems.map { pattern($0, depth: depth) }, body)
  }

  /// What `where` asks for besides joins the pattern as an operator: without it the pattern would match too much.
  private func pattern(_ item: SwitchCaseItemSyntax, depth: Int) -> CodeChoice.Pattern {
    var pattern = choicePattern(item.pattern, depth: depth + 1)
    if let condition = item.whereClause?.condition {
      pattern.expression = CodeExpression(
        .binary(pattern.expression, operator: "where", expression(condition, depth: depth + 1)), at: item.rangeOfBoth)
    }
    return pattern
  }
}

extension SwitchCaseItemSyntax {
  fileprivate var rangeOfBoth: Range<Int> {
    let (lower, upper) = (byteRange.lowerBound, whereClause?.byteRange.upperBound ?? pattern.byteRange.upperBound)
    return lower..<max(lower, upper)
  }
}
