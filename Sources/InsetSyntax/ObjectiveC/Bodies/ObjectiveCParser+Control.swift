extension ObjectiveCParser {
  /// `if`, loops, `switch`, `return` …
  func parseKeyword(into statements: inout [CodeStatement]) -> Bool {
    let start = self.start
    switch current.word {
    case .if: append(parseIf(), from: start, to: &statements)
    case .for:
      let (kind, repetition) = parseFor()
      append(kind, repetition: repetition, from: start, to: &statements)
    case .while:
      advance()
      var conditions: [CodeCondition] = []
      if current.kind == .openParenthesis {
        let region = enter()
        conditions = [.expression(parseSequence())]
        leave(region)
      }
      let tall = height
      let body = parseNested()
      height = max(tall, height)
      append(
        .loop(variable: nil, sequence: nil, body: body), repetition: .while(conditions, bindsInBody: false),
        from: start, to: &statements)
    case .do:
      let (kind, repetition) = parseDo()
      append(kind, repetition: repetition, from: start, to: &statements)
    case .switch: append(parseSwitch(), from: start, to: &statements)
    case .return:
      advance()
      var value: CodeExpression?
      if current.kind != .semicolon, !isAtEnd {
        value = current.kind == .openBrace ? parseBraces(areArray: false) : parseSequence()
      }
      endStatement()
      append(.return(value), from: start, to: &statements)
    case .break, .continue, .goto:
      let jump: CodeStatement.Jump? = current.word == .break ? .break : current.word == .continue ? .continue : nil
      advance()
      take(.identifier)
      let range = start..<previousEnd
      endStatement()
      append(
        jump.map { .jump($0, label: nil) } ?? .expression(CodeExpression(.other, at: range)), from: start,
        to: &statements)
    case .else: advance()
    case .case, .default:
      advance()
      skip { $0.kind == .colon || $0.kind == .semicolon || $0.kind == .openBrace }
      take(.colon)
    case .typedef:
      skip { $0.kind == .semicolon }
      take(.semicolon)
    default: return false
    }
    return true
  }

  private func parseIf() -> CodeStatement.Kind {
    var branches: [CodeBranch] = []
    var otherwise: [CodeStatement] = []
    var tallest = 0
    repeat {
      advance()
      if current.word == .constexpr { advance() }
      var conditions: [CodeCondition] = []
      if current.kind == .openParenthesis {
        let region = enter()
        conditions = parseConditions()
        leave(region)
      }
      tallest = max(tallest, height)
      let body = parseNested()
      tallest = max(tallest, height)
      branches.append(CodeBranch(conditions, body))
      guard current.word == .else, current.kind == .identifier else { break }
      advance()
      if current.word == .if { continue }
      otherwise = parseNested()
      tallest = max(tallest, height)
      break
    } while !isAtEnd
    height = tallest + 1
    return .branches(branches, otherwise: otherwise)
  }

  /// The conditions of an `if`, taken apart at `&&`.
  private func parseConditions() -> [CodeCondition] {
    if let declared = parseDeclarators(from: start), let one = declared.properties.first, let value = one.value {
      return [.binding(name: one.name.value, value: value)]
    }
    let whole = parseSequence()
    let tall = height
    if !isAtEnd { hasFault = true }
    var conditions: [CodeCondition] = []
    var pending = [whole]
    while let next = pending.popLast() {
      switch next.kind {
      case .binary(let left, "&&", let right):
        pending.append(right)
        pending.append(left)
      case .other where availabilities[next.range.lowerBound] != nil:
        conditions.append(.available(availabilities[next.range.lowerBound] ?? CodeAvailability()))
      case .unary("!", let value) where value.kind == .other && availabilities[value.range.lowerBound] != nil:
        let introduced = availabilities[value.range.lowerBound]?.introduced
        conditions.append(.available(CodeAvailability(obsoleted: introduced)))
      default: conditions.append(.expression(next))
      }
    }
    height = tall
    return conditions
  }

  private func parseFor() -> (CodeStatement.Kind, CodeStatement.Repetition?) {
    advance()
    guard current.kind == .openParenthesis else { return (.expression(leaf(.other, from: start)), nil) }
    var variable: String?
    var sequence: CodeExpression?
    var repetition: CodeStatement.Repetition?
    var initial: [CodeStatement] = []
    let region = enter()
    let begin = start
    let first = index
    if let declared = parseDeclarators(from: start) {
      variable = declared.properties.first?.name.value
      append(declared, from: begin, to: &initial)
    } else {
      variable = current.kind == .identifier ? text(current) : nil
      if current.kind == .identifier { advance() }
    }
    if current.word == .in || current.kind == .colon {
      let name = CodeExpression(.name(variable ?? "_"), at: begin..<max(begin, previousEnd))
      advance()
      sequence = parseSequence()
      repetition = .sequence(.init(name, bindings: variable.map { [$0] } ?? []))
    } else {
      // Without a declaration the first clause is an expression.
      if initial.isEmpty {
        index = first
        initial = parseClause()
      }
      repetition = parseCounting(initial)
    }
    let tall = height
    leave(region)
    let body = parseNested()
    height = max(tall, height) + 1
    return (.loop(variable: variable, sequence: sequence, body: body), repetition)
  }

  /// `; condition; step`
  private func parseCounting(_ initial: [CodeStatement]) -> CodeStatement.Repetition? {
    guard take(.semicolon) != nil else { return nil }
    var tall = height
    let condition = current.kind == .semicolon || isAtEnd ? nil : parseSequence()
    tall = max(tall, height)
    guard take(.semicolon) != nil else { return nil }
    let step = parseClause()
    height = max(tall, height)
    return .counting(initial: initial, condition: condition, step: step)
  }

  /// Expressions with commas between them, each a statement.
  private func parseClause() -> [CodeStatement] {
    var statements: [CodeStatement] = []
    var tall = height
    while !isAtEnd, current.kind != .semicolon {
      let (before, begin) = (index, start)
      append(parseExpressionStatement(), from: begin, to: &statements)
      tall = max(tall, height)
      take(.comma)
      if index == before { break }
    }
    height = tall
    return statements
  }

  /// `do { … } while (0)` is a macro's way to be one statement, and runs once.
  private func parseDo() -> (CodeStatement.Kind, CodeStatement.Repetition?) {
    advance()
    let body = parseNested()
    let tall = height
    var isOnce = false
    var repetition: CodeStatement.Repetition?
    if current.word == .while {
      advance()
      if current.kind == .openParenthesis {
        isOnce = ["0", "NO", "false"].contains(text(token(at: index + 1)))
        let region = enter()
        repetition = .untilFalse(parseSequence())
        leave(region)
      }
      endStatement()
    }
    height = max(tall, height) + 1
    return isOnce ? (.block(body), nil) : (.loop(variable: nil, sequence: nil, body: body), repetition)
  }
}
