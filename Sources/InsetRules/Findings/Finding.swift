package import InsetText

/// A mistake that a rule found.
package struct Finding: Sendable, Hashable {
  package struct Related: Sendable, Hashable {
    package let location: Location
    package let message: String

    package init(_ location: Location, _ message: String) {
      self.location = location
      self.message = message
    }
  }

  package let rule: String
  package let severity: Severity
  package let location: Location
  /// One sentence with the numbers and the cause.
  package let message: String
  /// The environments that it holds in, in their short form.
  package let environments: [String]
  package let related: [Related]
  package let fixes: [Fix]
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

/// A change of sources that ends a finding.
package struct Fix: Sendable, Hashable {
  package struct Edit: Sendable, Hashable {
    package let path: String
    package let edit: TextEdit

    package init(_ path: String, _ edit: TextEdit) {
      self.path = path
      self.edit = edit
    }
  }

  package let title: String
  package let isPreferred: Bool
  package let edits: [Edit]

  package init(_ title: String, isPreferred: Bool, _ edits: [Edit]) {
    self.title = title
    self.isPreferred = isPreferred
    self.edits = edits
  }
}
