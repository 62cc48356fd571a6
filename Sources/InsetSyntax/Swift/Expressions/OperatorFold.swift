/// Makes a tree of operands and the operators between them, each taken in source order.
struct OperatorFold {
  enum Operator {
    case infix(String)
    /// With what stands between `?` and `:`.
    case ternary(CodeExpression)
    /// `as` and its like; the operand after it is the name of a class, or `other`.
    case cast

    var precedence: Precedence {
      switch self {
      case .infix("is"), .cast: .casting
      case .infix("="): .assignment
      case .infix(let name): Precedence(of: name)
      case .ternary: .ternary
      }
    }
  }

  private struct Operand {
    var expression: CodeExpression
    /// With the parentheses around it.
    var range: Range<Int>
  }

  private var operands: [Operand]
  private var operators: [(Operator, Precedence)] = []

  init(_ first: CodeExpression, in range: Range<Int>) { operands = [Operand(expression: first, range: range)] }

  mutating func append(_ next: Operator, _ operand: CodeExpression, in range: Range<Int>) {
    let precedence = next.precedence
    while let (_, previous) = operators.last,
      previous > precedence || previous == precedence && !precedence.isRightAssociative
    {
      reduce()
    }
    operators.append((next, precedence))
    operands.append(Operand(expression: operand, range: range))
  }

  mutating func finish() -> CodeExpression? {
    while !operators.isEmpty { reduce() }
    return operands.last?.expression
  }

  private mutating func reduce() {
    guard let (joining, _) = operators.popLast(), let right = operands.popLast(), let left = operands.popLast()
    else { return }
    let range = left.range.lowerBound..<max(left.range.upperBound, right.range.upperBound)
    let kind: CodeExpression.Kind =
      switch joining {
      case .infix(let name): .binary(left.expression, operator: name, right.expression)
      case .ternary(let then): .conditional(left.expression, then: then, otherwise: right.expression)
      case .cast:
        if case .name(let name) = right.expression.kind {
          .cast(left.expression, className: name)
        } else {
          left.expression.kind
        }
      }
    operands.append(Operand(expression: CodeExpression(kind, at: range), range: range))
  }
}
