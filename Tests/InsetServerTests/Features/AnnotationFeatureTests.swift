import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Inlay hints and code lenses")
struct AnnotationFeatureTests {
  private static let swift = FeatureSession.apps + "/SixtyFour/SixtyFour/ShiftedViewController.swift"
  private static let refreshing: JSONObject = [
    "workspace": ["inlayHint": ["refreshSupport": true], "codeLens": ["refreshSupport": true]]
  ]
  private static let lazyTooltips: JSONObject = [
    "textDocument": ["inlayHint": ["resolveSupport": ["properties": ["tooltip"]]]]
  ]

  private func hints(_ session: FeatureSession, _ path: String, lines: ClosedRange<Int> = 0...10_000) -> [JSON] {
    session.session.ask(
      "textDocument/inlayHint",
      [
        "textDocument": session.identifier(path),
        "range": [
          "start": ["line": .integer(lines.lowerBound), "character": 0],
          "end": ["line": .integer(lines.upperBound), "character": 0],
        ],
      ])?.arrayValue ?? []
  }

  private func lenses(_ session: FeatureSession, _ path: String) -> [JSON] {
    session.session.ask("textDocument/codeLens", ["textDocument": session.identifier(path)])?.arrayValue ?? []
  }

  private func labels(_ hints: [JSON]) -> [String] { hints.compactMap { $0["label"]?.stringValue } }

  @Test(
    "each scroll view of a storyboard has its insets behind the element's name", arguments: PositionEncoding.allCases)
  func storyboard(_ encoding: PositionEncoding) throws {
    let session = FeatureSession(encoding: encoding)
    // Characters beyond the Basic Multilingual Plane in front of the first table.
    let text = FeatureSession.text(FeatureSession.storyboard).replacing(
      "<tableView", with: "<!--🧭--><tableView", maxReplacements: 1)
    session.open(FeatureSession.storyboard, text)
    let found = hints(session, FeatureSession.storyboard)
    let (fine, hidden) = (
      "64 top, 49 bottom · 88–116 top, 83 bottom on iOS 11+", "0 (64 hidden) · 88–116 top, 83 bottom on iOS 11+"
    )
    #expect(labels(found) == [fine, hidden, fine, hidden, hidden])
    let units = [PositionEncoding.utf8: 4, .utf16: 2, .utf32: 1][encoding] ?? 0
    #expect(found[0]["position"] == ["line": 128, "character": .integer(28 + 7 + units + 10)])
    #expect(found[0]["paddingLeft"] == true)
    #expect(
      found[0]["tooltip"]?["value"]?.stringValue?.hasPrefix("**116 pt above the first row on iOS 26.0") == true)
    #expect(found[0]["data"] == nil)
  }

  @Test("only hints in the range that is asked for")
  func range() {
    let session = FeatureSession()
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    #expect(hints(session, FeatureSession.storyboard, lines: 0...100) == [])
    #expect(hints(session, FeatureSession.storyboard, lines: 120...130).count == 1)
  }

  @Test("an outlet has a hint at the end of its declaration; other files have none")
  func outlet() {
    let session = FeatureSession()
    session.open(Self.swift, FeatureSession.text(Self.swift))
    let found = hints(session, Self.swift)
    #expect(labels(found) == ["0 (64 hidden) · 88–116 top, 83 bottom on iOS 11+"])
    #expect(found.first?["position"] == ["line": 6, "character": 44])
    #expect(hints(session, FeatureSession.apps + "/FourCases/TYAY.inset.json") == [])
  }

  @Test("the tooltip waits for inlayHint/resolve where the client can")
  func resolve() throws {
    let session = FeatureSession(hover: "plaintext", more: Self.lazyTooltips)
    session.open(Self.swift, FeatureSession.text(Self.swift))
    let hint = try #require(hints(session, Self.swift).first)
    #expect(hint["tooltip"] == nil)
    let resolved = try #require(session.session.ask("inlayHint/resolve", hint))
    #expect(resolved["label"] == hint["label"])
    #expect(resolved["tooltip"]?["kind"] == "plaintext")
    #expect(
      resolved["tooltip"]?["value"]?.stringValue?.hasPrefix("The first 64 pt of tableView lie under the bars") == true)
  }

  @Test("where the sources don't say how a screen is shown there are neither hints nor lenses")
  func unknown() {
    let session = FeatureSession()
    let text = FeatureSession.text(FeatureSession.storyboard).replacing("initialViewController=", with: "x=")
    session.open(FeatureSession.storyboard, text)
    #expect(hints(session, FeatureSession.storyboard) == [])
    #expect(lenses(session, FeatureSession.storyboard) == [])
  }

  @Test("a class has three lenses; the numbers come on resolve")
  func lenses() throws {
    let session = FeatureSession()
    session.open(Self.swift, FeatureSession.text(Self.swift))
    let found = lenses(session, Self.swift)
    #expect(found.map { $0["command"]?["title"] } == [nil, "why", "what if"])
    #expect(
      found.map { $0["range"]?["start"] } == Array(repeating: ["line": 4, "character": 12] as JSON?, count: 3))
    #expect(found[2]["command"]?["command"] == "insetd.explain")
    #expect(
      found[2]["command"]?["arguments"] == [
        ["target": "ShiftedViewController", "textDocument": session.identifier(Self.swift), "part": "whatIf"]
      ])
    let resolved = session.session.ask("codeLens/resolve", found[0])
    #expect(
      resolved?["command"]?["title"]
        == "0 / 0, 64 hidden, on iPhone 7, iOS 10.3 … 116 / 83 on iPhone 17, iOS 26.0")
    #expect(resolved?["command"]?["command"] == "insetd.preview")
  }

  @Test("when the model has changed the client is asked to ask again, once, and not for text that only moves")
  func refresh() {
    let session = FeatureSession(more: Self.refreshing)
    let text = FeatureSession.text(FeatureSession.storyboard)
    session.open(FeatureSession.storyboard, text)
    _ = hints(session, FeatureSession.storyboard)
    _ = lenses(session, FeatureSession.storyboard)
    session.session.forget()
    #expect(session.refreshes(after: "<!-- nothing -->" + "\n", inFrontOf: "<document", in: text, version: 2) == [])
    let changed = text.replacing("automaticallyAdjustsScrollViewInsets=\"NO\"", with: "")
    #expect(
      session.refreshes(changed, version: 3) == ["workspace/codeLens/refresh", "workspace/inlayHint/refresh"])
    // Nobody has asked since.
    #expect(session.refreshes(text, version: 4) == [])
  }

  @Test("a client that can't ask again isn't told to")
  func noRefresh() {
    let session = FeatureSession()
    let text = FeatureSession.text(FeatureSession.storyboard)
    session.open(FeatureSession.storyboard, text)
    _ = hints(session, FeatureSession.storyboard)
    let changed = text.replacing("automaticallyAdjustsScrollViewInsets=\"NO\"", with: "")
    #expect(session.refreshes(changed, version: 2) == [])
  }
}

extension FeatureSession {
  /// Replaces the storyboard's text; the refreshes that the server then asks for.
  fileprivate func refreshes(_ text: String, version: Int) -> [String] {
    session.forget()
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(DocumentURI(path: Self.storyboard).string), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]],
      ])
    return session.answers().compactMap { $0["method"]?.stringValue }.filter { $0.hasSuffix("/refresh") }.sorted()
  }

  fileprivate func refreshes(after added: String, inFrontOf place: String, in text: String, version: Int) -> [String] {
    refreshes(text.replacing(place, with: added + place, maxReplacements: 1), version: version)
  }
}
