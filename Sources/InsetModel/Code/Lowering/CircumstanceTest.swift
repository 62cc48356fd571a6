internal import InsetSyntax

/// A condition around an effect as an expression: where a call says what the function's parameters are, it may be decided.
package struct CircumstanceTest: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// `if let`: the value is there, or isn't.
    case present, absent
    /// The value is true, or false.
    case holds, fails
  }

  var kind: Kind
  var expression: CodeExpression
  /// Where the condition stands among the circumstances' conditions; nil of one that isn't there.
  var condition: Range<Int>?

  /// Of more around one effect the inner ones aren't asked.
  static let maximumCount = 8
}
