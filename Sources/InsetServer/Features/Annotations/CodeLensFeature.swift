internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `textDocument/codeLens`: above a controller's class or scene what its screen comes to, why, and what would change it.
enum CodeLensFeature {
  static var capability: ServerCapability {
    ServerCapability("codeLensProvider", ["resolveProvider": true])
  }

  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    guard let path = uri.path, let kind = FileKind(path: path), kind.hasScreens,
      let project = host.projectReadingFewFiles(for: uri), let text = project.currentText(path)
    else { return [] }
    host.annotations.noteAnswer(.codeLens, project)
    guard project.isComplete else { return [] }
    var lenses: [JSON] = []
    for note in project.hoverLookup.screenNotes(inFile: path) {
      guard let current = project.currentRange(Location(path: path, range: note.range)) else { continue }
      let range = text.positions(of: current, in: context.positionEncoding).json
      lenses.append(["range": range, "data": ["uri": .string(uri.string), "target": .string(note.target)]])
      for (title, part) in [("why", ExplainPart.why), ("what if", .whatIf)] {
        lenses.append(["range": range, "command": command(title, .explain, uri, note.target, part)])
      }
    }
    return .array(lenses)
  }

  /// `codeLens/resolve`: the numbers, which take a layout.
  static func resolve(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    var lens = try parameters.object()
    guard lens["command"] == nil, let data = parameters["data"].ifPresent else { return .object(lens) }
    let uri = try data["uri"].documentURI()
    let target = try data["target"].string()
    let notes = uri.path.flatMap { path in host.project(for: uri)?.hoverLookup.screenNotes(inFile: path) } ?? []
    if let summary = notes.first(where: { $0.target == target })?.summary {
      lens["command"] = command(summary.text, .preview, uri, target, nil)
    } else {
      // A lens must have a title; an empty command is one that does nothing.
      lens["command"] = ["title": "no longer known", "command": ""]
    }
    return .object(lens)
  }

  private static func command(
    _ title: String, _ command: ClientCommand, _ uri: DocumentURI, _ target: String, _ part: ExplainPart?
  ) -> JSON {
    var argument: JSONObject = ["target": .string(target), "textDocument": ["uri": .string(uri.string)]]
    argument["part"] = part.map { .string($0.rawValue) }
    return [
      "title": .shown(title), "command": .string(command.rawValue), "arguments": [.object(argument)],
    ]
  }
}
