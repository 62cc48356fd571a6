internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `textDocument/documentSymbol`: the outline of Interface Builder files and scene documents; Swift's own server has that
/// of Swift files.
enum DocumentSymbolFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    guard let path = uri.path, FileKind(path: path) != nil, let project = host.project(for: uri) else { return [] }
    let outline: [OutlineItem]
    switch project.app.files[path] {
    case .interfaceBuilder(let facts)?: outline = facts.outline
    case .sceneDocument(let document)?: outline = document.outline
    case .code, .configuration, .project, .propertyList, .buildSettings, nil: return []
    }
    var symbols = DocumentSymbols(path: path, writer: LocationWriter(project, context))
    return .array(
      context.client.capabilities.supportsSymbolTrees ? symbols.tree(outline) : symbols.list(outline, in: nil))
  }
}

/// Writes an outline as symbols. How deep files nest bounds the recursion.
private struct DocumentSymbols {
  let path: String
  var writer: LocationWriter

  mutating func tree(_ items: [OutlineItem]) -> [JSON] {
    var symbols: [JSON] = []
    for item in items {
      let children = tree(item.children)
      guard let selection = writer.range(item.selection, in: path) else {
        // The element itself is being rewritten; what is in it still stands.
        symbols += children
        continue
      }
      let range = writer.range(item.range, in: path) ?? selection
      var members: [(String, JSON)] = [
        ("name", .shown(item.name)), ("kind", kind(item)), ("range", range.json),
        ("selectionRange", selection.json), ("children", .array(children)),
      ]
      if let detail = item.detail { members.insert(("detail", .shown(detail)), at: 1) }
      symbols.append(.object(JSONObject(members)))
    }
    return symbols
  }

  mutating func list(_ items: [OutlineItem], in container: String?) -> [JSON] {
    var symbols: [JSON] = []
    for item in items {
      if let range = writer.range(item.range, in: path) ?? writer.range(item.selection, in: path) {
        var members: [(String, JSON)] = [
          ("name", .shown(item.name)), ("kind", kind(item)),
          ("location", ["uri": writer.uri(path), "range": range.json]),
        ]
        if let container { members.append(("containerName", .shown(container))) }
        symbols.append(.object(JSONObject(members)))
      }
      symbols += list(item.children, in: item.name)
    }
    return symbols
  }

  private func kind(_ item: OutlineItem) -> JSON {
    let known = writer.context.client.capabilities.documentSymbolKinds
    return .integer(SymbolKind(item.kind).known(in: known).rawValue)
  }
}
