internal import SwiftSyntax

extension CodeReading {
  func statements(_ items: CodeBlockItemListSyntax, depth: Int) -> [CodeStatement] {
    guard depth < Self.maximumDepth else { return [] }
    var result: [CodeStatement] = []
    for item in items { append(item, to: &result, depth: depth + 1) }
    return result
  }

  /// One statement outside functions; of several bindings one each.
  func statements(of item: CodeBlockItemSyntax, depth: Int) -> [CodeStatement] {
    var result: [CodeStatement] = []
    append(item, to: &result, depth: depth + 1)
    return result
  }

  private func append(_ item: CodeBlockItemSyntax, to result: inout [CodeStatement], depth: Int) {
    switch item.item {
    case .expr(let expression): append(expression, in: expression.byteRange, to: &result, depth: depth)
    case .stmt(let statement): append(statement, to: &result, depth: depth)
    case .decl(let declaration): append(declaration, to: &result, depth: depth)
    default: return
    }
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
    var details = CodeStatement.Details()
    while let labeled = inner.as(LabeledStmtSyntax.self) {
      details.label = labeled.label.spelling?.value
      inner = labeled.statement
    }
    let kind: CodeStatement.Kind
    switch inner.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let statement):
      append(statement.expression, in: syntax.byteRange, to: &result, depth: depth)
      if let label = details.label, !result.isEmpty { result[result.count - 1].add { $0.label = label } }
      return
    case .breakStmt(let statement): kind = .jump(.break, label: statement.label?.spelling?.value)
    case .continueStmt(let statement): kind = .jump(.continue, label: statement.label?.spelling?.value)
    case .fallThroughStmt: kind = .jump(.fallthrough, label: nil)
    case .throwStmt(let statement): kind = .throw(expression(statement.expression, depth: depth))
    case .doStmt(let statement): return append(statement, details, to: &result, depth: depth)
    case .guardStmt(let statement):
      kind = .guard(
        conditions(statement.conditions, depth: depth), otherwise: block(statement.body, depth: depth))
    case .returnStmt(let statement): kind = .return(statement.expression.map { expression($0, depth: depth) })
    case .forStmt(let statement):
      kind = loop(statement, depth: depth)
      details.repetition = .sequence(choicePattern(statement.pattern, depth: depth))
    case .whileStmt(let statement):
      kind = loop(statement, &details, depth: depth)
    case .repeatStmt(let statement):
      kind = .loop(variable: nil, sequence: nil, body: block(statement.body, depth: depth))
      details.repetition = .untilFalse(expression(statement.condition, depth: depth))
    case .deferStmt(let statement):
      kind = .block(block(statement.body, depth: depth))
      details.traits.insert(.deferred)
    default: kind = .expression(CodeExpression(.other, at: inner.byteRange))
    }
    var statement = CodeStatement(kind, at: syntax.byteRange)
    if details != CodeStatement.Details() { statement.details = details }
    result.append(statement)
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
        var statement = CodeStatement(.variable(name: name, className: className, value: value), at: range)
        let details = self.details(of: variable, binding, type, depth: depth)
        if details != CodeStatement.Details() { statement.details = details }
        result.append(statement)
      } else if let value {
        var statement = CodeStatement(.expression(value), at: range)
        let pattern = choicePattern(binding.pattern, depth: depth)
        if case .tuple = pattern.expression.kind { statement.add { $0.pattern = pattern } }
        result.append(statement)
      }
    }
  }

  /// Handlers stand after the block, as branches of which one may run.
  private func append(
    _ statement: DoStmtSyntax, _ details: CodeStatement.Details, to result: inout [CodeStatement], depth: Int
  ) {
    let (body, handlers) = (block(statement.body, depth: depth), statement.catchClauses)
    guard let first = handlers.first, let last = handlers.last else {
      var block = CodeStatement(.block(body), at: statement.byteRange)
      if let label = details.label { block.add { $0.label = label } }
      return result.append(block)
    }
    let start = statement.byteRange.lowerBound
    var block = CodeStatement(.block(body), at: start..<max(start, statement.body.byteRange.upperBound))
    block.add { $0.traits.insert(.do) }
    result.append(block)
    let branches = handlers.map { handler in
      let error = CodeExpression(.other, at: handler.catchKeyword.byteRange)
      return CodeBranch([.expression(error)], self.block(handler.body, depth: depth))
    }
    let range = first.byteRange.lowerBound..<max(first.byteRange.lowerBound, last.byteRange.upperBound)
    var caught = CodeStatement(.branches(branches, otherwise: []), at: range)
    caught.add {
      $0.traits.insert(.handlers)
      $0.caught = handlers.map { handler in
        handler.catchItems.first?.pattern.map { choicePattern($0, depth: depth + 1) }
      }
    }
    result.append(caught)
  }

  /// What a local variable's declaration says besides its name, class and value.
  private func details(
    of variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ type: TypeSyntax?, depth: Int
  ) -> CodeStatement.Details {
    var details = CodeStatement.Details()
    details.type = type.map { text($0) }
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { details.traits.insert(.constant) }
    if variable.modifiers.contains(.weak) { details.traits.insert(.weak) }
    if variable.modifiers.contains(.lazy) { details.traits.insert(.lazy) }
    if let block = binding.accessorBlock { details.accessors = accessors(block, depth: depth) }
    return details
  }

  func block(_ block: CodeBlockSyntax, depth: Int) -> [CodeStatement] {
    statements(block.statements, depth: depth)
  }
}
