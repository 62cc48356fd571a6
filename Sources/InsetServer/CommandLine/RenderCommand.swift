internal import InsetLayout
internal import InsetRules
internal import InsetText

/// `insetd render TARGET [PATH]`: a picture of one layout.
package enum RenderCommand {
  /// - Returns: the SVG of the target in the first environment that has it: the one asked for, else the one that the
  ///   explanation speaks of.
  package static func run(target: String, path: String, on environments: [String]) throws(CommandFailure)
    -> CommandOutput
  {
    let asked = try CommandInput.environments(environments)
    let situations: [Situation]
    var unread: [UnreadInput] = []
    switch try CommandInput.load(path) {
    case .scene(let path, let analysis, let text):
      let layouts = try CommandInput.layouts(path, analysis, text, asked)
      situations = [
        SceneDocumentHover(analysis, path: path, layouts: layouts, place: { _ in nil }).situation(target)
      ].compactMap { $0 }
    case .projects(let found):
      unread = found.unread
      situations = try TargetSearch(
        ExplainTarget(target), in: found.laidOut(in: asked), path, command: "render"
      ).situations
    }
    if situations.isEmpty { throw CommandFailure("nothing in \(path) is named by \"\(target)\"") }
    guard let wireframe = Wireframe.telling(situations) else {
      throw CommandFailure("there is nothing to draw of \"\(target)\" in these environments")
    }
    return CommandOutput(wireframe.svg() + "\n", unread)
  }
}
