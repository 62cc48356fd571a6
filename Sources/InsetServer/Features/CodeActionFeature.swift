internal import InsetJSON
internal import InsetRules
internal import InsetText

/// `textDocument/codeAction`: the fixes of the findings in a range.
enum CodeActionFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let range = try parameters["range"].positionRange()
    let only = parameters["context"]["only"].json?.arrayValue?.compactMap(\.stringValue)
    // A kind stands for all its sub-kinds, and the empty kind for all.
    if let only, !only.contains(where: { $0.isEmpty || $0 == "quickfix" || "quickfix".hasPrefix($0 + ".") }) {
      return []
    }
    guard context.client.capabilities.supportsCodeActionLiterals, let path = uri.path,
      let project = host.project(for: uri), !project.isOutdated(path),
      let text = context.documents[uri]?.text ?? project.text(path)
    else { return [] }
    let encoding = context.positionEncoding
    let asked = text.range(of: range, in: encoding)
    var actions: [JSON] = []
    for finding in project.findings where finding.location.path == path && touches(finding.location.range, asked) {
      let diagnostic = DiagnosticsFeature.published(finding).json(
        text, context.client, encoding, project, context.documents)
      // In a file that is ill-formed just now the places of an edit aren't sure.
      for fix in finding.fixes where !fix.edits.contains(where: { project.isOutdated($0.path) }) {
        actions.append(action(fix, diagnostic, context, project))
      }
    }
    return .array(actions)
  }

  private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }

  private static func action(_ fix: Fix, _ diagnostic: JSON, _ context: RequestContext, _ project: ProjectSnapshot)
    -> JSON
  {
    var members: [(String, JSON)] = [
      ("title", .string(fix.title)), ("kind", "quickfix"), ("diagnostics", [diagnostic]),
      ("edit", edit(fix, context, project)),
    ]
    if fix.isPreferred && context.client.capabilities.supportsPreferredActions {
      members.insert(("isPreferred", true), at: 2)
    }
    return .object(JSONObject(members))
  }

  private static func edit(_ fix: Fix, _ context: RequestContext, _ project: ProjectSnapshot) -> JSON {
    var changes: [(uri: DocumentURI, edits: [JSON])] = []
    for edit in fix.edits {
      let uri = context.documents.uri(ofPath: edit.path)
      guard let text = context.documents[uri]?.text ?? project.text(edit.path) else { continue }
      let json: JSON = [
        "range": text.positions(of: edit.edit.range, in: context.positionEncoding).json,
        "newText": .string(edit.edit.newText),
      ]
      if let index = changes.firstIndex(where: { $0.uri == uri }) {
        changes[index].edits.append(json)
      } else {
        changes.append((uri, [json]))
      }
    }
    guard context.client.capabilities.supportsDocumentChanges else {
      return ["changes": .object(JSONObject(changes.map { ($0.uri.string, .array($0.edits)) }))]
    }
    return [
      "documentChanges": .array(
        changes.map { uri, edits in
          [
            "textDocument": [
              "uri": .string(uri.string), "version": context.documents[uri]?.version.map { .integer($0) } ?? .null,
            ],
            "edits": .array(edits),
          ]
        })
    ]
  }
}
