internal import InsetJSON
internal import InsetRules

/// `insetd tree [PATH]`: the hierarchy.
package enum TreeCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json, dot }

  package static func run(path: String, format: Format, coverage: Bool = false) throws(CommandFailure) -> String {
    guard case .project(let project) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): tree takes a folder, a project or a storyboard")
    }
    let report = TreeReport(project.analysis, root: project.root, place: project.placeFinder)
    switch format {
    case .text: return coverage ? report.coverageText : report.text
    case .json: return String(decoding: report.json(withCoverage: coverage).encoded(.pretty), as: UTF8.self)
    case .dot: return report.dot
    }
  }
}
