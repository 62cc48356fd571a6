internal import InsetDocuments
internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `textDocument/hover`: what insetd has to say about the place; null where that is nothing, since another server's hover stands beside it.
enum HoverFeature {
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let position = try parameters["position"].position()
    guard let path = uri.path, let kind = FileKind(path: path), var project = host.project(for: uri, mayTrail: true)
    else {
      return .null
    }
    if kind == .configuration { return documentHover(at: position, path, kind, project, context) ?? .null }
    var subject = subject(at: position, path, kind, project, context)
    if project.isWorthReading, let whole = host.project(for: uri, isWhole: true) {
      // The first hover after opening a project needn't wait for the second, nor say half of what it could.
      project = whole
      subject = self.subject(at: position, path, kind, project, context)
    }
    try context.cancellation.check()
    guard let subject, let blocks = blocks(of: subject, path, kind, project), let text = project.currentText(path),
      let range = project.currentRange(Location(path: path, range: subject.range))
    else { return documentHover(at: position, path, kind, project, context) ?? .null }
    return hover(blocks, range, text, project, context)
  }

  private static func hover(
    _ blocks: [Block], _ range: Range<Int>, _ text: SourceText, _ project: ProjectSnapshot, _ context: RequestContext
  ) -> JSON {
    var blocks = blocks
    if !project.isComplete {
      blocks.append(.remark("Still reading: \(project.unreadFiles) files of the project aren't known yet."))
    }
    if project.isBehind { blocks.append(.remark("From before your last edit, which is still being worked out.")) }
    let format = context.client.capabilities.hoverFormat
    let value = format == .markdown ? MarkdownRenderer.render(blocks) : PlainTextRenderer.render(blocks)
    return [
      "contents": ["kind": .string(format.rawValue), "value": .string(value)],
      "range": text.positions(of: range, in: context.positionEncoding).json,
    ]
  }

  /// What a document's schema says, and what the keys of a configuration do in this project; nil where that is nothing.
  private static func documentHover(
    at position: Position, _ path: String, _ kind: FileKind, _ project: ProjectSnapshot, _ context: RequestContext
  ) -> JSON? {
    guard let schema = DocumentSchema(of: kind, in: project.app), let text = project.currentText(path) else {
      return nil
    }
    let offset = text.offset(of: position, in: context.positionEncoding)
    let found =
      kind == .configuration
      ? ConfigurationHover.subject(text.bytes, at: offset, in: project.app)
      : DocumentKeyHover(schema, JSONSourceMap(text.bytes), text.bytes, at: offset)
    return found.map { hover($0.blocks, $0.range, text, project, context) }
  }

  /// What there is to say follows from the model; only a scene document is a model of its own.
  private static func blocks(of subject: HoverSubject, _ path: String, _ kind: FileKind, _ project: ProjectSnapshot)
    -> [Block]?
  {
    // What is kept with the model names the lines of the model's own texts.
    if kind == .sceneDocument || !project.isOfPresentTexts { return subject.blocks }
    return project.analysis.memoised("hover \(path) \(subject.range)") { subject.blocks }
  }

  private static func subject(
    at position: Position, _ path: String, _ kind: FileKind, _ project: ProjectSnapshot, _ context: RequestContext
  ) -> HoverSubject? {
    guard let text = project.currentText(path),
      let offset = project.modelOffset(text.offset(of: position, in: context.positionEncoding), in: path)
    else { return nil }
    if kind == .sceneDocument { return sceneDocument(path, project, text)?.subject(at: offset) }
    return project.hoverLookup.subject(inFile: path, at: offset)
  }

  private static func sceneDocument(_ path: String, _ project: ProjectSnapshot, _ text: SourceText)
    -> SceneDocumentHover?
  {
    guard case .sceneDocument(let document)? = project.analysis.app.files[path] else { return nil }
    return SceneDocumentHover(
      SceneDocumentAnalysis(document), path: path, environments: project.analysis.environments,
      place: project.placeFinder)
  }
}
