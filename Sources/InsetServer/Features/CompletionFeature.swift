internal import InsetDocuments
internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `textDocument/completion` in `.insetd.json` and in scene documents; null elsewhere.
enum CompletionFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let position = try parameters["position"].position()
    guard let path = uri.path, let kind = FileKind(path: path), kind == .configuration || kind == .sceneDocument,
      let project = host.project(for: uri), let schema = DocumentSchema(of: kind, in: project.app),
      let text = project.currentText(path)
    else { return .null }
    let offset = text.offset(of: position, in: context.positionEncoding)
    guard let completion = DocumentCompletion(schema, text.bytes, at: offset) else { return .null }
    let range = text.positions(of: completion.replaced, in: context.positionEncoding).json
    let digits = String(completion.candidates.count).count
    let items = completion.candidates.enumerated().map { index, candidate in
      let place = String(index)
      let sortText = String(repeating: "0", count: max(0, digits - place.count)) + place
      return item(candidate, range, sortText, context.client.capabilities)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private static func item(
    _ candidate: DocumentCompletion.Candidate, _ range: JSON, _ sortText: String, _ can: ClientCapabilities
  ) -> JSON {
    var item: JSONObject = ["label": .shown(candidate.label)]
    if let kind = candidate.kind.numbers.first(where: can.knowsCompletionKind) { item["kind"] = .integer(kind) }
    item["detail"] = candidate.detail.map { .shown($0) }
    item["documentation"] = candidate.documentation.map { documentation($0, can.completionDocumentationFormat) }
    item["sortText"] = .string(sortText)
    // Clients compare this with what stands in the range, its quote included.
    item["filterText"] = .string(candidate.text)
    item["textEdit"] = ["range": range, "newText": .string(candidate.text)]
    return .object(item)
  }

  private static func documentation(_ text: String, _ format: MarkupKind?) -> JSON {
    switch format {
    case nil: .shown(text)
    case .markdown?: ["kind": "markdown", "value": .string(MarkdownRenderer.render([.paragraph(text)]))]
    case .plainText?: ["kind": "plaintext", "value": .shown(text)]
    }
  }
}

extension DocumentCompletion.Candidate.Kind {
  /// The numbers of the protocol's `CompletionItemKind`, the best first.
  fileprivate var numbers: [Int] {
    switch self {
    case .key: [10]
    case .word: [20, 12]
    case .constant: [12]
    case .container: [12]
    }
  }
}
