extension ObjectiveCParser {
  /// `a.b`, `a->b`, `a[b]`, `a(b)`, `a++`.
  func parsePostfixed() -> CodeExpression {
    let start = self.start
    var base = parsePrimary()
    while !isAtEnd {
      let tall = height
      switch current.kind {
      case .dot, .arrow, .scope:
        let isArrow = current.kind == .arrow
        advance()
        guard let name = takeName() else {
          hasFault = true
          return leaf(.other, from: start)
        }
        base = node(member(base, name.value), from: start, above: tall)
        if isArrow { base.marks.insert(.arrow) }
      // After a macro without `;` a line may begin with a message.
      case .openBracket where !current.startsLine:
        let region = enter()
        let position = parseSequence()
        if !isAtEnd { hasFault = true }
        leave(region)
        base = node(.subscript(base, [.init(nil, position)]), from: start, above: max(tall, height))
      case .openParenthesis:
        let arguments = parseList()
        base = node(.call(base, arguments), from: start, above: max(tall, height))
      case .step:
        let symbol = text(current)
        advance()
        base = node(.unary(operator: symbol, base), from: start, above: tall)
        base.marks.insert(.postfix)
      default:
        height = tall
        return base
      }
    }
    return base
  }

  /// `X.new` is a call of X as `[X new]` is.
  private func member(_ base: CodeExpression, _ name: String) -> CodeExpression.Kind {
    if name == "new", case .name = base.kind { return .call(base, []) }
    return .member(base, name)
  }

  /// What stands between brackets, with commas between.
  func parseList() -> [CodeExpression.Argument] {
    var arguments: [CodeExpression.Argument] = []
    var tall = 0
    let region = enter()
    passDirectives()
    while !isAtEnd {
      let before = index
      arguments.append(.init(nil, parseArgument()))
      tall = max(tall, height)
      if current.kind != .comma, !isAtEnd {
        hasFault = true
        skip { $0.kind == .comma }
      }
      take(.comma)
      if index == before { skipOne() }
    }
    leave(region)
    height = tall
    return arguments
  }

  /// Macros take types and statements too.
  private func parseArgument() -> CodeExpression {
    let start = self.start
    let type = scanType(at: index, isNamed: false)
    if let type, token(at: type.end).kind == .comma || token(at: type.end).kind == .end,
      type.end > index + 1 || type.isCertain
    {
      index = type.end
      previousEnd = token(at: index - 1).range.upperBound
      passDirectives()
      return leaf(.other, from: start)
    }
    return parseExpression()
  }
}
