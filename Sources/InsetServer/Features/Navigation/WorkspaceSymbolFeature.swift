internal import InsetJSON
internal import InsetModel
internal import InsetRules

/// `workspace/symbol`: the controllers of Interface Builder files; Swift's own server has the classes.
enum WorkspaceSymbolFeature {
  /// More than anybody looks through.
  private static let limit = 200

  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let query = try parameters["query"].string()
    let kinds = context.client.capabilities.workspaceSymbolKinds
    var symbols: [JSON] = []
    for project in host.openProjects {
      try context.cancellation.check()
      var writer = LocationWriter(project, context)
      for found in project.app.controllers(named: query, limit: limit - symbols.count) {
        guard let location = writer.location(found.location) else { continue }
        let kind = (found.isCustomClass ? SymbolKind.class : .object).known(in: kinds)
        symbols.append([
          "name": .shown(found.name), "kind": .integer(kind.rawValue), "location": location,
          "containerName": .shown(found.location.path.split(separator: "/").last.map(String.init) ?? ""),
        ])
      }
    }
    return .array(symbols)
  }
}
