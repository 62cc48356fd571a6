internal import InsetLayout
internal import InsetModel
package import InsetRules
internal import InsetText

/// `insetd check [PATH]…`: the findings.
package enum CheckCommand {
  package struct Report: Sendable {
    package let output: String
    /// What was changed by `--fix`, a line a file.
    package let notes: [String]
    /// Whether something is left to report.
    package let hasFindings: Bool
  }

  package static func run(
    paths: [String], on environments: [String], format: FindingReport.Format, fix: Bool, strict: Bool, version: String
  ) throws(CommandFailure) -> Report {
    let asked = try CommandInput.environments(environments)
    var outputs: [Finding] = []
    var notes: [String] = []
    var snapshots: [ProjectSnapshot] = []
    for path in paths {
      var inputs = try CommandInput.loadAll(path)
      if fix {
        for case .project(let project) in inputs {
          notes += try FixApplier.apply(laidOut(project, asked).findings, project)
        }
        inputs = try CommandInput.loadAll(path)
      }
      for input in inputs {
        switch input {
        case .scene(let path, let analysis, let text):
          // A scene document has problems, not findings: they are errors of the input.
          _ = try CommandInput.layouts(path, analysis, text, asked)
        case .project(let project):
          snapshots.append(project)
          outputs += laidOut(project, asked).findings
        }
      }
    }
    let counted = strict ? outputs : outputs.filter { $0.severity <= .warning }
    let files = FindingReport.Files(
      text: { [snapshots] path in snapshots.lazy.compactMap { $0.text(path) }.first },
      shownPath: { [snapshots] path in
        let root = snapshots.first { path.hasPrefix($0.root + "/") }?.root
        return root.map { String(path.dropFirst($0.count + 1)) } ?? path
      })
    return Report(
      output: FindingReport.render(outputs, as: format, files, version: version), notes: notes,
      hasFindings: !counted.isEmpty)
  }

  private static func laidOut(_ project: ProjectSnapshot, _ environments: [Environment]?) -> ProjectSnapshot {
    environments.map { project.laidOut(in: $0) } ?? project
  }
}
