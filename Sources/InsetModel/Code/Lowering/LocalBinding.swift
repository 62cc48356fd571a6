internal import InsetSyntax

/// Replaces variables in the statements of a closure by what they hold around it.
struct LocalBinding {
  private let values: [String: CodeExpression]
  /// The parameters of the closures around, which mean something else. The values themselves aren't copied: a function
  /// may have as many closures as variables.
  private let hidden: Set<String>
  private static let maximumDepth = 32

  init(_ values: [String: CodeExpression], hiding parameters: some Sequence<String> = []) {
    self.values = values
    hidden = Set(parameters)
  }

  func bound(_ statements: [CodeStatement], depth: Int = 0) -> [CodeStatement] {
    guard depth < Self.maximumDepth else { return statements }
    return statements.map { statement in
      CodeStatement(bound(statement.kind, depth + 1), at: statement.range)
    }
  }

  private func bound(_ kind: CodeStatement.Kind, _ depth: Int) -> CodeStatement.Kind {
    switch kind {
    case .expression(let expression): .expression(bound(expression, depth))
    case .variable(let name, let className, let value):
      .variable(name: name, className: className, value: value.map { bound($0, depth) })
    case .assignment(let target, let sign, let value):
      .assignment(target: bound(target, depth), operator: sign, value: bound(value, depth))
    case .branches(let branches, let otherwise):
      .branches(
        branches.map { CodeBranch($0.conditions.map { bound($0, depth) }, bound($0.body, depth: depth)) },
        otherwise: bound(otherwise, depth: depth))
    case .guard(let conditions, let otherwise):
      .guard(conditions.map { bound($0, depth) }, otherwise: bound(otherwise, depth: depth))
    case .choice(let subject, let cases):
      .choice(bound(subject, depth), cases.map { CodeChoice($0.patterns, bound($0.body, depth: depth)) })
    case .loop(let variable, let sequence, let body):
      .loop(variable: variable, sequence: sequence.map { bound($0, depth) }, body: bound(body, depth: depth))
    case .block(let body): .block(bound(body, depth: depth))
    case .return(let value): .return(value.map { bound($0, depth) })
    case .function, .jump, .throw: kind
    }
  }

  private func bound(_ condition: CodeCondition, _ depth: Int) -> CodeCondition {
    switch condition {
    case .expression(let expression): .expression(bound(expression, depth))
    case .binding(let name, let value): .binding(name: name, value: bound(value, depth))
    case .match(let pattern, let value): .match(pattern, value: bound(value, depth))
    case .available, .compilation: condition
    }
  }

  private func bound(_ expression: CodeExpression, _ depth: Int) -> CodeExpression {
    guard depth < Self.maximumDepth else { return expression }
    func next(_ inner: CodeExpression) -> CodeExpression { bound(inner, depth + 1) }
    func all(_ arguments: [CodeExpression.Argument]) -> [CodeExpression.Argument] {
      arguments.map { .init($0.label, next($0.value)) }
    }
    let kind: CodeExpression.Kind
    switch expression.kind {
    case .name(let name): return hidden.contains(name) ? expression : values[name] ?? expression
    case .boolean, .number, .string, .null, .self, .super, .implicitMember, .selector, .other: return expression
    case .tuple, .interpolation, .keyPath, .statement: return CodeExpression(.other, at: expression.range)
    case .member(let base, let name): kind = .member(next(base), name)
    case .call(let callee, let arguments): kind = .call(next(callee), all(arguments))
    case .subscript(let base, let arguments): kind = .subscript(next(base), all(arguments))
    case .array(let items): kind = .array(items.map(next))
    case .dictionary(let entries): kind = .dictionary(entries.map { .init(next($0.key), next($0.value)) })
    case .closure(let parameters, let body):
      kind = .closure(
        parameters: parameters,
        body: LocalBinding(values, hiding: hidden.union(parameters)).bound(body, depth: depth + 1))
    case .conditional(let condition, let then, let otherwise):
      kind = .conditional(next(condition), then: next(then), otherwise: next(otherwise))
    case .binary(let left, let sign, let right): kind = .binary(next(left), operator: sign, next(right))
    case .unary(let sign, let inner): kind = .unary(operator: sign, next(inner))
    case .cast(let value, let name): kind = .cast(next(value), className: name)
    }
    return CodeExpression(kind, at: expression.range)
  }
}
