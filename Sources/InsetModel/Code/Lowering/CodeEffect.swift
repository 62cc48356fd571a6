package import InsetSyntax

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
  /// The conditions around it that say nothing of systems, innermost last: where they stand. Of very many the outer ones
  /// (``ModelLimit/conditions``).
  package var conditions: [Range<Int>] = []
  /// The same as expressions, with `if let`s that count as no condition; in a call they may be decided.
  var tests: [CircumstanceTest] = []
  /// True in closures, which run when somebody calls them, and in loops over what isn't known.
  package var isDeferred = false

  package init() {}

  package var isConditional: Bool { !conditions.isEmpty || isDeferred }

  mutating func add(test kind: CircumstanceTest.Kind, _ expression: CodeExpression, at condition: Range<Int>? = nil) {
    guard tests.count < CircumstanceTest.maximumCount else { return }
    tests.append(CircumstanceTest(kind: kind, expression: expression, condition: condition))
  }

  mutating func add(condition: Range<Int>) {
    if conditions.count < ModelLimit.conditions.count { conditions.append(condition) }
  }
}

extension Circumstances.Choice {
  private static let sign = "~="

  /// As the condition of an expression that has a value for each case.
  var condition: CodeExpression {
    let cases = names.map { CodeExpression(.implicitMember($0), at: subject.range) }
    return CodeExpression(
      .binary(subject, operator: Self.sign, CodeExpression(.array(cases), at: subject.range)), at: subject.range)
  }

  /// Of such a condition; nil of others.
  init?(_ condition: CodeExpression) {
    guard case .binary(let subject, Self.sign, let cases) = condition.kind, case .array(let items) = cases.kind else {
      return nil
    }
    self.subject = subject
    names = items.compactMap { if case .implicitMember(let name) = $0.kind { name } else { nil } }
  }
}
