internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `insetd compute SCENE|DIR`: the numbers.
package enum ComputeCommand {
  package static func run(path: String, on environments: [String], json: Bool) throws(CommandFailure)
    -> CommandOutput
  {
    let asked = try CommandInput.environments(environments)
    switch try CommandInput.load(path) {
    case .scene(let path, let analysis, let text):
      let layouts = try CommandInput.layouts(path, analysis, text, asked)
      if json { return CommandOutput(encoded(ResultJSON.document(layouts))) }
      return CommandOutput(
        layouts.map { PlainTextRenderer.render(ResultText.blocks($0)) }.joined(separator: "\n\n"))
    case .projects(let found):
      let projects = found.laidOut(in: asked)
      return CommandOutput(
        json ? projects.json(self.json) : projects.text(text, orElse: "no controllers"), found.unread)
    }
  }

  private static func encoded(_ json: JSON) -> String { String(decoding: json.encoded(.pretty), as: UTF8.self) }

  private static func json(_ project: ProjectSnapshot) -> JSON {
    var results: [JSON] = []
    for (controller, placedLayouts) in all(project) {
      for layout in placedLayouts.layouts {
        var result = ResultJSON.result(layout).objectValue ?? JSONObject()
        result["controller"] = .string(project.analysis.app.controllers[controller].facts.id)
        result["placement"] = .string(project.analysis.app.path(of: placedLayouts.placed.placement))
        result["container"] = .string(placedLayouts.placed.placement.isKnown ? "known" : "unknown")
        results.append(.object(result))
      }
    }
    for (loose, layouts) in looseViews(project) {
      for layout in layouts {
        var result = ResultJSON.result(layout).objectValue ?? JSONObject()
        result["file"] = .string(loose.path.path(relativeTo: project.root))
        result["container"] = "unknown"
        results.append(.object(result))
      }
    }
    return ["version": 1, "results": .array(results)]
  }

  private static func text(_ project: ProjectSnapshot) -> String {
    var parts: [String] = []
    for (_, placedLayouts) in all(project) {
      parts.append(ShownText.line("in " + project.analysis.app.path(of: placedLayouts.placed.placement)))
      for layout in placedLayouts.layouts { parts.append(PlainTextRenderer.render(ResultText.blocks(layout))) }
    }
    for (loose, layouts) in looseViews(project) {
      parts.append(ShownText.line("\(loose.path.path(relativeTo: project.root)), as if it filled a screen"))
      for layout in layouts { parts.append(PlainTextRenderer.render(ResultText.blocks(layout))) }
    }
    return parts.joined(separator: "\n\n")
  }

  /// The views of xibs that are no controller's.
  private static func looseViews(_ project: ProjectSnapshot) -> [(LooseView, [Layout])] {
    project.analysis.app.looseViews.map { loose in
      (loose, project.analysis.environments.compactMap { try? layOut(loose.scene, in: $0) })
    }
  }

  /// The placements of the controllers that contain no others: those of their containers are parts of them.
  private static func all(_ project: ProjectSnapshot) -> [(Int, Analysis.PlacedLayouts)] {
    project.analysis.app.controllers.indices.filter { !project.analysis.app.controllers[$0].kind.isContainer }
      .flatMap { index in project.analysis.layouts(of: index).map { (index, $0) } }
  }
}
