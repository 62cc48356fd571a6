import InsetSyntax

/// Every range in a declaration with the one that it must lie in.
enum CodeRanges {
  typealias Enclosed = ReadSource.Enclosed

  static func ranges(of function: CodeFunction, in outer: Range<Int>) -> [Enclosed] {
    [Enclosed(function.range, in: outer), Enclosed(function.name.range, in: function.range)]
      + function.body.flatMap { ranges(of: $0, in: function.range) }
      + function.parameters.compactMap(\.defaultValue).flatMap { ranges(of: $0, in: function.range) }
  }

  static func ranges(of property: CodeProperty, in outer: Range<Int>) -> [Enclosed] {
    [Enclosed(property.range, in: outer), Enclosed(property.name.range, in: property.range)]
      + (property.type.map { [Enclosed($0.range, in: property.range)] } ?? [])
      + (property.value.map { ranges(of: $0, in: property.range) } ?? [])
      + ((property.getter ?? []) + (property.setter ?? [])).flatMap { ranges(of: $0, in: property.range) }
  }

  private static func ranges(of statement: CodeStatement, in outer: Range<Int>) -> [Enclosed] {
    let range = statement.range
    let inner: [Enclosed] =
      switch statement.kind {
      case .expression(let value): ranges(of: value, in: range)
      case .variable(_, _, let value), .return(let value): value.map { ranges(of: $0, in: range) } ?? []
      case .assignment(let target, _, let value): ranges(of: target, in: range) + ranges(of: value, in: range)
      case .branches(let branches, let otherwise):
        (branches.flatMap(\.body) + otherwise).flatMap { ranges(of: $0, in: range) }
      case .guard(_, let body), .block(let body): body.flatMap { ranges(of: $0, in: range) }
      case .choice(let subject, let choices):
        ranges(of: subject, in: range) + choices.flatMap(\.body).flatMap { ranges(of: $0, in: range) }
          + choices.flatMap(\.patterns).flatMap { ranges(of: $0.expression, in: range) }
      case .loop(_, let sequence, let body):
        (sequence.map { ranges(of: $0, in: range) } ?? []) + body.flatMap { ranges(of: $0, in: range) }
      case .function(let function): ranges(of: function, in: range)
      case .throw(let error): error.map { ranges(of: $0, in: range) } ?? []
      case .jump: []
      }
    return [Enclosed(range, in: outer)] + inner
  }

  private static func ranges(of expression: CodeExpression, in outer: Range<Int>) -> [Enclosed] {
    let range = expression.range
    if case .closure(_, let body) = expression.kind {
      return [Enclosed(range, in: outer)] + body.flatMap { ranges(of: $0, in: range) }
    }
    let inner: [CodeExpression] =
      switch expression.kind {
      case .member(let base, _), .unary(_, let base), .cast(let base, _): [base]
      case .call(let callee, let arguments), .subscript(let callee, let arguments): [callee] + arguments.map(\.value)
      case .array(let elements), .interpolation(let elements): elements
      case .tuple(let elements): elements.map(\.value)
      case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
      case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
      case .binary(let left, _, let right): [left, right]
      default: []
      }
    return [Enclosed(range, in: outer)] + inner.flatMap { ranges(of: $0, in: range) }
  }
}
