import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Symbols")
struct SymbolFeatureTests {
  private let storyboard = NavigationSession.storyboard
  private let markup = NavigationSession.storyboardText

  @Test("a tree of controllers, views and segues", arguments: PositionEncoding.allCases)
  func tree(_ encoding: PositionEncoding) {
    let session = NavigationSession(encoding, more: NavigationSession.modern)
    let symbols = session.ask("documentSymbol", storyboard)
    let controller = symbols?[0]
    #expect(symbols?.arrayValue?.map { $0["name"] } == ["🧭é", "Main"])
    #expect(controller?["detail"] == "ExtraViewController, viewController")
    #expect(controller?["kind"] == 5)
    #expect(
      controller?["selectionRange"]
        == session.range(
          #"<viewController title="🧭é" id="ext-ra-id0" customClass="ExtraViewController">"#, in: markup))
    let view = #"<view key="view" contentMode="scaleToFill" userLabel="🧭é" id="vie-wo-id0"/>"#
    let segue = #"<segue destination="ref-er-id0" kind="show" identifier="open" id="seg-ue-id0"/>"#
    #expect(
      controller?["children"] == [
        [
          "name": "🧭é", "detail": "view", "kind": 19, "range": session.range(view, in: markup),
          "selectionRange": session.range(view, in: markup), "children": [],
        ],
        [
          "name": "open", "detail": "to Main", "kind": 24, "range": session.range(segue, in: markup),
          "selectionRange": session.range(segue, in: markup), "children": [],
        ],
      ])
  }

  @Test("a list for a client that takes no trees, of kinds that it knows")
  func list() {
    let session = NavigationSession()
    let symbols = session.ask("documentSymbol", storyboard)?.arrayValue ?? []
    #expect(symbols.map { $0["name"] } == ["🧭é", "🧭é", "open", "Main"])
    #expect(symbols.map { $0["containerName"] } == [nil, "🧭é", "🧭é", nil])
    #expect(symbols.map { $0["kind"] } == [5, 8, 6, 2])
    let view = #"<view key="view" contentMode="scaleToFill" userLabel="🧭é" id="vie-wo-id0"/>"#
    #expect(symbols[1]["location"] == session.location(storyboard, view, in: markup))
  }

  @Test("scene documents have an outline, Swift files have none here")
  func otherFiles() {
    let session = NavigationSession(more: NavigationSession.modern)
    let scene = session.ask("documentSymbol", FeatureSession.apps + "/FourCases/TYAY.inset.json")
    #expect(scene?[0]?["name"] == "nav")
    #expect(scene?[0]?["children"]?[0]?["children"]?[0]?["children"]?[0]?["name"] == "table")
    #expect(session.ask("documentSymbol", NavigationSession.code) == [])
  }

  @Test("controllers of all files, by class, title or identifier")
  func workspace() {
    let session = NavigationSession(more: NavigationSession.modern)
    let main = FeatureSession.text(FeatureSession.storyboard)
    let tag = """
      <viewController id="l8Z-RM-WJl" customClass="FeedViewController" customModule="SixtyFour" \
      customModuleProvider="target" sceneMemberID="viewController">
      """
    #expect(
      session.session.ask("workspace/symbol", ["query": "feedview"]) == [
        [
          "name": "FeedViewController", "kind": 5,
          "location": session.location(FeatureSession.storyboard, tag, in: main),
          "containerName": "Main.storyboard",
        ]
      ])
    #expect(session.session.ask("workspace/symbol", ["query": "🧭"])?[0]?["containerName"] == "Extra.storyboard")
    #expect(session.session.ask("workspace/symbol", ["query": "nothing"]) == [])
    #expect(session.session.ask("workspace/symbol", ["query": 1])?.errorCode == -32602)
  }
}
