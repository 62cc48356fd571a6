import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Files that change behind the server's back")
struct ChangedFileTests {
  private static let storyboard = "SixtyFour/Base.lproj/Main.storyboard"
  private static let code = "SixtyFour/ShiftedViewController.swift"

  /// Every request about a file or a project, for the storyboard and for a class that it shows.
  private static func requests(_ folder: TemporaryFolder) -> [(method: String, params: JSON)] {
    var requests: [(String, JSON)] = []
    for name in [storyboard, code] {
      let document: JSON = ["uri": .string(folder.uri(name))]
      let whole: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 100_000, "character": 0]]
      requests.append(
        ("textDocument/codeAction", ["textDocument": document, "range": whole, "context": ["diagnostics": []]]))
      for method in ["codeLens", "documentLink", "documentSymbol", "foldingRange", "diagnostic"] {
        requests.append(("textDocument/" + method, ["textDocument": document]))
      }
      requests.append(("textDocument/inlayHint", ["textDocument": document, "range": whole]))
      for line in name == storyboard ? [338] : [3] {
        let place: JSON = ["line": .integer(line), "character": 40]
        for method in ["hover", "definition", "references", "documentHighlight", "completion"] {
          requests.append(
            (
              "textDocument/" + method,
              ["textDocument": document, "position": place, "context": ["includeDeclaration": true]]
            ))
        }
        requests.append(("textDocument/selectionRange", ["textDocument": document, "positions": [place]]))
      }
      for method in ["compute", "render", "hierarchy"] {
        requests.append(("inset/" + method, ["textDocument": document]))
      }
      for method in ["explain", "suggest"] {
        let target =
          method == "explain" ? "ShiftedViewController.tableView.contentInset.top" : "ShiftedViewController.tableView"
        requests.append(("inset/" + method, ["textDocument": document, "target": .string(target)]))
      }
    }
    for rule in ["scroll-view-not-first-subview", "auto-adjust-off-content-under-bar", "contained-child-not-adjusted"] {
      let argument: JSON = ["textDocument": ["uri": .string(folder.uri(storyboard))], "rule": .string(rule)]
      requests.append(("workspace/executeCommand", ["command": "insetd.applyFix", "arguments": [argument]]))
    }
    requests.append(
      ("workspace/executeCommand", ["command": "insetd.explain", "arguments": ["ShiftedViewController"]]))
    requests.append(("workspace/symbol", ["query": "View"]))
    requests.append(("workspace/diagnostic", ["previousResultIds": []]))
    return requests
  }

  /// The edits of an answer, by file.
  private static func edits(_ answer: JSON?) -> [JSON] {
    guard let answer else { return [] }
    if let items = answer.arrayValue { return items.flatMap { edits($0) } }
    guard let object = answer.objectValue else { return [] }
    var found = object["newText"] != nil ? [answer] : []
    for (key, value) in object where key != "diagnostics" { found += edits(value) }
    return found
  }

  @Test(
    "every request gives no edit of another text, and what is true the next time",
    arguments: FileChange.allCases.map { ($0, storyboard) } + [(.shrinks, code), (.grows, code), (.isDeleted, code)])
  func everyRequest(change: FileChange, name: String) throws {
    let folder = TemporaryFolder(copyOf: FeatureSession.apps + "/SixtyFour")
    let original = try #require(folder.bytes(name))
    let requests = Self.requests(folder)
    change.make(name, in: folder)
    let session = FeatureSession(root: folder.path)
    let fresh = requests.map { session.session.ask($0.method, $0.params) }
    for ((method, params), fresh) in zip(requests, fresh) {
      if FileStatus(folder(name))?.kind == .folder { folder.remove(name) }
      folder.write(name, original)
      // The model knows the file as it was, and every finding with its fixes.
      _ = session.session.ask("inset/hierarchy", ["textDocument": ["uri": .string(folder.uri(name))]])
      change.make(name, in: folder)
      let first = session.session.ask(method, params)
      let second = session.session.ask(method, params)
      #expect(first != nil || fresh == nil, "\(method)")
      if name == Self.storyboard {
        // All edits are in it.
        for edits in [Self.edits(first), Self.edits(second)] {
          #expect(edits.isEmpty || edits == Self.edits(fresh), "\(method)")
        }
      }
      // Of a file that is ill-formed the last good facts are kept, and of one that has gone until the next listing.
      if change == .grows, !method.hasSuffix("iagnostic") { #expect(second == fresh, "\(method)") }
    }
  }
}
