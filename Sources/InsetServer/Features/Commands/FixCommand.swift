internal import InsetJSON
internal import InsetRules
internal import InsetText

/// `insetd.applyFix`: makes the fix of a finding.
enum FixCommand {
  /// Takes `{ "textDocument": { "uri", "version"? }, "rule", "range"?, "title"? }`: the first finding of the rule that
  /// touches the range, and of its fixes the one with the title, else the preferred one. Gives the fix's title, and the
  /// edit for a client that can't be asked to apply it; nil as long as findings are looked for.
  static func run(_ argument: Parameters, _ context: RequestContext, _ host: ProjectHost) throws(ResponseError) -> JSON?
  {
    guard argument.json?.objectValue != nil else {
      throw argument.unexpected(insteadOf: "an object with textDocument and rule")
    }
    let uri = try argument["textDocument"]["uri"].documentURI()
    let version = try argument["textDocument"]["version"].ifPresent?.integer()
    let rule = try argument["rule"].string()
    let title = try argument["title"].ifPresent?.string()
    if let version, version != context.documents[uri]?.version { throw .outdated }
    guard let path = uri.path, let project = host.project(for: uri, isWhole: true), let text = project.currentText(path)
    else { throw .invalidParams("\(argument.place).textDocument.uri: \(uri.string) can't be read") }
    let isOfThisText = context.documents[uri]?.version == project.documents[path]?.document.version
    if project.isOutdated(path) || !isOfThisText { throw .outdated }
    let range = try argument["range"].ifPresent?.positionRange()
    let asked = range.map { text.range(of: $0, in: context.positionEncoding) } ?? 0..<text.bytes.count
    guard let findings = host.findings(of: project) else { return nil }
    let finding = findings.first { finding in
      finding.rule == rule && finding.location.path == path && finding.location.range.lowerBound <= asked.upperBound
        && asked.lowerBound <= finding.location.range.upperBound
    }
    guard let finding else {
      throw ResponseError(.requestFailed, "there is no finding \"\(rule)\" at that place")
    }
    let fixes = finding.fixes.filter(project.canApply)
    let chosen = title.map { title in fixes.first { $0.title == title } } ?? fixes.first { $0.isPreferred }
    guard let fix = chosen ?? (title == nil ? fixes.first : nil) else {
      throw ResponseError(.requestFailed, "the finding has no such fix")
    }
    guard let edit = WorkspaceEditWriter(project, context).edit(fix) else { throw .outdated }
    guard context.client.capabilities.appliesEdits else { return ["title": .string(fix.title), "edit": edit] }
    host.server?.connection.request("workspace/applyEdit", ["label": .string(fix.title), "edit": edit]) {
      [weak server = host.server] answer in
      if case .success(let result) = answer, result["applied"] == true { return }
      server?.log.warning("the client has not applied the fix \"\(fix.title)\"")
    }
    return ["title": .string(fix.title)]
  }
}
