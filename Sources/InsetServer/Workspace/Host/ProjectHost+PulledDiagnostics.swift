package import InsetJSON
internal import InsetModel
package import InsetText

/// Diagnostics for clients that ask. A client that declares `textDocument.diagnostic` gets no others: what is pushed and
/// what is pulled would stand side by side.
extension ProjectHost {
  /// The answer to `textDocument/diagnostic`; nil as long as findings are looked for.
  package func documentDiagnostics(_ uri: DocumentURI, previous: String?) -> JSON? {
    guard let server, let path = uri.path, FileKind(path: path) != nil, let project = diagnosedProject(uri) else {
      return .object(DiagnosticReport.empty.json(previous: previous))
    }
    let client = DiagnosticsPublisher.Client(profile: server.client, documents: server.documents)
    let owner = project.owner
    // One that is half known has the problems of single files alone.
    guard let findings = project.isComplete ? findings.findings(project, owner) : [:] else { return nil }
    let reports = reporter.reports(project, owner, findings, client)
    let report = reports[path] ?? .empty
    reporter.noteAnswer(path, report, owner, version: project.documents[path]?.document.version)
    var json = report.json(previous: previous)
    if server.client.capabilities.supportsRelatedDocuments, project.isComplete {
      json["relatedDocuments"] = related(path, reports, project, owner, client)
    }
    return .object(json)
  }

  /// Other files of the project about which the client was told something else, or nothing yet.
  private func related(
    _ path: String, _ reports: [String: DiagnosticReport], _ project: ProjectSnapshot, _ owner: ProjectRoot,
    _ client: DiagnosticsPublisher.Client
  ) -> JSON? {
    let others = Set(reporter.changes(reports, project, owner)).union(
      reports.filter { !$0.value.items.isEmpty && !reporter.hasAnswered($0.key) }.keys)
    let members = others.subtracting([path]).sorted().map { other -> (String, JSON) in
      let report = reports[other] ?? .empty
      reporter.noteAnswer(other, report, owner, version: project.documents[other]?.document.version)
      return (client.documents.uri(ofPath: other).string, .object(report.json(previous: nil)))
    }
    return members.isEmpty ? nil : .object(JSONObject(members))
  }

  /// The answer to `workspace/diagnostic`, project by project; false, and nothing, as long as findings are looked for.
  ///
  /// - Parameters:
  ///   - previous: the ids of the reports that the client has, by document.
  ///   - deliver: takes the reports of one project.
  package func workspaceDiagnostics(previous: [DocumentURI: String], _ deliver: ([JSON]) -> Void) -> Bool {
    guard let server else { return true }
    reporter.noteAskedForAll()
    var known: [(project: ProjectSnapshot, findings: FindingsQueue.Findings)] = []
    let roots = projects.inOrder.map(\.root)
    for root in roots {
      guard let project = diagnosedProject(DocumentURI(path: root.path)), project.isComplete else { continue }
      if let findings = findings.findings(project, root) { known.append((project, findings)) } else { return false }
    }
    let client = DiagnosticsPublisher.Client(profile: server.client, documents: server.documents)
    var left = previous
    for (project, findings) in known {
      let root = project.owner
      let reports = reporter.reports(project, root, findings, client)
      var items: [JSON] = []
      let mentioned = Set(left.keys.compactMap(\.path).filter { project.knows($0) })
      for path in Set(reports.keys).union(mentioned).sorted() {
        let uri = client.documents.uri(ofPath: path)
        let version = project.documents[path]?.document.version
        let report = reports[path] ?? .empty
        let previous = left.removeValue(forKey: uri)
        reporter.noteAnswer(path, report, root, version: version)
        items.append(Self.item(report, uri, version, previous))
      }
      if !items.isEmpty { deliver(items) }
    }
    // Of a project that is being read nothing is known yet; what belongs to none has nothing to show.
    guard known.count == roots.count, !left.isEmpty else { return true }
    deliver(
      left.sorted { $0.key.string < $1.key.string }.map { Self.item(.empty, $0.key, nil, $0.value) })
    return true
  }

  private static func item(_ report: DiagnosticReport, _ uri: DocumentURI, _ version: Int?, _ previous: String?) -> JSON
  {
    var json = report.json(previous: previous)
    json["uri"] = .string(uri.string)
    json["version"] = version.map { .integer($0) } ?? .null
    return .object(json)
  }

  /// The project as far as it is known; whole for a client that can't be told later that more is known.
  private func diagnosedProject(_ uri: DocumentURI) -> ProjectSnapshot? {
    guard let project = projectReadingFewFiles(for: uri) else { return nil }
    let canWait = server?.client.capabilities.refreshesDiagnostics == true
    return project.isComplete || canWait ? project : self.project(for: uri, isWhole: true)
  }

  /// Asks the client to ask again if what it was told of a project is no longer right.
  func refreshDiagnostics(
    _ project: ProjectSnapshot, _ root: ProjectRoot, _ findings: FindingsQueue.Findings,
    _ client: DiagnosticsPublisher.Client
  ) {
    guard client.profile.capabilities.refreshesDiagnostics else { return }
    let reports = reporter.reports(project, root, findings, client)
    if reporter.isRefreshDue(project, root, reports) { server?.connection.request("workspace/diagnostic/refresh") }
  }
}

extension ProjectSnapshot {
  fileprivate func knows(_ path: String) -> Bool { entries[path] != nil }
}
