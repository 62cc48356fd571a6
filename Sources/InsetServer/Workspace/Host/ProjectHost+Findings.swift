internal import InsetRules

extension ProjectHost {
  /// The findings of a project's rules; nil as long as they are looked for beside the loop.
  func findings(of project: ProjectSnapshot) -> [Finding]? {
    if project.hasFindings { return project.findings }
    return findings.findings(project, project.owner) == nil ? nil : project.findings
  }
}
