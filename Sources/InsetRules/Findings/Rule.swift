package import InsetLayout

/// One kind of mistake. A rule lives in a file of its own, asks the layout and its trace, and never computes insets itself.
package protocol Rule {
  static var card: RuleCard { get }

  /// The findings in one app.
  static func check(_ check: RuleCheck) -> [Finding]
}

/// What is known of a rule, and examples that run as tests.
package struct RuleCard: Sendable, Hashable {
  /// In kebab-case, as `.insetd.json` and comments name it.
  package let id: String
  package let title: String
  package let severity: Severity
  package let systems: OSRange
  /// Why it is a mistake, for a person who never heard of it.
  package let why: String
  package let examples: [RuleExample]

  package init(
    id: String, title: String, severity: Severity, systems: OSRange, why: String, examples: [RuleExample]
  ) {
    self.id = id
    self.title = title
    self.severity = severity
    self.systems = systems
    self.why = why
    self.examples = examples
  }
}
