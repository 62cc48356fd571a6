internal import InsetDocuments
internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// Containment as a type hierarchy: above a controller what it is shown in, below it what it shows.
///
/// In Interface Builder files alone: in Swift and Objective-C a client asks the language's own server at the same time,
/// and superclasses and containers would stand in one tree.
enum ContainmentFeature {
  static func prepare(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    guard let place = try NavigationPlace(parameters, context, host), let offset = place.modelOffset,
      let facts = place.project.app.interfaceBuilderFacts(place.path)
    else { return .null }
    let app = place.project.app
    // The innermost: in xibs controllers stand inside others.
    let around = app.controllers(inFile: place.path).filter { app.controllers[$0].facts.range.contains(offset) }
      .min { app.controllers[$0].facts.range.count < app.controllers[$1].facts.range.count }
    guard !facts.isForeign, let index = around else { return .null }
    var writer = LocationWriter(place.project, context)
    return item(index, app, &writer).map { [$0] } ?? .null
  }

  static func containers(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError) -> JSON
  {
    try neighbours(parameters, context, host) { app, index in app.edges(to: index).compactMap(\.from) }
  }

  static func contents(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost)
    throws(ResponseError) -> JSON
  {
    try neighbours(parameters, context, host) { app, index in app.edges(from: index).map(\.to) }
  }

  private static func neighbours(
    _ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost, _ next: (App, Int) -> [Int]
  ) throws(ResponseError) -> JSON {
    let data = parameters["item"]["data"]
    let uri = try data["uri"].documentURI()
    let id = try data["id"].string()
    guard let path = uri.path, let project = host.projectReadingFewFiles(for: uri) else { return .null }
    let app = project.app
    guard let index = app.controllers(inFile: path).first(where: { app.controllers[$0].facts.id == id }) else {
      return .null
    }
    var writer = LocationWriter(project, context)
    var seen: Set<Int> = []
    return .array(next(app, index).filter { seen.insert($0).inserted }.compactMap { item($0, app, &writer) })
  }

  /// Nil of a controller whose place is there no more.
  private static func item(_ index: Int, _ app: App, _ writer: inout LocationWriter) -> JSON? {
    let entry = app.controllers[index]
    guard let selection = writer.range(entry.facts.tagRange, in: entry.path) else { return nil }
    let whole = writer.range(entry.facts.range, in: entry.path) ?? selection
    let file = entry.path.split(separator: "/").last.map(String.init) ?? entry.path
    let title = entry.facts.title ?? entry.facts.userLabel
    return [
      "name": .shown(entry.className), "kind": .integer(SymbolKind.class.rawValue),
      "detail": .shown([(title?.value).map(ShownText.name), file].compactMap { $0 }.joined(separator: " · ")),
      "uri": writer.uri(entry.path), "range": whole.json, "selectionRange": selection.json,
      "data": ["uri": writer.uri(entry.path), "id": .string(entry.facts.id)],
    ]
  }
}
