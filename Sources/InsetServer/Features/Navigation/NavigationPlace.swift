internal import InsetJSON
internal import InsetModel
internal import InsetText

/// The place in a file that a request about navigation is of.
struct NavigationPlace {
  let path: String
  let project: ProjectSnapshot
  let text: SourceText
  /// In the bytes of the text.
  let offset: Int

  var navigation: Navigation { Navigation(project.analysis) }

  /// In the bytes that the model knows; nil where it knows nothing.
  var modelOffset: Int? { project.modelOffset(offset, in: path) }

  /// Nil in a file that the model doesn't read.
  init?(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError) {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let position = try parameters["position"].position()
    guard let path = uri.path, FileKind(path: path) != nil, let project = host.projectReadingFewFiles(for: uri),
      let text = project.currentText(path)
    else { return nil }
    self.path = path
    self.project = project
    self.text = text
    offset = text.offset(of: position, in: context.positionEncoding)
    try context.cancellation.check()
  }
}

/// Writes places of the model as the client wants them: in its present texts, its units and its spelling of addresses.
struct LocationWriter {
  let project: ProjectSnapshot
  let context: RequestContext
  private var texts: [String: SourceText] = [:]

  init(_ project: ProjectSnapshot, _ context: RequestContext) {
    self.project = project
    self.context = context
  }

  func uri(_ path: String) -> JSON { .string(context.documents.uri(ofPath: path).string) }

  /// Nil for a place that is there no more.
  mutating func range(_ range: Range<Int>, in path: String) -> PositionRange? {
    guard let current = project.currentRange(Location(path: path, range: range)) else { return nil }
    // Many places are of one file, whose text may have to be read from disk.
    guard let text = texts[path] ?? project.currentText(path) else { return nil }
    texts[path] = text
    return text.positions(of: current, in: context.positionEncoding)
  }

  mutating func location(_ location: Location) -> JSON? {
    range(location.range, in: location.path).map { ["uri": uri(location.path), "range": $0.json] }
  }
}
