internal import InsetRules

/// The findings of a project as diagnostics.
enum DiagnosticsFeature {
  static func diagnostics(_ project: ProjectSnapshot) -> [String: [PublishedDiagnostic]] {
    Dictionary(grouping: project.findings, by: \.location.path).mapValues { $0.map(published) }
  }

  static func published(_ finding: Finding) -> PublishedDiagnostic {
    PublishedDiagnostic(
      range: finding.location.range, severity: severity(finding.severity), code: finding.rule, message: finding.message,
      related: finding.related.map { .init($0.location, $0.message) })
  }

  private static func severity(_ severity: Severity) -> PublishedDiagnostic.Severity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint: .hint
    }
  }
}
