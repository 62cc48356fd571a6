internal import SwiftSyntax

extension CodeReading {
  /// Makes a tree of operands with operators between them, which the parser leaves in a row. Nil where they don't
  /// alternate, and when there are too many of them.
  func operation(_ elements: ArraySlice<ExprSyntax>, depth: Int) -> CodeExpression? {
    guard let first = elements.first, !elements.count.isMultiple(of: 2) else { return nil }
    // A row of equal operators becomes a tree as deep as it is long.
    let depth = depth + elements.count / 2
    guard depth < Self.maximumDepth else { return nil }
    var fold = OperatorFold(expression(first, depth: depth), in: first.byteRange)
    var index = elements.startIndex + 1
    while index + 1 < elements.endIndex {
      guard let joining = joining(elements[index], depth: depth) else { return nil }
      let operand = elements[index + 1]
      fold.append(joining, expression(operand, depth: depth), in: operand.byteRange)
      index += 2
    }
    return fold.finish()
  }

  private func joining(_ syntax: ExprSyntax, depth: Int) -> OperatorFold.Operator? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let infix): .infix(infix.operator.text)
    case .assignmentExpr: .infix("=")
    case .unresolvedTernaryExpr(let ternary): .ternary(expression(ternary.thenExpression, depth: depth))
    case .unresolvedAsExpr(let cast):
      switch cast.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: .cast(.optionalCast)
      case .exclamationMark: .cast(.forcedCast)
      default: .cast([])
      }
    case .unresolvedIsExpr: .infix("is")
    default: nil
    }
  }

  /// An assignment where it is a statement; nil of other expressions.
  func assignment(_ syntax: ExprSyntax, depth: Int) -> CodeStatement.Kind? {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard let index = elements.firstIndex(where: { $0.assignmentOperator != nil }),
      let name = elements[index].assignmentOperator,
      let target = operation(elements[..<index], depth: depth),
      let value = operation(elements[(index + 1)...], depth: depth)
    else { return nil }
    return .assignment(target: target, operator: name, value: value)
  }
}

extension ExprSyntax {
  fileprivate var assignmentOperator: String? {
    if self.is(AssignmentExprSyntax.self) { return "=" }
    guard let name = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
    return Precedence.compoundAssignments.contains(name) ? name : nil
  }
}
