import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("References, highlights and links")
struct ReferencesFeatureTests {
  private let storyboard = NavigationSession.storyboard
  private let markup = NavigationSession.storyboardText
  private let code = NavigationSession.code
  private let source = NavigationSession.codeText

  @Test("the declaration only where it is asked for, and never from Swift", arguments: PositionEncoding.allCases)
  func references(_ encoding: PositionEncoding) {
    let session = NavigationSession(encoding)
    let use = session.location(storyboard, "box", in: markup)
    let declaration = session.location(code, "box", in: source)
    #expect(session.ask("references", storyboard, at: "box", in: markup, declaration: true) == [declaration, use])
    #expect(session.ask("references", storyboard, at: "box", in: markup, declaration: false) == [use])
    #expect(session.ask("references", code, at: "box", in: source, declaration: true) == [use])
    #expect(
      session.ask("references", code, at: "ExtraViewController", in: source, declaration: true) == [
        session.location(storyboard, "ExtraViewController", in: markup)
      ])
    #expect(
      session.ask("references", storyboard, at: "<view key", in: markup, declaration: false) == [
        session.location(storyboard, "vie-wo-id0", after: "destination=\"", in: markup)
      ])
  }

  @Test("a controller of another file is named by the reference and the segue to it")
  func acrossFiles() {
    let session = NavigationSession()
    let main = FeatureSession.text(FeatureSession.storyboard)
    #expect(
      session.ask("references", FeatureSession.storyboard, at: "<tabBarController", in: main, declaration: false) == [
        session.location(FeatureSession.storyboard, "U7e-dP-Ywh", in: main),
        session.location(storyboard, "Main", in: markup),
        session.location(storyboard, "ref-er-id0", in: markup),
      ])
  }

  @Test("nothing where nothing is named")
  func silence() {
    let session = NavigationSession()
    #expect(session.ask("references", storyboard, at: "<scenes>", in: markup, declaration: true) == [])
    #expect(session.ask("references", code, at: "UIView!", in: source, declaration: true) == [])
    #expect(session.ask("documentHighlight", code, at: "box", in: source) == .null)
  }

  @Test("highlights are the same document's places")
  func highlights() {
    let session = NavigationSession()
    #expect(
      session.ask("documentHighlight", storyboard, at: "vie-wo-id0", in: markup) == [
        ["range": session.range("vie-wo-id0", in: markup)],
        ["range": session.range("vie-wo-id0", after: "destination=\"", in: markup)],
      ])
  }

  @Test(
    "the name of a storyboard is a link to it, with a tooltip for a client that shows one", arguments: [false, true])
  func links(_ isModern: Bool) {
    let session = NavigationSession(more: isModern ? NavigationSession.modern : [:])
    var link: JSONObject = [
      "range": session.range("Main", in: markup), "target": NavigationSession.uri(FeatureSession.storyboard),
    ]
    if isModern { link["tooltip"] = "Open Main.storyboard" }
    #expect(session.ask("documentLink", storyboard) == [.object(link)])
    #expect(session.ask("documentLink", code) == [])
  }
}
