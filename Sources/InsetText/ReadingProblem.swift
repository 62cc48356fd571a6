/// Something in one file that its reader could not take as written, or leaves out.
package struct ReadingProblem: Error, Hashable, Sendable {
  package enum Severity: Int, Comparable, Sendable {
    case error = 1, warning, information

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  package var severity: Severity
  /// One sentence without a full stop, as a diagnostic shows it.
  package var message: String
  /// The bytes it is about; empty at the place of a fault without extent.
  package var range: Range<Int>

  package init(_ severity: Severity, _ message: String, at range: Range<Int>) {
    self.severity = severity
    self.message = message
    self.range = range
  }
}
