internal import InsetRules

/// The findings of a project as diagnostics, and what its configuration says for nothing.
enum DiagnosticsFeature {
  /// Nil if they are cancelled before all are found.
  static func diagnostics(
    _ project: ProjectSnapshot, _ pages: RulePages, _ cancellation: CancellationToken = CancellationToken()
  ) -> [String: [PublishedDiagnostic]]? {
    guard let findings = project.findings(cancellation) else { return nil }
    var diagnostics = Dictionary(grouping: findings, by: \.location.path).mapValues { findings in
      findings.map { finding in
        var diagnostic = published(finding)
        diagnostic.codeDescription = pages.address(ofRule: finding.rule)
        return diagnostic
      }
    }
    if let path = project.app.configurationPath {
      let problems = ConfigurationCheck.problems(of: project.app, project.surroundings)
      diagnostics[path, default: []] += problems.map {
        PublishedDiagnostic(range: $0.range, severity: .warning, code: "configuration", message: $0.message)
      }
    }
    return diagnostics
  }

  static func published(_ finding: Finding) -> PublishedDiagnostic {
    PublishedDiagnostic(
      range: finding.location.range, severity: severity(finding.severity), code: finding.rule, message: finding.message,
      related: finding.related.map { .init($0.location, $0.message) }, tags: finding.tags.map(tag))
  }

  private static func tag(_ tag: Finding.Tag) -> PublishedDiagnostic.Tag {
    switch tag {
    case .unnecessary: .unnecessary
    case .deprecated: .deprecated
    }
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

extension ProjectSnapshot {
  /// Swift files that declare nothing of interest aren't parsed, but the names in them are known.
  fileprivate var surroundings: ConfigurationCheck.Surroundings {
    let declared = Set(entries.values.lazy.flatMap { $0.content?.declaredClasses ?? [] })
    return ConfigurationCheck.Surroundings(
      declares: declared.contains,
      excludes: { matchedPatterns?.excluded.contains(PathPatterns.plain($0)) ?? true },
      follows: { matchedPatterns?.followed.contains(PathPatterns.plain($0)) ?? true })
  }
}
