internal import InsetJSON
internal import InsetModel
internal import InsetRules
internal import InsetText

/// `textDocument/inlayHint`: the insets that a scroll view gets, beside its start tag, its property and where it is put
/// into a view. None as long as files are unread, since a bar that isn't known yet would make them wrong.
enum InlayHintFeature {
  static var capability: ServerCapability {
    ServerCapability("inlayHintProvider") { client in
      client.capabilities.resolvesInlayHintTooltips ? ["resolveProvider": true] : true
    }
  }

  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let range = try parameters["range"].positionRange()
    guard let path = uri.path, let kind = FileKind(path: path), kind.hasScreens,
      let project = host.projectReadingFewFiles(for: uri), let text = project.currentText(path)
    else { return [] }
    host.annotations.noteAnswer(.inlayHint, project)
    guard project.isComplete else { return [] }
    let asked = text.range(of: range, in: context.positionEncoding)
    let isLazy = context.client.capabilities.resolvesInlayHintTooltips
    var hints: [JSON] = []
    for note in notes(path, project) {
      guard let current = project.currentRange(Location(path: path, range: note.range)),
        asked.contains(current.upperBound) || asked.upperBound == current.upperBound
      else { continue }
      var hint: JSONObject = [
        "position": text.position(at: current.upperBound, in: context.positionEncoding).json,
        "label": .shown(note.summary.text), "paddingLeft": true,
      ]
      if isLazy {
        hint["data"] = ["uri": .string(uri.string), "start": .integer(note.range.lowerBound)]
      } else {
        hint["tooltip"] = tooltip(note, project, context)
      }
      hints.append(.object(hint))
    }
    return .array(hints)
  }

  /// `inlayHint/resolve`: the hint with the reason; as it was if its place has changed since.
  static func resolve(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON
  {
    var hint = try parameters.object()
    guard let data = parameters["data"].ifPresent else { return .object(hint) }
    let uri = try data["uri"].documentURI()
    let start = try data["start"].integer()
    let label = hint["label"]?.stringValue
    guard let path = uri.path, let project = host.project(for: uri) else { return .object(hint) }
    let same = notes(path, project).filter { JSON.shown($0.summary.text).stringValue == label }
    if let note = same.first(where: { $0.range.lowerBound == start }) ?? (same.count == 1 ? same[0] : nil) {
      hint["tooltip"] = tooltip(note, project, context)
    }
    return .object(hint)
  }

  private static func notes(_ path: String, _ project: ProjectSnapshot) -> [InsetNote] {
    project.text(path).map { project.hoverLookup.insetNotes(inFile: path, $0) } ?? []
  }

  private static func tooltip(_ note: InsetNote, _ project: ProjectSnapshot, _ context: RequestContext) -> JSON {
    let blocks = project.hoverLookup.reasons(of: note)
    let format = context.client.capabilities.hoverFormat
    let value = format == .markdown ? MarkdownRenderer.render(blocks) : PlainTextRenderer.render(blocks)
    return ["kind": .string(format.rawValue), "value": .string(value)]
  }
}

extension FileKind {
  /// Whether files of the kind declare controllers or views of an app.
  var hasScreens: Bool { [.interfaceBuilder, .swift, .objectiveC].contains(self) }
}
