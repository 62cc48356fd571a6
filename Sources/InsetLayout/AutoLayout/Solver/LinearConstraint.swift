/// What an expression is held to: `expression = 0`, `≤ 0` or `≥ 0`.
package struct LinearConstraint: Sendable, Hashable {
  /// As `NSLayoutConstraint.Relation` names it.
  package enum Relation: String, Sendable, Hashable, CaseIterable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var expression: LinearExpression
  package var relation: Relation
  package var priority: LayoutPriority

  package init(
    _ expression: LinearExpression, _ relation: Relation = .equal, priority: LayoutPriority = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  package var isRequired: Bool { priority == .required }
}
