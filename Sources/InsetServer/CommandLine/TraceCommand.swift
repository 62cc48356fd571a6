internal import InsetApp
internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `insetd trace CONTROLLER [PATH]`: runs a controller's code from its initialiser to its resting state and shows what
/// it does with layout, phase by phase.
package enum TraceCommand {
  package enum Format: String, CaseIterable, Sendable { case text, json }

  package struct Options: Sendable {
    package var environments: [String] = []
    /// All reads and writes of properties, not those of layout alone.
    package var showsAll = false
    /// `Feed.swift:12`: what happens there.
    package var place: String?
    /// `table.contentInset`: the lines and results of that quantity.
    package var quantity: String?
    package var format = Format.text

    package init() {}
  }

  package static func run(controller: String, path: String, _ options: Options) throws(CommandFailure) -> CommandOutput
  {
    let asked = try CommandInput.environments(options.environments)
    guard case .projects(let found) = try CommandInput.load(path) else {
      throw CommandFailure("\(path): trace takes a folder or a project, whose code it runs")
    }
    let projects = found.laidOut(in: asked)
    for project in projects.projects {
      let app = project.analysis.app
      let entries = app.controllers(ofClass: controller)
      guard !entries.isEmpty else { continue }
      let reports = reports(entries, project, options)
      guard !reports.isEmpty else {
        throw CommandFailure("\(controller) has no code here that could be run")
      }
      return CommandOutput(render(reports, options), found.unread)
    }
    throw CommandFailure("no controller in \(path) is of the class \"\(controller)\"")
  }

  private static func reports(_ entries: [Int], _ project: ProjectSnapshot, _ options: Options) -> [TraceReport] {
    let session = RunSession(project.analysis.app)
    let finder = project.placeFinder
    var reports: [TraceReport] = []
    for entry in entries {
      for placement in project.analysis.placements[entry] ?? [] {
        for environment in project.analysis.environments {
          guard let lived = session.run(entry, placement, in: environment) else { continue }
          let text = TraceText(
            lived.run, place: { path, range in finder(Location(path: path, range: range))?.text },
            text: { path, range in
              project.text(path)?.string(in: range)
            })
          reports.append(
            TraceReport(
              lived, text, placement: name(of: placement, project.analysis.app), showsAll: options.showsAll,
              at: options.place))
        }
      }
    }
    return reports
  }

  private static func name(of placement: Placement, _ app: App) -> String {
    (placement.hintedContainers + placement.steps.map { app.controllers[$0.controller].className })
      .joined(separator: " › ") + (placement.isKnown ? "" : ", container unknown")
  }

  private static func render(_ reports: [TraceReport], _ options: Options) -> String {
    let shown = options.quantity.map { quantity in reports.map { $0.about(quantity) } } ?? reports
    switch options.format {
    case .text: return shown.map(\.text).joined(separator: "\n\n")
    case .json:
      let json: JSON = ["version": 1, "traces": .array(shown.map(\.json))]
      return String(decoding: json.encoded(.pretty), as: UTF8.self)
    }
  }
}
