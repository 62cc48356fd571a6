package import InsetText

/// A comment that keeps a rule quiet: `// insetd:disable rule-id`, in Interface Builder's files `<!-- … -->`.
///
/// A comment that names several rules gives one of these for each.
package struct Suppression: Equatable, Sendable {
  /// The rule's id; nil where the comment names none and all are meant.
  package var rule: Located<String>?
  /// The bytes in which findings begin that aren't reported.
  package var scope: Range<Int>
  /// The comment.
  package var range: Range<Int>
  /// Whether the comment names no other rule.
  package var standsAlone = true

  package init(rule: Located<String>?, scope: Range<Int>, range: Range<Int>) {
    self.rule = rule
    self.scope = scope
    self.range = range
  }
}
