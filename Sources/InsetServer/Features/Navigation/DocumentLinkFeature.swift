internal import InsetJSON
internal import InsetModel
internal import InsetRules

/// `textDocument/documentLink`: the storyboards and xibs that an Interface Builder file names.
enum DocumentLinkFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    guard let path = uri.path, FileKind(path: path) == .interfaceBuilder,
      let project = host.projectReadingFewFiles(for: uri)
    else { return [] }
    var writer = LocationWriter(project, context)
    let hasTooltips = context.client.capabilities.supportsDocumentLinkTooltips
    var links: [JSON] = []
    for link in Navigation(project.analysis).fileLinks(inFile: path) {
      guard let range = writer.range(link.range, in: path) else { continue }
      var members: [(String, JSON)] = [("range", range.json), ("target", writer.uri(link.path))]
      if hasTooltips {
        members.append(("tooltip", .shown("Open \(link.path.split(separator: "/").last ?? "")")))
      }
      links.append(.object(JSONObject(members)))
    }
    return .array(links)
  }
}
