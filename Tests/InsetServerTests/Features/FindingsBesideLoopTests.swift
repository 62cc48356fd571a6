import InsetJSON
import InsetText
import Testing

@testable import InsetServer

/// What the rules of a session are about, and whether they may go on.
private final class StandingRules: Sendable {
  private struct State: Sendable {
    var isOpen = false
    var begun: [Int?] = []
    var givenUp: [Int?] = []
  }

  private let state = Monitor(State())

  var begun: [Int?] { state.read(\.begun) }
  var givenUp: [Int?] { state.read(\.givenUp) }

  func open() { state.change { $0.isOpen = true } }

  /// Waits until the rules look at the given number of states.
  func waitForStart(_ count: Int) { state.wait { $0.begun.count >= count ? () : nil } }

  /// One finding in each open document, which names its version.
  func findings(_ project: ProjectSnapshot, _ token: CancellationToken) -> [String: [PublishedDiagnostic]]? {
    let version = project.documents.values.first?.document.version
    state.change { $0.begun.append(version) }
    let mayGoOn = state.wait { state -> Bool? in
      if token.isCancelled {
        state.givenUp.append(version)
        return false
      }
      return state.isOpen ? true : nil
    }
    guard mayGoOn else { return nil }
    return project.documents.mapValues { open in
      [
        PublishedDiagnostic(
          range: 0..<1, severity: .warning, code: "rule", message: "of \(open.document.version ?? 0)")
      ]
    }
  }

  /// Lets rules that wait see that they are cancelled.
  func nudge() { state.change { _ in } }
}

/// A server with an open document, in whose first state the rules stand still until they are let go.
private final class StandingSession {
  private let folder = TemporaryFolder(Sample.app)
  private var storyboard: String { folder("App/Main.storyboard") }
  let rules = StandingRules()
  let session: InProcessSession
  init(_ capabilities: JSON) {
    let rules = rules
    session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.readingThreads = 1
      options.cacheFolder = nil
      options.home = nil
      let host = ProjectHost(server, options: options) { rules.findings($0, $1) }
      Features.register(on: server, host)
    }
    _ = session.ask(
      "initialize",
      ["processId": nil, "rootUri": .string(DocumentURI(path: folder.path).string), "capabilities": capabilities])
    session.tell("initialized", [:])
    let item: JSON = [
      "uri": uri, "languageId": "xml", "version": 1, "text": .string(Sample.storyboard()),
    ]
    session.tell("textDocument/didOpen", ["textDocument": item])
    session.run()
    while rules.begun.isEmpty {
      if session.server.mailbox.isEmpty, host?.project(for: DocumentURI(path: storyboard))?.isComplete == true { break }
      session.server.mailbox.wait()
      session.run()
    }
    rules.waitForStart(1)
  }

  deinit { rules.open() }

  private var host: ProjectHost? { session.server.host as? ProjectHost }
  var uri: JSON { .string(DocumentURI(path: storyboard).string) }

  func hover() -> JSON? {
    let text = SourceText(Sample.storyboard())
    let offset = Array(Sample.storyboard().utf8).firstRange(of: Array("<tableView".utf8))?.lowerBound ?? 0
    return session.ask(
      "textDocument/hover",
      ["textDocument": ["uri": uri], "position": text.position(at: offset + 2, in: .utf16).json])
  }

  func change(to version: Int) {
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri, "version": .integer(version)],
        "contentChanges": [["text": .string(Sample.storyboard(tableTop: version))]],
      ])
    session.run()
    while host?.isCatchingUp == true {
      session.server.mailbox.wait()
      session.run()
    }
    rules.nudge()
  }

  /// Runs until something is said that `isWanted`.
  func said(_ isWanted: (JSON) -> Bool) -> JSON {
    while true {
      if let wanted = session.answers().first(where: isWanted) { return wanted }
      session.server.mailbox.wait()
    }
  }

  func publication() -> [JSON?] {
    let params = said { $0["method"] == "textDocument/publishDiagnostics" }["params"]
    return [params?["version"], params?["diagnostics"]?[0]?["message"]]
  }
}

