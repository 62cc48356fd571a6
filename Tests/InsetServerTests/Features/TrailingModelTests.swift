import InsetJSON
import InsetText
import Testing

@testable import InsetServer

/// Hovers that come while the model of an edit is made on another thread.
@Suite("Between an edit and its model", .timeLimit(.minutes(2)))
struct TrailingModelTests {
  private let folder = TemporaryFolder(Sample.app)
  private let session: InProcessSession
  private var storyboard: String { folder("App/Main.storyboard") }
  private var uri: JSON { .string(DocumentURI(path: storyboard).string) }
  private var host: ProjectHost? { session.server.host as? ProjectHost }

  init() {
    session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.readingThreads = 1
      options.cacheFolder = nil
      options.home = nil
      Features.register(on: server, options: options)
    }
    _ = session.ask(
      "initialize",
      ["processId": nil, "rootUri": .string(DocumentURI(path: folder.path).string), "capabilities": [:]])
    session.tell("initialized", [:])
    let item: JSON = ["uri": uri, "languageId": "xml", "version": 1, "text": .string(Sample.storyboard())]
    session.tell("textDocument/didOpen", ["textDocument": item])
    // An opened document is published even if nothing is wrong in it: the project is whole and known then.
    while !session.answers().contains(where: { $0["method"] == "textDocument/publishDiagnostics" }) {
      session.server.mailbox.wait()
    }
    session.forget()
  }

  /// Without running.
  private func change(_ version: Int, _ text: String) {
    session.tell(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": .integer(version)], "contentChanges": [["text": .string(text)]]])
  }

  private func position(_ wanted: String, in text: String) -> JSON {
    let source = SourceText(text)
    let offset = source.bytes.firstRange(of: Array(wanted.utf8))?.lowerBound ?? 0
    return source.position(at: offset + 2, in: .utf16).json
  }

  private func hover(_ wanted: String, in text: String) -> Int {
    session.post("textDocument/hover", ["textDocument": ["uri": uri], "position": position(wanted, in: text)])
  }

  /// The answers to requests, in the order in which they come.
  private func answers(_ ids: Int...) -> [JSON] {
    var found: [JSON] = []
    while true {
      found += session.answers().filter { answer in ids.contains { answer["id"] == .integer($0) } }
      if found.count == ids.count { return found }
      session.server.mailbox.wait()
    }
  }

  private func remarksOnEdit(_ answer: JSON?) -> Bool {
    answer?["result"]?["contents"]?["value"]?.stringValue?.contains("From before your last edit") ?? false
  }

  private func start(_ answer: JSON?) -> Int? { answer?["result"]?["range"]?["start"]?["line"]?.intValue }

  @Test("a hover is answered before what needs the model of the edit, in places of the text as it is")
  func order() {
    let text = Sample.storyboard(tableTop: 50)
    let line = position("<tableView", in: text)["line"]?.intValue
    change(2, text)
    let symbols = session.post("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    let first = hover("<tableView", in: text)
    let both = answers(symbols, first)
    #expect(both.map { $0["id"] } == [.integer(first), .integer(symbols)])
    #expect(start(both.first) == line)
    #expect(both.last?["result"]?.arrayValue?.isEmpty == false)
    #expect(remarksOnEdit(both.first))
    // Once the model is there, it is the edit's.
    let second = answers(hover("<tableView", in: text)).first
    #expect(start(second) == line)
    #expect(!remarksOnEdit(second))
    #expect(second?["result"]?["contents"] != both.first?["result"]?["contents"])
  }

  @Test("lines that a hover names are those of the text as it is")
  func lines() {
    func named(_ answer: JSON?) -> Substring? {
      guard let text = answer?["result"]?["contents"]?["value"]?.stringValue,
        let range = text.firstRange(of: "Main.storyboard:")
      else { return nil }
      return text[range.upperBound...].prefix(while: \.isNumber)
    }
    let before = named(answers(hover("<tableView", in: Sample.storyboard())).first)
    let text = Sample.storyboard(comment: "<!--\n\n\n-->")
    change(2, text)
    let trailing = named(answers(hover("<tableView", in: text)).first)
    #expect(before.flatMap { Int($0) }.map { $0 + 3 } == trailing.flatMap { Int($0) })
  }

  @Test("nothing is said of what the model hasn't seen yet")
  func unseen() {
    let text = Sample.storyboard().replacing(
      "<subviews>",
      with: "<subviews><textView id=\"new-1\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></textView>"
    )
    change(2, text)
    #expect(answers(hover("<textView", in: text)).first?["result"] == .null)
    let symbols = session.post("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    #expect(answers(symbols).count == 1)
    #expect(start(answers(hover("<textView", in: text)).first) != nil)
  }

  @Test("edits that come faster than models leave one model, of the last text")
  func fast() {
    var last = ""
    for version in 2..<12 {
      last = Sample.storyboard(tableTop: version)
      change(version, last)
      #expect(start(answers(hover("<tableView", in: last)).first) != nil)
    }
    let symbols = session.post("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    _ = answers(symbols)
    #expect(host?.isCatchingUp == false)
    let project = host?.project(for: DocumentURI(path: storyboard))
    #expect(project?.text(storyboard) == SourceText(last))
    #expect(project?.isOutdated(storyboard) == false)
  }

  @Test("a file that changes on disk isn't followed like an edit: its model is made before the answer")
  func disk() {
    folder.write("App/Other.storyboard", Sample.storyboard(controllerClass: "Other"))
    session.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": .string(DocumentURI(path: folder("App/Other.storyboard")).string), "type": 1]]])
    session.run()
    change(2, Sample.storyboard(tableTop: 7))
    #expect(start(answers(hover("<tableView", in: Sample.storyboard(tableTop: 7))).first) != nil)
  }
}
