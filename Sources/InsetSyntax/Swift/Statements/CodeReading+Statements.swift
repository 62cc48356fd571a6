internal import SwiftSyntax

extension CodeReading {
  func statements(_ items: CodeBlockItemListSyntax, depth: Int) -> [CodeStatement] {
    guard depth < Self.maximumDepth else { return [] }
    var result: [CodeStatement] = []
    for item in items {
      switch item.item {
      case .expr(let expression): append(expression, in: expression.byteRange, to: &result, depth: depth + 1)
      case .stmt(let statement): append(statement, to: &result, depth: depth + 1)
      case .decl(let declaration): append(declaration, to: &result, depth: depth + 1)
      default: continue
      }
    }
    return result
  }

  private func append(_ syntax: ExprSyntax, in range: Range<Int>, to result: inout [CodeStatement], depth: Int) {
    let kind: CodeStatement.Kind =
      if let branch = syntax.as(IfExprSyntax.self) {
        branches(branch, depth: depth)
      } else if let choice = syntax.as(SwitchExprSyntax.self) {
        self.choice(choice, depth: depth)
      } else {
        assignment(syntax, depth: depth) ?? .expression(expression(syntax, depth: depth))
      }
    result.append(CodeStatement(kind, at: range))
  }

  private func append(_ syntax: StmtSyntax, to result: inout [CodeStatement], depth: Int) {
    var inner = syntax
    while let labeled = inner.as(LabeledStmtSyntax.self) { inner = labeled.statement }
    let kind: CodeStatement.Kind
    switch inner.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      return append(statement.expression, in: syntax.byteRange, to: &result, depth: depth)
    // The body ends where they stand; nothing else is said by them.
    case .breakStmt, .continueStmt: return
    case .doStmt(let statement): return append(statement, to: &result, depth: depth)
    case .guardStmt(let statement):
      kind = .guard(
        conditions(statement.conditions, depth: depth), otherwise: block(statement.body, depth: depth))
    case .returnStmt(let statement): kind = .return(statement.expression.map { expression($0, depth: depth) })
    case .forStmt(let statement): kind = loop(statement, depth: depth)
    case .whileStmt(let statement): kind = loop(statement, depth: depth)
    case .repeatStmt(let statement):
      kind = .loop(variable: nil, sequence: nil, body: block(statement.body, depth: depth))
    case .deferStmt(let statement): kind = .block(block(statement.body, depth: depth))
    default: kind = .expression(CodeExpression(.other, at: inner.byteRange))
    }
    result.append(CodeStatement(kind, at: syntax.byteRange))
  }

  private func append(_ syntax: DeclSyntax, to result: inout [CodeStatement], depth: Int) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): append(variable, to: &result, depth: depth)
    case .functionDecl(let function):
      if let function = self.function(function, depth: depth) {
        result.append(CodeStatement(.function(function), at: syntax.byteRange))
      }
    case .ifConfigDecl(let conditional):
      result.append(CodeStatement(branches(conditional, depth: depth), at: syntax.byteRange))
    case .macroExpansionDecl:
      result.append(CodeStatement(.expression(CodeExpression(.other, at: syntax.byteRange)), at: syntax.byteRange))
    default: break
    }
  }

  /// Of a pattern that is no name (`let (a, b) = f()`, `let _ = f()`) the value alone stays.
  private func append(_ variable: VariableDeclSyntax, to result: inout [CodeStatement], depth: Int) {
    let isOnlyOne = variable.bindings.count == 1
    for (binding, type) in variable.bindings.withTypes {
      let range = isOnlyOne ? variable.byteRange : binding.rangeWithoutComma
      let value = binding.initializer.map { expression($0.value, depth: depth) }
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.spelling?.value {
        let className = type.flatMap { TypeNames.names(in: $0).first?.value }
        result.append(CodeStatement(.variable(name: name, className: className, value: value), at: range))
      } else if let value {
        result.append(CodeStatement(.expression(value), at: range))
      }
    }
  }

  /// Handlers stand after the block, as branches of which one may run.
  private func append(_ statement: DoStmtSyntax, to result: inout [CodeStatement], depth: Int) {
    let (body, handlers) = (block(statement.body, depth: depth), statement.catchClauses)
    guard let first = handlers.first, let last = handlers.last else {
      return result.append(CodeStatement(.block(body), at: statement.byteRange))
    }
    let start = statement.byteRange.lowerBound
    result.append(CodeStatement(.block(body), at: start..<max(start, statement.body.byteRange.upperBound)))
    let branches = handlers.map { handler in
      let error = CodeExpression(.other, at: handler.catchKeyword.byteRange)
      return CodeBranch([.expression(error)], block(handler.body, depth: depth))
    }
    let range = first.byteRange.lowerBound..<max(first.byteRange.lowerBound, last.byteRange.upperBound)
    result.append(CodeStatement(.branches(branches, otherwise: []), at: range))
  }

  func block(_ block: CodeBlockSyntax, depth: Int) -> [CodeStatement] {
    statements(block.statements, depth: depth)
  }
}
