extension ObjectiveCParser {
  /// A node over others, the tallest of them given; too tall a tree is `.other`.
  func node(_ kind: CodeExpression.Kind, from start: Int, above tallest: Int) -> CodeExpression {
    height = tallest + 1
    let range = min(start, previousEnd)..<previousEnd
    guard height <= Self.maximumHeight else {
      height = 1
      return CodeExpression(.other, at: range)
    }
    return CodeExpression(kind, at: range)
  }

  func leaf(_ kind: CodeExpression.Kind, from start: Int) -> CodeExpression {
    node(kind, from: start, above: 0)
  }

  /// An expression up to a comma, assignments included.
  func parseExpression() -> CodeExpression {
    depth += 1
    defer { depth -= 1 }
    let start = self.start
    guard depth <= Self.maximumDepth else {
      skip { $0.kind == .comma || $0.kind == .semicolon || $0.kind == .colon || $0.kind == .closeBrace }
      return leaf(.other, from: start)
    }
    let left = parseConditional()
    guard current.kind == .assignment else { return left }
    let tall = height
    let symbol = text(current)
    advance()
    let right = parseExpression()
    return node(.binary(left, operator: symbol, right), from: start, above: max(tall, height))
  }

  /// Expressions with commas between them.
  func parseSequence() -> CodeExpression {
    let start = self.start
    var result = parseExpression()
    while current.kind == .comma {
      let tall = height
      advance()
      let right = parseExpression()
      result = node(.binary(result, operator: ",", right), from: start, above: max(tall, height))
    }
    return result
  }

  /// `condition ? a : b`, `value ?: b`.
  private func parseConditional() -> CodeExpression {
    let start = self.start
    let condition = parseBinary(above: 0)
    guard current.kind == .question else { return condition }
    var tall = height
    advance()
    let then = current.kind == .colon ? condition : parseExpression()
    tall = max(tall, height)
    guard take(.colon) != nil else {
      hasFault = true
      return leaf(.other, from: start)
    }
    depth += 1
    defer { depth -= 1 }
    let otherwise = parseExpression()
    return node(.conditional(condition, then: then, otherwise: otherwise), from: start, above: max(tall, height))
  }

  /// Operators that bind more strongly than the given precedence.
  private func parseBinary(above precedence: UInt8) -> CodeExpression {
    let start = self.start
    var left = parsePrefixed()
    while current.precedence > precedence, !isAtEnd {
      let tall = height
      let symbol = current
      let name = text(symbol)
      advance()
      let right = parseBinary(above: symbol.precedence)
      left = node(.binary(left, operator: name, right), from: start, above: max(tall, height))
    }
    return left
  }

  /// `!value`, `-value`, `(Type *)value` …
  private func parsePrefixed() -> CodeExpression {
    var prefixes: [(start: Int, symbol: String, isCast: Bool)] = []
    while true {
      let token = current
      switch token.kind {
      case .exclamation, .minus, .plus, .tilde, .ampersand, .star, .step:
        prefixes.append((start, text(token), false))
        advance()
        continue
      case .openParenthesis:
        guard let type = castType else { break }
        prefixes.append((start, type.className ?? "", true))
        skipOne()
        continue
      default: break
      }
      break
    }
    var result: CodeExpression
    if prefixes.last?.isCast == true, current.kind == .openBrace {
      result = parseBraces(areArray: false)
    } else {
      result = parsePostfixed()
    }
    for prefix in prefixes.reversed() {
      let kind: CodeExpression.Kind
      if prefix.isCast {
        if prefix.symbol.isEmpty { continue }
        result = node(.cast(result, className: prefix.symbol), from: prefix.start, above: height)
        result.marks.insert(.forcedCast)
        continue
      } else if prefix.symbol == "-", case .number(let number) = result.kind {
        let isFloating = result.marks.contains(.floating)
        result = node(.number(-number), from: prefix.start, above: height)
        if isFloating { result.marks.insert(.floating) }
        continue
      } else if prefix.symbol == "+" {
        continue
      } else {
        kind = .unary(operator: prefix.symbol, result)
      }
      result = node(kind, from: prefix.start, above: height)
    }
    return result
  }

  /// The type in the parentheses here, if they make a cast.
  private var castType: ObjectiveCTypeText? {
    let close = end(ofBracketsAt: index) - 1
    guard close > index, token(at: close).kind == .closeParenthesis else { return nil }
    guard var type = scanType(at: index + 1, isNamed: false) else { return nil }
    if token(at: type.end).kind == .openParenthesis, token(at: type.end + 1).kind == .caret {
      type.className = nil
      type.isCertain = true
      type.end = close
    }
    guard type.end == close else { return nil }
    let isCertain =
      type.isCertain || type.isPointer
      || type.className.map { $0.utf8.first.map { (0x41...0x5A).contains($0) } == true || $0.hasSuffix("_t") } == true
    let next = token(at: close + 1)
    switch next.kind {
    case .identifier: return next.word == .in ? nil : type
    case .number, .string, .atString, .character, .at, .atWord: return type
    case .openParenthesis, .openBracket, .openBrace, .caret, .exclamation, .tilde: return isCertain ? type : nil
    case .minus, .plus, .ampersand, .star: return type.isPointer || type.isCertain ? type : nil
    default: return nil
    }
  }
}
