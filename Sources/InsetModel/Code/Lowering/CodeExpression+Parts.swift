package import InsetSyntax

extension CodeExpression {
  /// The expressions right inside this one; statements of closures are not entered.
  package var parts: [CodeExpression] {
    switch kind {
    case .boolean, .number, .string, .null, .self, .super, .name, .implicitMember, .selector, .other, .closure: []
    case .tuple, .interpolation, .keyPath, .statement: []
    case .member(let base, _): [base]
    case .call(let callee, let arguments), .subscript(let callee, let arguments): [callee] + arguments.map(\.value)
    case .array(let items): items
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .binary(let left, _, let right): [left, right]
    case .unary(_, let inner), .cast(let inner, _): [inner]
    }
  }

  /// How many expressions this one is made of, counted up to the limit.
  func weight(limit: Int) -> Int {
    var count = 0
    var stack = [self]
    while let next = stack.popLast(), count < limit {
      count += 1
      stack += next.parts
    }
    return count
  }

  /// The expression without casts around it.
  package var uncast: CodeExpression {
    var expression = self
    while case .cast(let value, _) = expression.kind { expression = value }
    return expression
  }

  /// Calls the closure with every expression in this one, outer ones first.
  package func visit(_ body: (CodeExpression) -> Void) {
    var stack = [self]
    while let next = stack.popLast() {
      body(next)
      stack += next.parts.reversed()
    }
  }
}
