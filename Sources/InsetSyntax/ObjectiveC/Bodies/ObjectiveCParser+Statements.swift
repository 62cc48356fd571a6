extension ObjectiveCParser {
  /// What stands in the braces that open here.
  func parseBody() -> [CodeStatement] {
    let region = enter()
    let statements = parseStatements()
    leave(region)
    return statements
  }

  /// To the end of the region.
  func parseStatements() -> [CodeStatement] {
    var statements: [CodeStatement] = []
    var tallest = 0
    while !isAtEnd {
      parseStatement(into: &statements)
      tallest = max(tallest, height)
    }
    height = tallest + 1
    return statements
  }

  func append(_ kind: CodeStatement.Kind, from start: Int, to statements: inout [CodeStatement]) {
    statements.append(CodeStatement(kind, at: min(start, previousEnd)..<previousEnd))
  }

  func append(
    _ kind: CodeStatement.Kind, repetition: CodeStatement.Repetition?, from start: Int,
    to statements: inout [CodeStatement]
  ) {
    append(kind, from: start, to: &statements)
    if let repetition { statements[statements.count - 1].details = .init(repetition: repetition) }
  }

  /// One statement, which declares any number of variables; always passes at least one token.
  func parseStatement(into statements: inout [CodeStatement]) {
    let before = index
    depth += 1
    defer {
      depth -= 1
      if index == before, !isAtEnd { skipOne() }
    }
    height = 0
    guard depth <= Self.maximumDepth else { return skipStatement(into: &statements) }
    let start = self.start
    switch current.kind {
    case .semicolon: advance()
    case .openBrace:
      let body = parseBody()
      append(.block(body), from: start, to: &statements)
    case .directive: parseDirective(into: &statements)
    case .identifier where parseKeyword(into: &statements): break
    case .identifier where peek() == .colon && current.word == .none:
      advance()
      advance()
    case .atWord where parseAtKeyword(into: &statements): break
    default: parseSimple(into: &statements)
    }
    guard height >= Self.maximumHeight, let last = statements.last else { return }
    statements[statements.count - 1] = CodeStatement(
      .expression(CodeExpression(.other, at: last.range)), at: last.range)
    height = 1
  }

  /// A single statement or a block, as the body of `if` and loops.
  func parseNested() -> [CodeStatement] {
    if current.kind == .openBrace { return parseBody() }
    var statements: [CodeStatement] = []
    passDirectives()
    parseStatement(into: &statements)
    return statements
  }

  private func skipStatement(into statements: inout [CodeStatement]) {
    let start = self.start
    while !isAtEnd {
      let kind = current.kind
      skipOne()
      if kind == .semicolon || kind == .openBrace { break }
    }
    let range = min(start, previousEnd)..<previousEnd
    statements.append(CodeStatement(.expression(CodeExpression(.other, at: range)), at: range))
    height = 1
  }

  /// A declaration, an assignment or an expression.
  private func parseSimple(into statements: inout [CodeStatement]) {
    let start = self.start
    if current.kind == .identifier, let declared = parseDeclarators(from: start) {
      endStatement()
      append(declared, from: start, to: &statements)
      return
    }
    repeat {
      let begin = self.start
      let kind = parseExpressionStatement()
      if current.kind == .comma, !isAtEnd {
        append(kind, from: begin, to: &statements)
        advance()
        continue
      }
      endStatement()
      append(kind, from: begin, to: &statements)
      return
    } while !isAtEnd
  }

  func append(_ declared: Declared, from start: Int, to statements: inout [CodeStatement]) {
    for (position, property) in declared.properties.enumerated() {
      let isLast = position == declared.properties.count - 1
      let range =
        property.range.lowerBound..<(isLast ? max(property.range.lowerBound, previousEnd) : property.range.upperBound)
      var statement = CodeStatement(
        .variable(name: property.name.value, className: property.className, value: property.value), at: range)
      var details = CodeStatement.Details()
      details.type = property.type?.value
      if property.traits.contains(.type) { details.traits.insert(.static) }
      if property.traits.contains(.constant) { details.traits.insert(.constant) }
      statement.details = details
      statements.append(statement)
    }
  }

  func parseExpressionStatement() -> CodeStatement.Kind {
    let expression = parseExpression()
    guard case .binary(let target, let symbol, let value) = expression.kind, symbol.last == "=",
      !["==", "!=", "<=", ">="].contains(symbol)
    else { return .expression(expression) }
    return .assignment(target: target, operator: symbol, value: value)
  }

  /// Past `;`. Macros have none; what else stands there is passed over up to the next one.
  func endStatement() {
    if take(.semicolon) != nil || isAtEnd { return }
    let token = current
    if token.startsLine || token.kind == .openBrace || token.kind == .directive { return }
    hasFault = true
    skip { $0.kind == .semicolon || $0.kind == .directive || $0.kind == .openBrace }
    take(.semicolon)
  }
}
