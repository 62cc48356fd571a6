extension ObjectiveCParser {
  /// A literal, a name, a message, a block, or something in parentheses.
  func parsePrimary() -> CodeExpression {
    let start = self.start
    let token = current
    switch token.kind {
    case .identifier: return parseWord(token)
    case .number:
      advance()
      var number = leaf(ObjectiveCLiteral.number(source.bytes[token.range]).map { .number($0) } ?? .other, from: start)
      if ObjectiveCLiteral.isFloating(source.bytes[token.range]) { number.marks.insert(.floating) }
      return number
    case .character:
      advance()
      return leaf(ObjectiveCLiteral.character(source.bytes[token.range]).map { .number($0) } ?? .other, from: start)
    case .string, .atString: return parseString()
    case .openParenthesis: return parseParentheses()
    case .openBracket: return parseMessage()
    case .caret: return parseBlock()
    case .at: return parseBoxed()
    case .atWord: return parseAtWord(token)
    default:
      hasFault = true
      if !isAtEnd, ![.comma, .semicolon, .colon].contains(token.kind) { skipOne() }
      return leaf(.other, from: start)
    }
  }

  private func parseWord(_ token: ObjectiveCToken) -> CodeExpression {
    let start = self.start
    advance()
    switch token.word {
    case .yes, .true, .upperTrue: return leaf(.boolean(true), from: start)
    case .no, .false, .upperFalse: return leaf(.boolean(false), from: start)
    case .nil, .upperNil, .upperNull, .nullptr: return leaf(.null, from: start)
    case .self: return leaf(.`self`, from: start)
    case .super: return leaf(.super, from: start)
    case .sizeof, .typeof, .underscoredTypeof, .underscoredTypeofUnderscored:
      if current.kind == .openParenthesis { skipOne() }
      return leaf(.other, from: start)
    default:
      if token.word.isReserved {
        hasFault = true
        return leaf(.other, from: start)
      }
      return leaf(.name(text(token)), from: start)
    }
  }

  private func parseString() -> CodeExpression {
    let start = self.start
    var text = ""
    while current.kind == .string || current.kind == .atString {
      text += ObjectiveCLiteral.string(source.bytes[current.range])
      advance()
    }
    return leaf(.string(text), from: start)
  }

  /// `(value)`, and GNU's `({ …; value; })`, which is a closure called at once.
  private func parseParentheses() -> CodeExpression {
    let start = self.start
    let region = enter()
    guard current.kind == .openBrace else {
      let value = parseSequence()
      if !isAtEnd { hasFault = true }
      leave(region)
      var inner = value
      inner.marks.insert(.parenthesised)
      return inner
    }
    var body = parseBody()
    leave(region)
    if let last = body.last, case .expression(let value) = last.kind {
      body[body.count - 1].kind = .return(value)
    }
    let closure = node(.closure(parameters: [], body: body), from: start, above: height)
    return node(.call(closure, []), from: start, above: height)
  }

  /// `^Type (parameters) { … }`
  private func parseBlock() -> CodeExpression {
    let start = self.start
    advance()
    if let result = scanType(at: index, isNamed: false) {
      index = result.end
      passDirectives()
    }
    var parameters: [CodeFunction.Parameter] = []
    if current.kind == .openParenthesis {
      let region = enter()
      parameters = parsePlainParameters()
      leave(region)
    }
    guard current.kind == .openBrace else {
      hasFault = true
      return leaf(.other, from: start)
    }
    let body = parseBody()
    var block = node(.closure(parameters: parameters.map(\.name), body: body), from: start, above: height)
    if parameters.contains(where: { $0.type != nil }) {
      var details = CodeExpression.Details()
      details.parameterTypes = parameters.map(\.type)
      block.details = details
    }
    return block
  }

  /// `@(value)`, `@[…]`, `@{…}`, `@1`, `@-1`, `@'c'`.
  private func parseBoxed() -> CodeExpression {
    let start = self.start
    advance()
    switch current.kind {
    case .openBracket:
      let elements = parseList().map(\.value)
      return node(.array(elements), from: start, above: height)
    case .openBrace: return parseDictionary(from: start)
    case .minus, .plus:
      let isNegative = current.kind == .minus
      advance()
      guard case .number(let number) = parsePrimary().kind else { return leaf(.other, from: start) }
      return leaf(.number(isNegative ? -number : number), from: start)
    case .number, .character, .openParenthesis: return parsePrimary()
    default:
      hasFault = true
      return leaf(.other, from: start)
    }
  }

  private func parseDictionary(from start: Int) -> CodeExpression {
    var entries: [CodeExpression.Entry] = []
    var tall = 0
    let region = enter()
    passDirectives()
    while !isAtEnd {
      let before = index
      let key = parseExpression()
      tall = max(tall, height)
      if take(.colon) != nil {
        let value = parseExpression()
        tall = max(tall, height)
        entries.append(.init(key, value))
      }
      if current.kind != .comma, !isAtEnd {
        hasFault = true
        skip { $0.kind == .comma }
      }
      take(.comma)
      if index == before { skipOne() }
    }
    leave(region)
    return node(.dictionary(entries), from: start, above: tall)
  }

  private func parseAtWord(_ token: ObjectiveCToken) -> CodeExpression {
    let start = self.start
    advance()
    switch token.word {
    case .yes, .true: return leaf(.boolean(true), from: start)
    case .no, .false: return leaf(.boolean(false), from: start)
    case .selector where current.kind == .openParenthesis:
      let region = enter()
      var name = ""
      while !isAtEnd {
        name += text(current)
        advance()
      }
      leave(region)
      return leaf(.selector(name), from: start)
    case .available where current.kind == .openParenthesis:
      let region = enter()
      availabilities[start] = readAvailable()
      leave(region)
      return leaf(.other, from: start)
    case .protocol, .encode:
      if current.kind == .openParenthesis { skipOne() }
      return leaf(.other, from: start)
    default:
      return leaf(.name(text(token.range.dropFirst())), from: start)
    }
  }
}
