internal import InsetJSON
internal import InsetRules
internal import InsetText

/// Writes fixes as the client's `WorkspaceEdit`.
struct WorkspaceEditWriter {
  let project: ProjectSnapshot
  let context: RequestContext

  init(_ project: ProjectSnapshot, _ context: RequestContext) {
    self.project = project
    self.context = context
  }

  /// With versions, where the client takes them, so that it refuses an edit of a text that it no longer has. Nil where a
  /// file is no longer the one that the fix was made for: half a fix is none.
  func edit(_ fix: Fix) -> JSON? {
    var changes: [(uri: DocumentURI, edits: [JSON])] = []
    for edit in fix.edits {
      let uri = context.documents.uri(ofPath: edit.path)
      guard let text = project.text(edit.path) else { return nil }
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
