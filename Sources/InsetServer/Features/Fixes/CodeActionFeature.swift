internal import InsetJSON
internal import InsetRules
internal import InsetText

/// `textDocument/codeAction`: the fixes of the findings in a range, and all preferred fixes of a file at once.
enum CodeActionFeature {
  static let fixAllKind = "source.fixAll.insetd"

  static var capability: ServerCapability {
    ServerCapability("codeActionProvider") { client in
      guard client.capabilities.supportsCodeActionLiterals else { return true }
      var options: JSONObject = ["codeActionKinds": ["quickfix", .string(fixAllKind)]]
      if client.capabilities.resolvesCodeActionEdits { options["resolveProvider"] = true }
      return .object(options)
    }
  }

  /// Nil as long as findings are looked for.
  static func answer(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON?
  {
    let uri = try parameters["textDocument"]["uri"].documentURI()
    let range = try parameters["range"].positionRange()
    let only = parameters["context"]["only"].json?.arrayValue?.compactMap(\.stringValue)
    let wantsFixes = only?.contains { stands($0, for: "quickfix") } ?? true
    // What changes a whole file is for those who ask for it: an editor's list of fixes is about one place.
    let wantsAll = only?.contains { !$0.isEmpty && stands($0, for: fixAllKind) } ?? false
    guard wantsFixes || wantsAll, context.client.capabilities.supportsCodeActionLiterals, let path = uri.path,
      let project = host.project(for: uri), !project.isOutdated(path),
      let text = project.text(path)
    else { return [] }
    let asked = text.range(of: range, in: context.positionEncoding)
    guard let findings = host.findings(of: project)?.filter({ $0.location.path == path }) else { return nil }
    let writer = CodeActionWriter(uri, text, project, context)
    var actions: [JSON] = []
    if wantsFixes {
      for finding in findings where touches(finding.location.range, asked) {
        for fix in finding.fixes where project.canApply(fix) { actions.append(writer.action(fix, finding)) }
      }
    }
    if wantsAll, let all = FixSelection.all(of: findings, in: project) { actions.append(writer.action(all)) }
    return .array(actions)
  }

  /// `codeAction/resolve`: the action with its edit; nil as long as findings are looked for.
  static func resolve(_ parameters: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError)
    -> JSON?
  {
    var action = try parameters.object()
    let data = parameters["data"]
    guard data.ifPresent != nil else { return .object(action) }
    let uri = try data["uri"].documentURI()
    let title = try parameters["title"].string()
    let isOfDocument = data["version"].json?.intValue == context.documents[uri]?.version
    guard isOfDocument, let path = uri.path, let project = host.project(for: uri), !project.isOutdated(path),
      context.documents[uri]?.version == project.documents[path]?.document.version
    else { throw .outdated }
    guard let findings = host.findings(of: project)?.filter({ $0.location.path == path }) else { return nil }
    let fix: Fix?
    if let rule = try data["rule"].ifPresent?.string() {
      let start = try data["start"].integer()
      fix = findings.first { $0.rule == rule && $0.location.range.lowerBound == start }?.fixes
        .first { $0.title == title && project.canApply($0) }
    } else {
      fix = FixSelection.all(of: findings, in: project)
    }
    guard let fix, let edit = WorkspaceEditWriter(project, context).edit(fix) else { throw .outdated }
    action["edit"] = edit
    return .object(action)
  }

  /// A kind stands for all its sub-kinds, and the empty kind for all.
  private static func stands(_ kind: String, for other: String) -> Bool {
    kind.isEmpty || kind == other || other.hasPrefix(kind + ".")
  }

  private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }
}

/// Writes fixes as code actions.
private struct CodeActionWriter {
  let uri: DocumentURI
  let text: SourceText
  let project: ProjectSnapshot
  let context: RequestContext

  init(_ uri: DocumentURI, _ text: SourceText, _ project: ProjectSnapshot, _ context: RequestContext) {
    self.uri = uri
    self.text = text
    self.project = project
    self.context = context
  }

  func action(_ fix: Fix, _ finding: Finding) -> JSON {
    let diagnostic = DiagnosticsFeature.published(finding).json(
      text, context.client, context.positionEncoding, project, context.documents)
    var action: JSONObject = ["title": .string(fix.title), "kind": "quickfix"]
    if fix.isPreferred && context.client.capabilities.supportsPreferredActions { action["isPreferred"] = true }
    action["diagnostics"] = [diagnostic]
    return complete(
      action, fix,
      ["rule": .string(finding.rule), "start": .integer(finding.location.range.lowerBound)])
  }

  /// All of a file.
  func action(_ fix: Fix) -> JSON {
    complete(["title": .string(fix.title), "kind": .string(CodeActionFeature.fixAllKind)], fix, [:])
  }

  /// Adds the edit, or what finds it again for a client that asks for it later.
  private func complete(_ action: JSONObject, _ fix: Fix, _ place: JSONObject) -> JSON {
    var action = action
    if context.client.capabilities.resolvesCodeActionEdits {
      var data: JSONObject = ["uri": .string(uri.string)]
      data["version"] = context.documents[uri]?.version.map { .integer($0) }
      for (key, value) in place { data[key] = value }
      action["data"] = .object(data)
    } else {
      action["edit"] = WorkspaceEditWriter(project, context).edit(fix)
    }
    return .object(action)
  }
}
