internal import InsetSyntax

/// All names that statements mention, closures in them left out.
enum StatementNames {
  static func visit(_ statements: [CodeStatement], _ found: (String) -> Void) {
    var walk = Walk()
    walk.statements = statements.reversed()
    walk.run(found)
  }

  private struct Walk {
    var statements: [CodeStatement] = []
    var expressions: [CodeExpression] = []

    mutating func run(_ found: (String) -> Void) {
      while true {
        if let expression = expressions.popLast() {
          visit(expression, found)
        } else if let statement = statements.popLast() {
          visit(statement)
        } else {
          return
        }
      }
    }

    private mutating func visit(_ statement: CodeStatement) {
      switch statement.kind {
      case .expression(let value): expressions.append(value)
      case .variable(_, _, let value), .return(let value), .throw(let value): if let value { expressions.append(value) }
      case .assignment(let target, _, let value): expressions += [target, value]
      case .branches(let branches, let otherwise):
        for branch in branches {
          add(branch.conditions)
          statements += branch.body
        }
        statements += otherwise
      case .guard(let conditions, let otherwise):
        add(conditions)
        statements += otherwise
      case .choice(let subject, let choices):
        expressions.append(subject)
        for choice in choices {
          expressions += choice.patterns.map(\.expression)
          statements += choice.body
        }
      case .loop(_, let sequence, let body):
        if let sequence { expressions.append(sequence) }
        switch statement.details?.repetition {
        case .while(let conditions, _): add(conditions)
        case .untilFalse(let condition): expressions.append(condition)
        case .counting(let initial, let condition, let step):
          statements += initial + step
          if let condition { expressions.append(condition) }
        case .sequence, nil: break
        }
        statements += body
      case .block(let body): statements += body
      case .function, .jump: break
      }
    }

    private mutating func add(_ conditions: [CodeCondition]) {
      for condition in conditions {
        switch condition {
        case .expression(let value), .binding(_, let value): expressions.append(value)
        case .match(let pattern, let value): expressions += [pattern.expression, value]
        case .available, .compilation: break
        }
      }
    }

    private mutating func visit(_ expression: CodeExpression, _ found: (String) -> Void) {
      switch expression.kind {
      case .name(let name): found(name)
      case .member(let base, _), .cast(let base, _), .unary(_, let base): expressions.append(base)
      case .call(let base, let arguments), .subscript(let base, let arguments):
        expressions.append(base)
        expressions += arguments.map(\.value)
      case .array(let elements), .interpolation(let elements): expressions += elements
      case .tuple(let elements): expressions += elements.map(\.value)
      case .dictionary(let entries): expressions += entries.flatMap { [$0.key, $0.value] }
      case .conditional(let condition, let then, let otherwise): expressions += [condition, then, otherwise]
      case .binary(let left, _, let right): expressions += [left, right]
      case .statement(let statement): statements.append(statement)
      case .closure, .boolean, .number, .string, .null, .self, .super, .implicitMember, .keyPath, .selector, .other:
        break
      }
    }
  }
}
