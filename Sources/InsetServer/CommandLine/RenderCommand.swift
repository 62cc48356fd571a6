internal import InsetLayout
internal import InsetRules
internal import InsetText

/// `insetd render TARGET [PATH]`: a picture of one layout.
package enum RenderCommand {
  /// - Returns: the SVG of the target in the first environment that has it: the one asked for, else the one that the
  ///   explanation speaks of.
  package static func run(target: String, path: String, on environments: [String]) throws(CommandFailure) -> String {
    let asked = try CommandInput.environments(environments)
    let found: [Situation]
    switch try CommandInput.load(path) {
    case .scene(let path, let analysis, let text):
      let layouts = try CommandInput.layouts(path, analysis, text, asked)
      found = [
        SceneDocumentHover(analysis, path: path, layouts: layouts, place: { _ in nil }).situation(target)
      ].compactMap { $0 }
    case .project(let project):
      let snapshot = asked.map { project.laidOut(in: $0) } ?? project
      found = ExplainTarget(target).situations(in: snapshot.hoverLookup, snapshot.analysis.app)
    }
    if found.isEmpty { throw CommandFailure("nothing in \(path) is named by \"\(target)\"") }
    guard let wireframe = Wireframe.telling(found) else {
      throw CommandFailure("there is nothing to draw of \"\(target)\" in these environments")
    }
    return wireframe.svg() + "\n"
  }
}
