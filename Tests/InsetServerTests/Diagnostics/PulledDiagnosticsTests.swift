import InsetJSON
import InsetText
import TestSupport
import Testing

@testable import InsetServer

@Suite("Diagnostics that the client asks for")
struct PulledDiagnosticsTests {
  private let folder = TemporaryFolder(Sample.app)
  private static let capabilities: JSON = [
    "textDocument": ["diagnostic": ["relatedDocumentSupport": true], "publishDiagnostics": [:]],
    "workspace": ["diagnostics": ["refreshSupport": true]],
  ]

  private func session(_ capabilities: JSON = capabilities) -> InProcessSession {
    let session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.readingThreads = 0
      Features.register(on: server, options: options)
    }
    _ = session.ask(
      "initialize",
      ["processId": nil, "rootUri": .string(DocumentURI(path: folder.path).string), "capabilities": capabilities])
    session.tell("initialized", [:])
    session.run()
    return session
  }

  private func uri(_ name: String) -> JSON { .string(DocumentURI(path: folder(name)).string) }

  private func pull(_ session: InProcessSession, _ name: String, previous: JSON = nil) -> JSON? {
    session.ask("textDocument/diagnostic", ["textDocument": ["uri": uri(name)], "previousResultId": previous])
  }

  private func open(_ session: InProcessSession, _ name: String, _ text: String) {
    let item: JSON = ["uri": uri(name), "languageId": "x", "version": 1, "text": .string(text)]
    session.tell("textDocument/didOpen", ["textDocument": item])
  }

  private func change(_ session: InProcessSession, _ name: String, _ text: String, version: Int) {
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(name), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  private func methods(_ session: InProcessSession) -> [String] {
    session.answers().compactMap { $0["method"]?.stringValue }
  }

  @Test("the capability is told at once, or registered, or neither")
  func capability() {
    func provider(_ diagnostic: JSON?) -> (JSON?, [String]) {
      var textDocument: JSONObject = [:]
      textDocument["diagnostic"] = diagnostic
      let session = InProcessSession { Features.register(on: $0) }
      let answer = session.ask(
        "initialize", ["processId": nil, "rootUri": nil, "capabilities": ["textDocument": .object(textDocument)]])
      session.tell("initialized", [:])
      let registered = session.answers().flatMap { $0["params"]?["registrations"]?.arrayValue ?? [] }
      return (answer?["capabilities"]?["diagnosticProvider"], registered.compactMap { $0["method"]?.stringValue })
    }
    let options: JSON = ["identifier": "insetd", "interFileDependencies": true, "workspaceDiagnostics": true]
    #expect(provider(nil) == (nil, []))
    #expect(provider([:]) == (options, []))
    #expect(provider(["dynamicRegistration": true]) == (nil, ["textDocument/diagnostic"]))
  }

  @Test("a report is given once; then it is unchanged, and nothing is pushed")
  func unchanged() {
    let session = session()
    open(session, "App/Main.storyboard", Sample.storyboard(end: "</documen>"))
    let first = pull(session, "App/Main.storyboard")
    #expect(first?["kind"] == "full")
    #expect(first?["items"]?.arrayValue?.count == 1)
    let id = first?["resultId"] ?? nil
    let second = pull(session, "App/Main.storyboard", previous: id)
    #expect(second == ["kind": "unchanged", "resultId": id])
    change(session, "App/Main.storyboard", Sample.storyboard(), version: 2)
    let third = pull(session, "App/Main.storyboard", previous: id)
    #expect(third?["kind"] == "full" && third?["resultId"] != id)
    #expect(!methods(session).contains("textDocument/publishDiagnostics"))
  }

  @Test("files without anything of ours have an empty report")
  func others() {
    let session = session()
    for name in ["notes.txt", "App/Nowhere.swift"] {
      #expect(pull(session, name)?["items"] == [])
    }
    #expect(session.ask("textDocument/diagnostic", ["textDocument": ["uri": "untitled:1"]])?["items"] == [])
    #expect(session.ask("textDocument/diagnostic", [:])?.errorCode == -32602)
  }

  @Test("the workspace's reports come in one answer, or in parts; ids that hold are unchanged")
  func workspace() {
    folder.write("App/Bad.storyboard", "<document>")
    let session = session()
    let answer = session.ask("workspace/diagnostic", ["previousResultIds": []])
    let item = answer?["items"]?[0]
    #expect(answer?["items"]?.arrayValue?.count == 1)
    #expect(item?["uri"] == uri("App/Bad.storyboard") && item?["version"] == .null && item?["kind"] == "full")
    let previous: JSON = [["uri": uri("App/Bad.storyboard"), "value": item?["resultId"] ?? nil]]
    let again = session.ask("workspace/diagnostic", ["previousResultIds": previous])?["items"]
    #expect(again?.arrayValue?.map { $0["kind"] } == ["unchanged"])
    folder.remove("App/Bad.storyboard")
    session.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": uri("App/Bad.storyboard"), "type": 3]]])
    session.run()
    session.forget()
    let parts = session.ask(
      "workspace/diagnostic", ["previousResultIds": previous, "partialResultToken": "t"])
    #expect(parts == ["items": []])
    let told = session.answers().filter { $0["method"] == "$/progress" }.map { $0["params"] }
    #expect(told.map { $0?["token"] } == ["t"])
    #expect(told.first??["value"]?["items"]?.arrayValue?.map { $0["items"] } == [[]])
  }

  @Test("the client is asked to ask again when the disk changes what it was told, once")
  func refresh() {
    let session = session()
    _ = pull(session, "App/Main.storyboard")
    session.forget()
    folder.write("App/Main.storyboard", "<document")
    session.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": uri("App/Main.storyboard"), "type": 2]]])
    #expect(methods(session) == ["workspace/diagnostic/refresh"])
    session.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": uri("App/Main.storyboard"), "type": 2]]])
    #expect(methods(session) == [])
    #expect(pull(session, "App/Main.storyboard")?["items"]?.arrayValue?.isEmpty == false)
  }

  @Test("an edit of a document that the client will ask about by itself asks for nothing")
  func noRefresh() {
    let session = session()
    open(session, "App/Main.storyboard", Sample.storyboard())
    _ = pull(session, "App/Main.storyboard")
    session.run()
    session.forget()
    change(session, "App/Main.storyboard", "<document", version: 2)
    #expect(methods(session) == [])
  }

  @Test("what is pulled after any changes is what a fresh session pulls", arguments: 0..<12)
  func random(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let names = ["App/Main.storyboard", "App/Other.storyboard", "App/.insetd.json"]
    let texts = [
      Sample.storyboard(), Sample.storyboard(end: "</documen>"), Sample.storyboard(tableTop: 20), "<document", "{}", "{",
    ]
    let session = session()
    var open: [String: Int] = [:]
    var current: [String: String] = [:]
    for _ in 0..<20 {
      let name = names[Int.random(in: 0..<names.count, using: &random)]
      let text = texts[Int.random(in: 0..<texts.count, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        folder.write(name, text)
        session.tell("workspace/didChangeWatchedFiles", ["changes": [["uri": uri(name), "type": 2]]])
      case 1 where open[name] == nil:
        (open[name], current[name]) = (1, text)
        self.open(session, name, text)
      case 2 where open[name] != nil:
        open[name, default: 1] += 1
        current[name] = text
        change(session, name, text, version: open[name] ?? 0)
      case 3 where open[name] != nil:
        (open[name], current[name]) = (nil, nil)
        session.tell("textDocument/didClose", ["textDocument": ["uri": uri(name)]])
      default: _ = pull(session, name)
      }
      if Bool.random(using: &random) { session.run() }
    }
    let fresh = self.session()
    for (name, text) in current.sorted(by: { $0.key < $1.key }) { self.open(fresh, name, text) }
    fresh.run()
    session.run()
    for name in names { #expect(pull(session, name)?["items"] == pull(fresh, name)?["items"], "\(name)") }
  }
}
