extension ObjectiveCParser {
  func parseSwitch() -> CodeStatement.Kind {
    advance()
    guard current.kind == .openParenthesis else { return .expression(leaf(.other, from: start)) }
    let region = enter()
    let value = parseSequence()
    leave(region)
    var tallest = height
    guard current.kind == .openBrace else { return .expression(value) }
    let braces = enter()
    var choices: [CodeChoice] = []
    while !isAtEnd {
      let (patterns, isDefault) = parseLabels()
      tallest = max(tallest, height)
      var body: [CodeStatement] = []
      while !isAtEnd, !isLabel {
        parseStatement(into: &body)
        tallest = max(tallest, height)
      }
      let falls = fallsThrough(body)
      dropFinalBreak(&body)
      if isDefault || !patterns.isEmpty {
        var choice = CodeChoice(isDefault ? [] : patterns, body)
        choice.fallsThrough = falls
        choices.append(choice)
      }
    }
    leave(braces)
    height = tallest + 1
    return .choice(value, choices)
  }

  private var isLabel: Bool {
    current.kind == .identifier && (current.word == .case || (current.word == .default && peek() == .colon))
  }

  /// `case A: case B:`, `default:`; `case` with a range counts as both ends.
  private func parseLabels() -> ([CodeChoice.Pattern], isDefault: Bool) {
    var patterns: [CodeChoice.Pattern] = []
    var isDefault = false
    while true {
      while current.kind == .directive, !isAtEnd { passDirectives() }
      guard isLabel else { break }
      let isCase = current.word == .case
      advance()
      if isCase {
        patterns.append(.init(parseExpression()))
        if take(.ellipsis) != nil { patterns.append(.init(parseExpression())) }
        skip { $0.kind == .colon || $0.kind == .semicolon }
      } else {
        isDefault = true
      }
      guard current.kind == .colon else { break }
      previousEnd = Int(current.end)
      index += 1
    }
    return (patterns, isDefault)
  }

  /// `break` ends a case without saying anything more.
  private func dropFinalBreak(_ body: inout [CodeStatement]) {
    if let last = body.last, isBreak(last) {
      body.removeLast()
    } else if let last = body.last, case .block(var inner) = last.kind, let end = inner.last, isBreak(end) {
      inner.removeLast()
      body[body.count - 1].kind = .block(inner)
    }
  }

  private func isBreak(_ statement: CodeStatement) -> Bool {
    if case .jump(.break, _) = statement.kind { true } else { false }
  }

  /// Whether nothing at a case's end leaves it.
  private func fallsThrough(_ body: [CodeStatement]) -> Bool {
    var last = body.last
    while case .block(let inner)? = last?.kind { last = inner.last }
    return switch last?.kind {
    case .jump, .return, .throw: false
    default: true
    }
  }
}
