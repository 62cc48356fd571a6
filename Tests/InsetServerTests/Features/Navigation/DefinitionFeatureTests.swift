import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Definitions")
struct DefinitionFeatureTests {
  private let storyboard = NavigationSession.storyboard
  private let markup = NavigationSession.storyboardText
  private let code = NavigationSession.code
  private let source = NavigationSession.codeText

  private func definition(_ session: NavigationSession, _ path: String, at wanted: String, in text: String) -> JSON? {
    session.ask("definition", path, at: wanted, in: text)
  }

  @Test("across the border in both directions, in every unit of positions", arguments: PositionEncoding.allCases)
  func locations(_ encoding: PositionEncoding) {
    let session = NavigationSession(encoding)
    #expect(
      definition(session, storyboard, at: "ExtraViewController", in: markup) == [
        session.location(code, "ExtraViewController", in: source)
      ])
    #expect(
      definition(session, storyboard, at: "box", in: markup) == [session.location(code, "box", in: source)])
    #expect(
      definition(session, code, at: "ExtraViewController", in: source) == [
        session.location(storyboard, "ExtraViewController", in: markup)
      ])
    let view = #"<view key="view" contentMode="scaleToFill" userLabel="🧭é" id="vie-wo-id0"/>"#
    #expect(
      definition(session, code, at: "box", in: source) == [session.location(storyboard, view, in: markup)])
    let start: [PositionEncoding: Int] = [.utf8: 19, .utf16: 16, .utf32: 15]
    #expect(
      definition(session, storyboard, at: "ExtraViewController", in: markup)?[0]?["range"] == [
        "start": ["line": 0, "character": .integer(start[encoding] ?? 0)],
        "end": ["line": 0, "character": .integer((start[encoding] ?? 0) + 19)],
      ])
  }

  @Test("links with what is looked from and all of what is found, for a client that takes them")
  func links() {
    let session = NavigationSession(more: NavigationSession.modern)
    #expect(
      definition(session, storyboard, at: "box", in: markup) == [
        [
          "originSelectionRange": session.range("box", in: markup), "targetUri": NavigationSession.uri(code),
          "targetRange": session.range("@IBOutlet var box: UIView!", in: source),
          "targetSelectionRange": session.range("box", in: source),
        ]
      ])
  }

  @Test("a segue leads through a storyboard reference to the closed file's controller")
  func reference() {
    let session = NavigationSession()
    let main = FeatureSession.text(FeatureSession.storyboard)
    #expect(
      definition(session, storyboard, at: "ref-er-id0", in: markup) == [
        session.location(
          FeatureSession.storyboard, #"<tabBarController id="U7e-dP-Ywh" sceneMemberID="viewController">"#, in: main)
      ])
  }

  @Test("the places of an ill-formed document are those of its present text")
  func illFormed() {
    let session = NavigationSession()
    let broken = markup.replacing("<scenes><scene", with: "<scenes>\r\n<\r\n<scene")
    session.session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": NavigationSession.uri(storyboard), "version": 2],
        "contentChanges": [["text": .string(broken)]],
      ])
    #expect(
      definition(session, code, at: "ExtraViewController", in: source) == [
        session.location(storyboard, "ExtraViewController", in: broken)
      ])
    #expect(
      definition(session, storyboard, at: "ExtraViewController", in: broken) == [
        session.location(code, "ExtraViewController", in: source)
      ])
  }

  @Test("a string that UIKit looks up leads to what it finds, in a Swift file that is being typed")
  func literal() {
    let session = NavigationSession()
    let path = NavigationSession.folder + "Flow.swift"
    let text = "func flow() {\r\n  /* 🧭 */ performSegue(withIdentifier: \"open\", sender: nil"
    session.features.open(path, text)
    let segue = #"<segue destination="ref-er-id0" kind="show" identifier="open" id="seg-ue-id0"/>"#
    #expect(definition(session, path, at: "open", in: text) == [session.location(storyboard, segue, in: markup)])
    #expect(definition(session, path, at: "sender", in: text) == .null)
  }

  @Test("null where Interface Builder knows nothing")
  func silence() {
    let session = NavigationSession()
    #expect(definition(session, code, at: "UIViewController", in: source) == .null)
    #expect(definition(session, storyboard, at: "<scenes>", in: markup) == .null)
    #expect(definition(session, "/nowhere/at/all.swift", at: "x", in: "x") == .null)
  }
}
