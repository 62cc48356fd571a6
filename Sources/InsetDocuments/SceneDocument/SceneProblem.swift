package import InsetJSON

/// Something in a scene document that can't be taken as written.
package struct SceneProblem: Equatable, Sendable {
  package enum Severity: Sendable {
    /// The value is left out; the scene is not what its author meant.
    case error
    /// The value is fine but not read.
    case warning
  }

  /// The value at fault; of an unknown key the member, of a missing key the object that lacks it.
  package var pointer: JSONPointer
  /// Its bytes, for a diagnostic; nil for a scene that came without text.
  package var range: Range<Int>?
  package var severity: Severity
  /// A sentence without a final stop.
  package var message: String
  /// Words that could stand in place of the one at fault, the nearest first.
  package var suggestions: [String]
  /// Another value that has part in the problem, such as the first of two equal ids.
  package var related: JSONPointer?

  package init(
    pointer: JSONPointer, range: Range<Int>? = nil, severity: Severity, message: String, suggestions: [String] = [],
    related: JSONPointer? = nil
  ) {
    self.pointer = pointer
    self.range = range
    self.severity = severity
    self.message = message
    self.suggestions = suggestions
    self.related = related
  }
}
