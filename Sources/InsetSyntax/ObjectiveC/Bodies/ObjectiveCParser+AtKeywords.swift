extension ObjectiveCParser {
  /// `@autoreleasepool`, `@synchronized`, `@try`.
  func parseAtKeyword(into statements: inout [CodeStatement]) -> Bool {
    let start = self.start
    switch current.word {
    case .autoreleasepool, .synchronized, .try, .finally:
      advance()
      if current.kind == .openParenthesis { skipOne() }
      guard current.kind == .openBrace else { return true }
      let body = parseBody()
      append(.block(body), from: start, to: &statements)
    case .catch:
      advance()
      let begin = self.start
      if current.kind == .openParenthesis { skipOne() }
      let condition = CodeExpression(.other, at: min(begin, previousEnd)..<previousEnd)
      guard current.kind == .openBrace else { return true }
      let body = parseBody()
      append(.branches([CodeBranch([.expression(condition)], body)], otherwise: []), from: start, to: &statements)
    default: return false
    }
    return true
  }

  /// `#if` with whole statements in each branch, `#define`; other directives say nothing.
  func parseDirective(into statements: inout [CodeStatement]) {
    let token = current
    let next = Int(source.ends[index])
    guard next > index, next < limit, [.if, .ifdef, .ifndef].contains(token.word), holdsStatements else {
      readDirective(token)
      let isInside = token.word == .else || token.word == .elif
      if isInside, next > index { passDirectives() } else { passDirective() }
      return
    }
    var branches: [CodeBranch] = []
    var otherwise: [CodeStatement] = []
    var tallest = 0
    let start = self.start
    let outer = limit
    while index < outer, source.tokens[index].word != .endif, source.ends[index] > index {
      let directive = source.tokens[index]
      let end = min(Int(source.ends[index]), outer)
      limit = end
      passDirective()
      let body = parseStatements()
      tallest = max(tallest, height)
      if directive.word == .else {
        otherwise = body
      } else {
        branches.append(CodeBranch([.compilation(DirectiveText(directive, in: source.bytes).condition)], body))
      }
      index = end
    }
    limit = outer
    if index < limit { passDirective() }
    height = tallest + 1
    append(.branches(branches, otherwise: otherwise), from: start, to: &statements)
  }

  private func passDirective() {
    previousEnd = Int(source.tokens[index].end)
    index += 1
  }

  /// Whether every branch of the group here ends where a statement does and begins with none's second half.
  private var holdsStatements: Bool {
    var position = index
    while source.tokens[position].word != .endif, Int(source.ends[position]) > position {
      let next = Int(source.ends[position])
      guard next < limit else { return false }
      if next > position + 1 {
        let first = source.tokens[position + 1]
        let last = source.tokens[next - 1]
        guard [.semicolon, .closeBrace, .directive].contains(last.kind) || next == position + 1 else { return false }
        guard ![.else, .case, .default].contains(first.word) || first.kind != .identifier else { return false }
        if first.kind.isCloser || first.kind == .dot { return false }
      }
      position = next
    }
    guard position + 1 < limit else { return true }
    let after = source.tokens[position + 1]
    return !(after.kind == .identifier && after.word == .else)
  }
}
