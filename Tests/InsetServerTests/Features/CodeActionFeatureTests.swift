import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Diagnostics and quick fixes")
struct CodeActionFeatureTests {
  private static let rules = [
    "auto-adjust-off-content-under-bar", "contained-child-not-adjusted", "scroll-view-not-first-subview",
  ]

  private func codes(_ diagnostics: [JSON]?) -> [String] {
    (diagnostics ?? []).compactMap { $0["code"]?.stringValue }.sorted()
  }

  private func actions(_ session: FeatureSession, for diagnostic: JSON) -> [JSON] {
    session.session.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": .string(DocumentURI(path: FeatureSession.storyboard).string)],
        "range": diagnostic["range"] ?? .null, "context": ["diagnostics": [diagnostic]],
      ])?.arrayValue ?? []
  }

  @Test("the sample's three mistakes are published, and each fix ends its own", arguments: PositionEncoding.allCases)
  func fixes(_ encoding: PositionEncoding) throws {
    let text = FeatureSession.text(FeatureSession.storyboard)
    for rule in Self.rules {
      let session = FeatureSession(encoding: encoding)
      session.open(FeatureSession.storyboard, text)
      let diagnostics = try #require(session.diagnostics(FeatureSession.storyboard))
      #expect(codes(diagnostics) == Self.rules)
      let diagnostic = try #require(diagnostics.first { $0["code"]?.stringValue == rule })
      let action = try #require(actions(session, for: diagnostic).first { $0["isPreferred"] == true })
      #expect(action["diagnostics"]?[0]?["code"]?.stringValue == rule)
      change(session, try #require(action["edit"]?["changes"]), version: 2)
      #expect(codes(session.diagnostics(FeatureSession.storyboard)) == Self.rules.filter { $0 != rule }, "\(rule)")
    }
  }

  @Test("a comment that disables a rule takes its diagnostic away, and one that does nothing is faded")
  func suppression() throws {
    let session = FeatureSession(more: [
      "textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": [1, 2]]]]
    ])
    let text = FeatureSession.text(FeatureSession.storyboard)
    session.open(FeatureSession.storyboard, text)
    let diagnostics = try #require(session.diagnostics(FeatureSession.storyboard))
    let first = try #require(diagnostics.first { $0["code"]?.stringValue == Self.rules[2] })
    let line = first["range"]?["start"]?["line"]?.intValue ?? 0
    func insert(_ comment: String, at line: Int, version: Int) {
      let place: JSON = ["line": .integer(line), "character": 0]
      session.session.tell(
        "textDocument/didChange",
        [
          "textDocument": [
            "uri": .string(DocumentURI(path: FeatureSession.storyboard).string), "version": .integer(version),
          ],
          "contentChanges": [["range": ["start": place, "end": place], "text": .string(comment + "\n")]],
        ])
    }
    insert("<!-- insetd:disable:next \(Self.rules[2]) -->", at: line, version: 2)
    #expect(codes(session.diagnostics(FeatureSession.storyboard)) == Array(Self.rules.prefix(2)))
    insert("<!-- insetd:disable:this \(Self.rules[2]) -->", at: 2, version: 3)
    let after = try #require(session.diagnostics(FeatureSession.storyboard))
    #expect(codes(after) == Self.rules.prefix(2) + ["unused-suppression"])
    #expect(after.first { $0["code"] == "unused-suppression" }?["tags"] == [1])
  }

  private func line(_ edit: JSON) -> Int { edit["range"]?["start"]?["line"]?.intValue ?? 0 }

  @Test("there are no actions where nothing was found, nor of a kind that isn't asked for")
  func none() {
    let session = FeatureSession()
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    let start: JSON = ["line": 0, "character": 0]
    let uri: JSON = ["uri": .string(DocumentURI(path: FeatureSession.storyboard).string)]
    #expect(
      session.session.ask(
        "textDocument/codeAction",
        ["textDocument": uri, "range": ["start": start, "end": start], "context": ["diagnostics": []]])
        == [])
    #expect(
      session.session.ask(
        "textDocument/codeAction",
        [
          "textDocument": uri, "range": ["start": start, "end": ["line": 10_000, "character": 0]],
          "context": ["diagnostics": [], "only": ["refactor"]],
        ]) == [])
  }

  private func fixAll(_ session: FeatureSession) -> [JSON] {
    let everything: JSON = ["start": ["line": 0, "character": 0], "end": ["line": 10_000, "character": 0]]
    return session.session.ask(
      "textDocument/codeAction",
      [
        "textDocument": session.identifier(FeatureSession.storyboard), "range": everything,
        "context": ["diagnostics": [], "only": ["source.fixAll"]],
      ])?.arrayValue ?? []
  }

  /// Makes the edits in all files that they are in.
  private func change(_ session: FeatureSession, _ changes: JSON, version: Int) {
    for (uri, edits) in changes.objectValue ?? [:] {
      // From the last to the first, so that each range still means the text before the edit.
      let changes = (edits.arrayValue ?? []).sorted { line($0) > line($1) }.map { edit -> JSON in
        ["range": edit["range"] ?? .null, "text": edit["newText"] ?? .null]
      }
      if let path = DocumentURI(uri).path, path != FeatureSession.storyboard {
        session.open(path, FeatureSession.text(path))
      }
      session.session.tell(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(uri), "version": .integer(version)], "contentChanges": .array(changes),
        ])
    }
  }

  @Test("all preferred fixes of a file are one action, for who asks for it", arguments: PositionEncoding.allCases)
  func fixAll(_ encoding: PositionEncoding) throws {
    let session = FeatureSession(encoding: encoding)
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    let actions = fixAll(session)
    #expect(actions.map { $0["title"] } == ["Fix 3 insetd problems"])
    #expect(actions.map { $0["kind"] } == ["source.fixAll.insetd"])
    change(session, try #require(actions[0]["edit"]?["changes"]), version: 2)
    #expect(session.diagnostics(FeatureSession.storyboard) == [])
  }

  @Test("the edit waits for codeAction/resolve where the client can, and is refused for another version")
  func resolve() throws {
    let session = FeatureSession(more: [
      "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
    ])
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    let diagnostic = try #require(
      session.diagnostics(FeatureSession.storyboard)?.first { $0["code"] == "auto-adjust-off-content-under-bar" })
    let offered = actions(session, for: diagnostic) + fixAll(session)
    #expect(offered.count == 2)
    for action in offered {
      #expect(action["edit"] == nil)
      let resolved = try #require(session.session.ask("codeAction/resolve", action))
      #expect(resolved["title"] == action["title"])
      #expect(resolved["edit"]?["documentChanges"]?[0]?["textDocument"]?["version"] == 1)
    }
    change(session, .object([DocumentURI(path: FeatureSession.storyboard).string: []]), version: 2)
    #expect(session.session.ask("codeAction/resolve", offered[0])?["code"] == -32801)
  }
}
