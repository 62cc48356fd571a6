internal import InsetJSON
internal import InsetRules

/// `insetd tree [PATH]`: the hierarchy of each project.
package enum TreeCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json, dot }

  package static func run(
    path: String, format: Format, coverage: Bool = false
  ) throws(CommandFailure) -> CommandOutput {
    guard case .projects(let found) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): tree takes a folder, a project or a storyboard")
    }
    let text: String
    switch format {
    case .text: text = found.text({ coverage ? report($0).coverageText : report($0).text }, orElse: "no controllers")
    case .json: text = found.json { report($0).json(withCoverage: coverage) }
    case .dot:
      text = TreeReport.dot(found.projects.map { (name: CommandProjects.name(of: $0), report: report($0)) })
    }
    return CommandOutput(text, found.unread)
  }

  private static func report(_ project: ProjectSnapshot) -> TreeReport {
    TreeReport(project.analysis, root: project.root, place: project.placeFinder)
  }
}