@Suite("Findings beside the loop", .timeLimit(.minutes(2)))
struct FindingsBesideLoopTests {
  private static let pushed: JSON = ["textDocument": ["publishDiagnostics": ["versionSupport": true]]]
  private static let pulling: JSON = ["textDocument": ["diagnostic": [:]]]
  private static let literals: JSON = [
    "textDocument": ["codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]]]
  ]

  @Test("a hover is answered while rules run, and what they find is published when they are through")
  func hoverFirst() {
    let blocked = StandingSession(Self.pushed)
    #expect(blocked.hover()?["contents"] != nil)
    #expect(!blocked.session.answers().contains { $0["method"] == "textDocument/publishDiagnostics" })
    blocked.rules.open()
    #expect(blocked.publication() == [1, "of 1"])
  }

  @Test("an edit gives up what is looked for in the state before, and only the latest state is published")
  func edited() {
    let blocked = StandingSession(Self.pushed)
    blocked.change(to: 2)
    blocked.rules.waitForStart(2)
    blocked.change(to: 3)
    blocked.rules.waitForStart(3)
    #expect(blocked.rules.begun == [1, 2, 3])
    #expect(blocked.rules.givenUp == [1, 2])
    #expect(blocked.hover()?["contents"] != nil)
    blocked.rules.open()
    #expect(blocked.publication() == [3, "of 3"])
  }

  @Test("a list of fixes waits for the findings without keeping a hover waiting, and can be taken back")
  func codeAction() {
    let blocked = StandingSession(Self.literals)
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let params: JSON = ["textDocument": ["uri": blocked.uri], "range": range, "context": ["diagnostics": []]]
    let first = blocked.session.post("textDocument/codeAction", params)
    let second = blocked.session.post("textDocument/codeAction", params)
    #expect(blocked.hover()?["contents"] != nil)
    blocked.session.forget()
    blocked.session.tell("$/cancelRequest", ["id": .integer(first)])
    let cancelled = blocked.session.answers()
    #expect(cancelled.map { $0["id"] } == [.integer(first)])
    #expect(cancelled.map(\.errorCode) == [-32800])
    blocked.rules.open()
    #expect(blocked.said { $0["id"] == .integer(second) }["result"] == [])
    #expect(!blocked.session.answers().contains { $0["id"] == .integer(first) })
  }

  @Test("a range that waits while its text changes is not taken for one of the new text")
  func outdatedRange() {
    let blocked = StandingSession(Self.literals)
    let range: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]]
    let id = blocked.session.post(
      "textDocument/codeAction",
      ["textDocument": ["uri": blocked.uri], "range": range, "context": ["diagnostics": []]])
    blocked.session.run()
    blocked.change(to: 2)
    #expect(blocked.said { $0["id"] == .integer(id) }.errorCode == -32801)
    blocked.rules.open()
  }

  @Test("diagnostics that were asked for come when the latest state's findings are there")
  func pulled() {
    let blocked = StandingSession(Self.pulling)
    let id = blocked.session.post("textDocument/diagnostic", ["textDocument": ["uri": blocked.uri]])
    let all = blocked.session.post("workspace/diagnostic", ["previousResultIds": []])
    #expect(blocked.hover()?["contents"] != nil)
    blocked.change(to: 2)
    #expect(!blocked.session.answers().contains { $0["id"] == .integer(id) || $0["id"] == .integer(all) })
    blocked.rules.waitForStart(2)
    blocked.rules.open()
    var answers: [JSON] = []
    while answers.count < 2 {
      answers += blocked.session.answers().filter { $0["id"] == .integer(id) || $0["id"] == .integer(all) }
      if answers.count < 2 { blocked.session.server.mailbox.wait() }
    }
    #expect(answers.first { $0["id"] == .integer(id) }?["result"]?["items"]?[0]?["message"] == "of 2")
    let report = answers.first { $0["id"] == .integer(all) }?["result"]?["items"]?.arrayValue?.first {
      $0["uri"] == blocked.uri
    }
    #expect(report?["version"] == 2)
    #expect(report?["items"]?[0]?["message"] == "of 2")
  }

  @Test("a batch is answered as one when the last of its requests can be")
  func batch() {
    let blocked = StandingSession(Self.pulling)
    blocked.session.send([
      .request("textDocument/diagnostic", id: 71, ["textDocument": ["uri": blocked.uri]]),
      .request("textDocument/diagnostic", id: 72, ["textDocument": ["uri": blocked.uri]]), .request("x/y", id: 73, nil),
    ])
    #expect(blocked.hover()?["contents"] != nil)
    blocked.session.tell("$/cancelRequest", ["id": 71])
    #expect(!blocked.session.answers().contains { $0.arrayValue != nil })
    blocked.rules.open()
    let answer = blocked.said { $0.arrayValue != nil }
    #expect(answer.arrayValue?.map { $0["id"] } == [71, 72, 73])
    #expect(answer.arrayValue?.map(\.errorCode) == [-32800, nil, -32601])
  }

  @Test("what waits when the session ends is taken back")
  func shutdown() {
    let blocked = StandingSession(Self.pulling)
    let id = blocked.session.post("textDocument/diagnostic", ["textDocument": ["uri": blocked.uri]])
    blocked.session.run()
    let end = blocked.session.post("shutdown")
    #expect(
      blocked.session.answers().suffix(2).map { [$0["id"], $0["error"]?["code"]] } == [
        [.integer(id), -32800], [.integer(end), nil],
      ])
    blocked.rules.open()
  }
}
