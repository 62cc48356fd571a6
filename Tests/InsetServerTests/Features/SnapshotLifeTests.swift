import InsetJSON
import InsetModel
import InsetText
import Testing

@testable import InsetServer

/// Whatever a client asks, nothing of a state of its project is left when the next state has been asked about.
@Suite("The life of a state of a project")
struct SnapshotLifeTests {
  private final class Life {
    weak var analysis: Analysis?
    init(_ analysis: Analysis?) { self.analysis = analysis }
  }

  private let folder = TemporaryFolder([
    "App.xcodeproj/project.pbxproj": Sample.project(target: "9.0"), "App/Main.storyboard": Sample.storyboard(),
    "App/Feed.swift": Sample.controller("FeedViewController"),
  ])
  private let session: InProcessSession
  private var storyboard: String { folder("App/Main.storyboard") }
  private var document: JSON { ["uri": .string(DocumentURI(path: storyboard).string)] }
  private let text = Sample.storyboard()

  init() {
    session = InProcessSession { server in
      var options = ProjectHost.Options()
      options.readingThreads = 0
      options.cacheFolder = nil
      options.home = nil
      Features.register(on: server, options: options)
    }
    _ = session.ask(
      "initialize",
      [
        "processId": nil, "rootUri": .string(DocumentURI(path: folder.path).string),
        "capabilities": [
          "textDocument": [
            "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
            "inlayHint": ["resolveSupport": ["properties": ["tooltip"]]], "diagnostic": [:],
          ]
        ],
      ])
    session.tell("initialized", [:])
    for (path, text) in [(storyboard, text), (folder("App/Feed.swift"), Sample.controller("FeedViewController"))] {
      let item: JSON = [
        "uri": .string(DocumentURI(path: path).string), "languageId": "x", "version": 1, "text": .string(text),
      ]
      session.tell("textDocument/didOpen", ["textDocument": item])
    }
    session.run()
  }

  /// One character into a tag or value of the storyboard.
  private func position(_ wanted: String) -> JSON {
    let source = SourceText(text)
    let offset = source.bytes.firstRange(of: Array(wanted.utf8))?.lowerBound ?? 0
    return source.position(at: offset + 1, in: .utf16).json
  }

  private func at(_ wanted: String, _ more: JSONObject = [:]) -> JSON {
    var params: JSONObject = ["textDocument": document, "position": position(wanted)]
    for (name, value) in more { params[name] = value }
    return .object(params)
  }

  private var everywhere: JSON {
    ["start": ["line": 0, "character": 0], "end": ["line": 1000, "character": 0]]
  }

  private var feed: JSON { ["controller": "FeedViewController", "textDocument": document] }

  /// What is asked of each method: of one that goes on from the answer of another, from that answer. Nil for a method
  /// that has no entry here.
  private func probes(_ method: String) -> [JSON?]? {
    let table = "<tableView"
    let range: JSON = ["textDocument": document, "range": everywhere]
    let actions: JSON = ["textDocument": document, "range": everywhere, "context": ["diagnostics": []]]
    func items(_ method: String, _ params: JSON) -> [JSON?] { session.ask(method, params)?.arrayValue ?? [] }
    func prepared(_ wanted: String) -> [JSON?] {
      items("textDocument/prepareTypeHierarchy", at(wanted)).map { ["item": $0 ?? .null] }
    }
    switch method {
    case "textDocument/hover", "textDocument/definition", "textDocument/documentHighlight",
      "textDocument/prepareTypeHierarchy", "textDocument/completion":
      return [at(table), at("FeedViewController"), at("viewController id=\"feed-1\"")]
    case "textDocument/references": return [at("feed-1\" kind", ["context": ["includeDeclaration": true]])]
    case "textDocument/selectionRange": return [["textDocument": document, "positions": [position(table)]]]
    case "textDocument/documentSymbol", "textDocument/documentLink", "textDocument/foldingRange",
      "textDocument/diagnostic", "textDocument/codeLens":
      return [["textDocument": document]]
    case "workspace/diagnostic": return [["previousResultIds": []]]
    case "workspace/symbol": return [["query": "Feed"]]
    case "textDocument/codeAction": return [actions]
    case "codeAction/resolve":
      return items("textDocument/codeAction", actions) + [["title": "no fix", "data": nil]]
    case "textDocument/inlayHint": return [range]
    case "inlayHint/resolve": return items("textDocument/inlayHint", range)
    case "codeLens/resolve": return items("textDocument/codeLens", ["textDocument": document])
    case "typeHierarchy/supertypes", "typeHierarchy/subtypes":
      return prepared("viewController id=\"feed-1\"") + prepared("navigationController")
    case "workspace/executeCommand":
      let target: JSON = ["target": "FeedViewController", "textDocument": document]
      return ["insetd.explain", "insetd.preview", "insetd.matrix"].map {
        ["command": .string($0), "arguments": [target]]
      } + [["command": "insetd.pickEnvironment", "arguments": []]]
    case "inset/compute", "inset/render": return [feed]
    case "inset/suggest": return [["textDocument": document, "controller": "FeedViewController"]]
    case "inset/whatIf":
      return [
        [
          "textDocument": document, "controller": "FeedViewController",
          "changes": [["target": "FeedViewController", "set": ["edgesForExtendedLayout": []]]],
        ]
      ]
    case "inset/explain": return [["textDocument": document, "quantity": "table-1.contentInset.top"]]
    case "inset/matrix": return [["textDocument": document, "quantity": "table-1.systemInset"]]
    case "inset/compare":
      let scene: JSON = ["version": 1, "root": ["kind": "table"]]
      return [["a": ["scene": scene], "b": ["scene": scene]]]
    case "inset/hierarchy", "inset/environments": return [["textDocument": document]]
    default: return nil
    }
  }

  private func life() -> Life { Life((session.server.host as? ProjectHost)?.openProjects.first?.analysis) }

  private func edit(_ number: Int) {
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": document["uri"] ?? .null, "version": .integer(number)],
        "contentChanges": [["text": .string(Sample.storyboard(tableTop: number))]],
      ])
    session.run()
  }

  /// Asks all that there is to ask of a method.
  private func ask(_ method: String) {
    let probes = probes(method)
    #expect(probes != nil, "\(method) is asked nothing here")
    #expect(probes?.isEmpty != true, "\(method) has nothing to go on from")
    for probe in probes ?? [] { #expect(session.ask(method, probe ?? nil) != nil, "\(method) isn't answered") }
  }

  @Test("dies with the first request about the next one, whatever was asked: every request of the method table")
  func everyRequest() {
    let methods = session.server.methods.requests.keys.sorted()
    #expect(methods.count > 25)
    var version = 1
    for method in methods {
      ask(method)
      let old = life()
      #expect(old.analysis != nil)
      version += 1
      edit(version)
      ask(method)
      session.run()
      #expect(old.analysis == nil, "\(method) keeps the state that it was answered from")
    }
  }

  @Test("many edits leave one state, whatever is asked in between")
  func many() {
    var lives: [Life] = []
    for version in 2..<30 {
      edit(version)
      for method in ["textDocument/inlayHint", "inlayHint/resolve", "textDocument/codeLens", "codeLens/resolve"] {
        ask(method)
      }
      lives.append(life())
    }
    #expect(lives.filter { $0.analysis != nil }.count == 1)
  }
}
