internal import InsetJSON
internal import InsetText

/// Knows what a client that asks for diagnostics was answered of each file, and so when it should ask again.
final class DiagnosticsReporter {
  typealias Client = DiagnosticsPublisher.Client

  private struct Answer {
    var owner: ProjectRoot
    var resultID: String
    var version: Int?
  }

  private var answered: [String: Answer] = [:]
  /// What the client was asked to fetch and hasn't yet.
  private var offered: [String: String] = [:]
  /// The reports of each project's latest state.
  private var known: [ProjectRoot: (generation: Int, reports: [String: DiagnosticReport])] = [:]
  /// The client asks about files that it hasn't open, too.
  private var isAskedForAll = false

  /// The reports of a project's files.
  func reports(
    _ project: ProjectSnapshot, _ owner: ProjectRoot, _ findings: [String: [PublishedDiagnostic]], _ client: Client
  ) -> [String: DiagnosticReport] {
    if let known = known[owner], known.generation == project.generation { return known.reports }
    let reports = project.diagnostics(findings).reduce(
      into: [String: DiagnosticReport]()
    ) { reports, entry in
      let text = project.currentText(entry.key) ?? SourceText([])
      reports[entry.key] = DiagnosticReport(
        entry.value.map { $0.json(text, client.profile, client.profile.positionEncoding, project, client.documents) })
    }
    known[owner] = (project.generation, reports)
    return reports
  }

  func noteAnswer(_ path: String, _ report: DiagnosticReport, _ owner: ProjectRoot, version: Int?) {
    answered[path] = Answer(owner: owner, resultID: report.resultID, version: version)
    offered[path] = nil
  }

  func hasAnswered(_ path: String) -> Bool { answered[path] != nil }

  func noteAskedForAll() { isAskedForAll = true }

  /// The files of a project about which the client was told something else, or something that it hasn't asked for; of
  /// documents that were edited since it will ask by itself.
  func changes(_ reports: [String: DiagnosticReport], _ project: ProjectSnapshot, _ owner: ProjectRoot) -> [String] {
    let told = answered.filter { $0.value.owner == owner }.keys
    return Set(reports.keys).union(told).filter { path in
      let report = reports[path] ?? .empty
      let document = project.documents[path]?.document
      guard let answer = answered[path] else {
        return isAskedForAll && document == nil && !report.items.isEmpty
      }
      return answer.resultID != report.resultID && (document == nil || document?.version == answer.version)
    }.sorted()
  }

  /// Whether the client should be asked to ask again; once for each state.
  func isRefreshDue(_ project: ProjectSnapshot, _ owner: ProjectRoot, _ reports: [String: DiagnosticReport]) -> Bool {
    let changed = changes(reports, project, owner)
    let news = changed.filter { offered[$0] != (reports[$0] ?? .empty).resultID }
    for path in news { offered[path] = (reports[path] ?? .empty).resultID }
    return !news.isEmpty
  }

  /// The project is gone; true if something was said about it.
  func withdraw(_ owner: ProjectRoot) -> Bool {
    known[owner] = nil
    let gone = answered.filter { $0.value.owner == owner }
    for path in gone.keys { answered[path] = nil }
    return gone.contains { $0.value.resultID != DiagnosticReport.empty.resultID }
  }
}
