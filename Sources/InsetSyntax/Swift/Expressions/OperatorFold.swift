/// Makes a tree of operands and the operators between them, each taken in source order.
struct OperatorFold {
  enum Operator {
    case infix(String)
    /// With what stands between `?` and `:`.
    case ternary(CodeExpression)
    /// `as` and its like, with what tells them apart; the operand after it is the name of a class, or `other`.
    case cast(CodeExpression.Marks)

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
    var result = CodeExpression(.other, at: range)
    switch joining {
    case .infix(let name): result.kind = .binary(left.expression, operator: name, right.expression)
    case .ternary(let then): result.kind = .conditional(left.expression, then: then, otherwise: right.expression)
    case .cast(let marks):
      if case .name(let name) = right.expression.kind {
        result.kind = .cast(left.expression, className: name)
        result.marks = marks
      } else {
        (result.kind, result.marks) = (left.expression.kind, left.expression.marks)
        result.details = left.expression.details
      }
      if let type = right.expression.details?.castType { result.add { $0.castType = type } }
    }
    operands.append(Operand(expression: result, range: range))
  }
}
