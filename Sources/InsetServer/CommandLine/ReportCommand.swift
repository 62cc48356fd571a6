internal import InsetRules
internal import InsetText

/// `insetd report [PATH]`: an app on one HTML page.
package enum ReportCommand {
  package static func run(path: String, on environments: [String]) throws(CommandFailure) -> String {
    let asked = try CommandInput.environments(environments)
    guard case .project(let project) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): report takes a folder, a project or a storyboard")
    }
    let snapshot = asked.map { project.laidOut(in: $0) } ?? project
    return ReportPage(
      snapshot.hoverLookup, root: snapshot.root, findings: snapshot.findings, place: snapshot.placeFinder
    ).html
  }
}
