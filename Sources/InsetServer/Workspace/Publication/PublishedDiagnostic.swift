package import InsetJSON
package import InsetText

/// A diagnostic before it is written for a client.
package struct PublishedDiagnostic: Equatable, Sendable {
  /// The protocol's numbers.
  package enum Severity: Int, Sendable {
    case error = 1, warning, information, hint
  }

  /// The protocol's numbers.
  package enum Tag: Int, Sendable {
    case unnecessary = 1, deprecated
  }

  package struct Related: Equatable, Sendable {
    package var location: Location
    package var message: String

    package init(_ location: Location, _ message: String) {
      self.location = location
      self.message = ShownText.line(message)
    }
  }

  /// Bytes of the file that the diagnostic is about.
  package var range: Range<Int>
  package var severity: Severity
  package var code: String
  /// The address of a page about the code.
  package var codeDescription: String?
  package var message: String
  package var related: [Related]
  package var tags: [Tag]
  /// What code actions get back.
  package var data: JSON?

  package init(
    range: Range<Int>, severity: Severity, code: String, codeDescription: String? = nil, message: String,
    related: [Related] = [], tags: [Tag] = [], data: JSON? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.message = ShownText.line(message)
    self.related = related
    self.tags = tags
    self.data = data
  }

  /// About a file that can't be taken as written.
  static func reading(
    _ severity: Severity, _ message: String, at range: Range<Int>, related: [Related] = []
  ) -> PublishedDiagnostic {
    PublishedDiagnostic(range: range, severity: severity, code: "reading", message: message, related: related)
  }
}
