internal import InsetRules
internal import InsetText

/// `insetd report [PATH]`: a folder's apps on one HTML page.
package enum ReportCommand {
  package static func run(path: String, on environments: [String]) throws(CommandFailure) -> CommandOutput {
    let asked = try CommandInput.environments(environments)
    guard case .projects(let found) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): report takes a folder, a project or a storyboard")
    }
    let projects = found.laidOut(in: asked).projects
    let pages = projects.enumerated().map { index, project in
      ReportPage(
        project.hoverLookup, root: project.root, findings: project.findings, place: project.placeFinder,
        name: projects.count > 1 ? CommandProjects.name(of: project) : nil,
        anchor: projects.count > 1 ? "p\(index)-" : "")
    }
    return CommandOutput(ReportPage.html(pages, unread: found.unread.lines), found.unread)
  }
}
