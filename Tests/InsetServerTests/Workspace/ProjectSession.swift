import InsetJSON
import InsetText

@testable import InsetServer

/// A session with a server that has projects, in process: files are read in idle time, so that `run` leaves nothing.
final class ProjectSession {
  let session: InProcessSession
  let host: ProjectHost
  private var versions: [String: Int] = [:]

  static let capabilities: JSON = [
    "textDocument": ["publishDiagnostics": ["versionSupport": true, "relatedInformation": true]]
  ]

  init(
    folders: [String] = [], capabilities: JSON = capabilities, options initial: JSON = nil, home: String? = nil,
    maximumFileCount: Int = 200_000,
    recheckInterval: Duration = .seconds(1000), progressDelay: Duration = .seconds(1000), threads: Int = 0,
    cacheFolder: String? = nil,
    findings: @escaping @Sendable (ProjectSnapshot) -> [String: [PublishedDiagnostic]] = { _ in [:] },
    reader: @escaping CodeFactsSource.CodeReader = CodeFactsSource.reading
  ) {
    var made: ProjectHost?
    session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.home = home
      options.cacheFolder = cacheFolder
      options.maximumFileCount = maximumFileCount
      options.readingThreads = threads
      options.reader = reader
      options.recheckInterval = recheckInterval
      options.progressDelay = progressDelay
      let host = ProjectHost(server, options: options) { project, _ in findings(project) }
      server.host = host
      made = host
    }
    host = made ?? ProjectHost(session.server)
    let listed = folders.map { folder -> JSON in ["uri": .string(DocumentURI(path: folder).string), "name": "x"] }
    _ = session.ask(
      "initialize",
      [
        "processId": nil, "rootUri": nil, "capabilities": capabilities, "workspaceFolders": .array(listed),
        "initializationOptions": initial,
      ])
    session.tell("initialized", [:])
    session.run()
  }

  func open(_ path: String, _ text: String) {
    versions[path] = 1
    let item: JSON = [
      "uri": .string(DocumentURI(path: path).string), "languageId": "x", "version": 1, "text": .string(text),
    ]
    session.tell("textDocument/didOpen", ["textDocument": item])
  }

  /// Replaces the whole text.
  func change(_ path: String, _ text: String) {
    versions[path, default: 0] += 1
    let identifier: JSON = [
      "uri": .string(DocumentURI(path: path).string), "version": .integer(versions[path] ?? 0),
    ]
    session.tell("textDocument/didChange", ["textDocument": identifier, "contentChanges": [["text": .string(text)]]])
  }

  func save(_ path: String) { tell("textDocument/didSave", path) }
  func close(_ path: String) { tell("textDocument/didClose", path) }

  private func tell(_ method: String, _ path: String) {
    session.tell(method, ["textDocument": ["uri": .string(DocumentURI(path: path).string)]])
  }

  func filesChanged(_ changes: [(String, FileEvent.Kind)]) {
    let events = changes.map { path, kind -> JSON in
      ["uri": .string(DocumentURI(path: path).string), "type": .integer(kind.rawValue)]
    }
    session.tell("workspace/didChangeWatchedFiles", ["changes": .array(events)])
  }

  func foldersChanged(added: [String] = [], removed: [String] = []) {
    func list(_ paths: [String]) -> JSON {
      .array(paths.map { ["uri": .string(DocumentURI(path: $0).string), "name": "x"] })
    }
    session.tell("workspace/didChangeWorkspaceFolders", ["event": ["added": list(added), "removed": list(removed)]])
  }

  func project(_ path: String, isWhole: Bool = false) -> ProjectSnapshot? {
    host.project(for: DocumentURI(path: path), isWhole: isWhole)
  }

  /// The classes of the controllers that a project has.
  func controllers(_ path: String) -> [String] {
    session.run()
    return project(path)?.app.scenes.map(\.className) ?? []
  }

  /// What an action costs the project of a file, with all that follows from it.
  func cost(_ path: String, _ action: () -> Void) -> WorkspaceCounters {
    session.run()
    let before = counters(path)
    action()
    session.run()
    return counters(path) - before
  }

  private func counters(_ path: String) -> WorkspaceCounters {
    host.counters(for: DocumentURI(path: path)) ?? WorkspaceCounters()
  }

  /// What was published since the last call: by the end of the path, the messages or nil for a version.
  func published() -> [Publication] {
    session.answers().filter { $0["method"] == "textDocument/publishDiagnostics" }.map {
      Publication($0["params"] ?? .null)
    }
  }

  struct Publication: Equatable, CustomStringConvertible {
    var name: String
    var version: Int?
    var messages: [String]

    init(_ name: String, version: Int? = nil, _ messages: [String]) {
      (self.name, self.version, self.messages) = (name, version, messages)
    }

    init(_ params: JSON) {
      name = params["uri"]?.stringValue?.split(separator: "/").last.map(String.init) ?? ""
      version = params["version"]?.intValue
      messages = params["diagnostics"]?.arrayValue?.map { $0["message"]?.stringValue ?? "" } ?? []
    }

    var description: String { "\(name) v\(version.map(String.init) ?? "-") \(messages)" }
  }
}
