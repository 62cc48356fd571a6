package import InsetFacts

/// One thing that a function does, with its local variables replaced by what they hold: a construction keeps the range
/// of the place where it stands, which tells objects apart.
package struct CodeEffect: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case assignment(target: CodeExpression, operator: String, value: CodeExpression)
    case evaluation(CodeExpression)
    case result(CodeExpression)
  }

  package var kind: Kind
  package var circumstances: Circumstances
  /// The statement.
  package var range: Range<Int>
}

/// When an effect takes place, as far as its function tells.
package struct Circumstances: Equatable, Sendable {
  /// A case of a `switch` around the effect.
  package struct Choice: Equatable, Sendable {
    package var subject: CodeExpression
    /// The names of the cases; empty of the default.
    package var names: [String]
  }

  package var systems = SystemRange.all
  package var choices: [Choice] = []
  /// The conditions around it that say nothing of systems, innermost last: where they stand.
  package var conditions: [Range<Int>] = []
  /// True in closures, which run when somebody calls them, and in loops over what isn't known.
  package var isDeferred = false

  package init() {}

  package var isConditional: Bool { !conditions.isEmpty || isDeferred }
}
