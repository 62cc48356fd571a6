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
      switch try CommandInput.load(path) {
      case .scene(let path, let analysis, let text):
        // A scene document has problems, not findings: they are errors of the input.
        _ = try CommandInput.layouts(path, analysis, text, asked)
      case .project(let loaded):
        var project = asked.map { loaded.laidOut(in: $0) } ?? loaded
        if fix {
          notes += try FixApplier.apply(project.findings, project)
          guard case .project(let again) = try CommandInput.load(path) else { continue }
          project = asked.map { again.laidOut(in: $0) } ?? again
        }
        snapshots.append(project)
        outputs += project.findings
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
}
