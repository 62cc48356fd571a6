internal import InsetFacts

/// All rules, and the running of them.
package enum RuleBook {
  package static var rules: [any Rule.Type] {
    [ScrollViewNotFirstSubview.self, ContainedChildNotAdjusted.self, AutoAdjustOffContentUnderBar.self]
  }

  package static func card(_ id: String) -> RuleCard? { rules.lazy.map { $0.card }.first { $0.id == id } }

  /// All findings of an app, in a stable order, with the severities that the user gives.
  package static func findings(_ check: RuleCheck) -> [Finding] {
    var severities: [String: ConfigurationFacts.Severity] = [:]
    for setting in check.app.settings.rules { severities[setting.id.value] = setting.severity.value }
    var findings: [Finding] = []
    for rule in rules {
      let asked = severities[rule.card.id]
      if asked == .off { continue }
      let severity = asked.flatMap { Severity(rawValue: $0.rawValue) }
      for finding in rule.check(check) { findings.append(severity.map(finding.with) ?? finding) }
    }
    return findings.sorted {
      ($0.location.path, $0.location.range.lowerBound, $0.rule) < (
        $1.location.path, $1.location.range.lowerBound, $1.rule
      )
    }
  }
}

extension Finding {
  fileprivate func with(severity: Severity) -> Finding {
    Finding(
      rule: rule, severity: severity, location: location, message: message, environments: environments,
      related: related,
      fixes: fixes)
  }
}
