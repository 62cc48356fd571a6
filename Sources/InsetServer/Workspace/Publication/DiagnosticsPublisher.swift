internal import InsetJSON
internal import InsetText

/// Finds what there is to say about a project's files, in places of the model's texts; nil if it is cancelled before it
/// is through. Called on any thread.
package typealias DiagnosticsSource =
  @Sendable (ProjectSnapshot, CancellationToken) -> [String: [PublishedDiagnostic]]?

/// Knows what the client was told of each file, and tells it what is different.
final class DiagnosticsPublisher {
  /// What the client was told last of one file.
  private struct Publication {
    let owner: ProjectRoot
    let diagnostics: [PublishedDiagnostic]
    /// The texts that the positions were counted in.
    let texts: [String: ContentDigest?]
    let uri: String
    let version: Int?
    let json: [JSON]
  }

  private let connection: ClientConnection
  private var published: [String: Publication] = [:]
  /// Documents that were opened since their file was published: their client waits to hear even that all is well.
  private var awaited: Set<String> = []

  init(_ connection: ClientConnection) { self.connection = connection }

  func documentOpened(_ path: String) { awaited.insert(path) }

  func documentClosed(_ path: String) { awaited.remove(path) }

  /// Publishes the whole state of a project: what is not in it is cleared.
  func publish(
    _ project: ProjectSnapshot, _ owner: ProjectRoot, _ findings: [String: [PublishedDiagnostic]], _ client: Client
  ) {
    let state = project.diagnostics(findings)
    for (path, diagnostics) in state.sorted(by: { $0.key < $1.key }) {
      update(path, diagnostics, project, owner, client)
    }
    clear(owner) { state[$0] == nil }
  }

  /// Publishes what is wrong with the open documents themselves, as long as no more is known of the project.
  func publishProblems(_ project: ProjectSnapshot, _ owner: ProjectRoot, _ client: Client) {
    for path in project.documents.keys.sorted() {
      let problems = project.problems(path)
      if published[path] != nil || !problems.isEmpty { update(path, problems.inOrder, project, owner, client) }
    }
  }

  /// The project is gone.
  func withdraw(_ owner: ProjectRoot) { clear(owner) { _ in true } }

  private func clear(_ owner: ProjectRoot, where isGone: (String) -> Bool) {
    for (path, publication) in published.sorted(by: { $0.key < $1.key })
    where publication.owner == owner && isGone(path) {
      published[path] = nil
      if !publication.json.isEmpty { send([], publication.uri, nil) }
    }
  }

  private func update(
    _ path: String, _ diagnostics: [PublishedDiagnostic], _ project: ProjectSnapshot, _ owner: ProjectRoot,
    _ client: Client
  ) {
    let before = published[path]
    let document = project.documents[path]?.document
    let uri = client.documents.uri(ofPath: path).string
    let texts = Dictionary(
      ([path] + diagnostics.flatMap { $0.related.map(\.location.path) }).map { ($0, project.digest($0)) },
      uniquingKeysWith: { $1 })
    var json = before?.json ?? []
    if before?.diagnostics != diagnostics || before?.texts != texts || before?.uri != uri {
      let text = diagnostics.isEmpty ? SourceText([]) : project.currentText(path) ?? SourceText([])
      json = diagnostics.map {
        $0.json(text, client.profile, client.profile.positionEncoding, project, client.documents)
      }
    }
    published[path] = Publication(
      owner: owner, diagnostics: diagnostics, texts: texts, uri: uri, version: document?.version, json: json)
    let isAwaited = awaited.remove(path) != nil
    // Clients move what they show along with edits, and not all of them well: after an edit they hear it anew.
    let isEdited = document != nil && document?.version != before?.version && !json.isEmpty
    guard isAwaited || isEdited || json != before?.json ?? [] else { return }
    if let before, before.uri != uri, !before.json.isEmpty { send([], before.uri, nil) }
    send(json, uri, client.profile.capabilities.supportsDiagnosticVersion ? document?.version : nil)
  }

  private func send(_ diagnostics: [JSON], _ uri: String, _ version: Int?) {
    var params: JSONObject = ["uri": .string(uri)]
    params["version"] = version.map { .integer($0) }
    params["diagnostics"] = .array(diagnostics)
    connection.notify("textDocument/publishDiagnostics", .object(params))
  }
}

extension DiagnosticsPublisher {
  /// How a client wants things written.
  struct Client {
    let profile: ClientProfile
    let documents: DocumentStore
  }
}
