package import InsetText

/// A mistake that a rule found.
package struct Finding: Sendable, Hashable {
  package struct Related: Sendable, Hashable {
    package let location: Location
    package let message: String

    package init(_ location: Location, _ message: String) {
      self.location = location
      self.message = ShownText.line(message)
    }
  }

  /// How editors draw the place.
  package enum Tag: String, Sendable, Hashable {
    /// Faded: the code does nothing.
    case unnecessary
    /// Struck out: there is something better.
    case deprecated
  }

  package let rule: String
  package var severity: Severity
  package let location: Location
  /// One sentence with the numbers and the cause.
  package let message: String
  /// The environments that it holds in, in their short form.
  package let environments: [String]
  package let tags: [Tag]
  package let related: [Related]
  /// The better ones first; at most one is preferred.
  package internal(set) var fixes: [Fix]

  package init(
    rule: String, severity: Severity, location: Location, message: String, environments: [String] = [],
    tags: [Tag] = [], related: [Related] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.message = ShownText.line(message)
    self.environments = environments
    self.tags = tags
    self.related = related
    self.fixes = fixes
  }
}

/// How much a finding matters.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  case error, warning, info, hint

  /// As LSP numbers it.
  package var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    case .hint: 4
    }
  }

  package static func < (a: Severity, b: Severity) -> Bool { a.number < b.number }
}
