import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Folding and selection ranges")
struct RegionFeatureTests {
  private static let board = FeatureSession.apps + "/SixtyFour/SixtyFour/Base.lproj/Other.storyboard"
  private static let scene = FeatureSession.apps + "/FourCases/Other.inset.json"
  private static let markup = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes>
        <!--🧭--><scene sceneID="a">
          <objects/>
        </scene>
      </scenes>
    </document>
    """
  private static let json = """
    {"version": 1,
     "root": {
       "id": "🧭", "class": "A",
       "children": [
       ]
     }
    }
    """

  private func lines(_ answer: JSON?) -> [[Int]] {
    (answer?.arrayValue ?? []).map { [$0["startLine"]?.intValue ?? -1, $0["endLine"]?.intValue ?? -1] }
  }

  /// The ranges from the innermost outwards, as `line:character-line:character`.
  private func ranges(_ selection: JSON?) -> [String] {
    var (texts, next): ([String], JSON?) = ([], selection)
    while let selection = next {
      let places = ["start", "end"].map { edge in
        ["line", "character"].map { String(selection["range"]?[edge]?[$0]?.intValue ?? -1) }.joined(separator: ":")
      }
      texts.append(places.joined(separator: "-"))
      next = selection["parent"]
    }
    return texts
  }

  @Test("elements, objects and arrays of more than two lines fold; the line with their end stays")
  func folding() {
    let session = FeatureSession()
    session.open(Self.board, Self.markup)
    session.open(Self.scene, Self.json)
    func fold(_ path: String) -> JSON? {
      session.session.ask("textDocument/foldingRange", ["textDocument": session.identifier(path)])
    }
    #expect(lines(fold(Self.board)) == [[0, 5], [1, 4], [2, 3]])
    #expect(lines(fold(Self.scene)) == [[0, 5], [1, 4]])
    #expect(fold(FeatureSession.apps + "/SixtyFour/SixtyFour/AppDelegate.swift") == [])
  }

  @Test("no more folding ranges than the client wants")
  func limit() {
    let session = FeatureSession(more: ["textDocument": ["foldingRange": ["rangeLimit": 2]]])
    session.open(Self.board, Self.markup)
    #expect(
      lines(session.session.ask("textDocument/foldingRange", ["textDocument": session.identifier(Self.board)]))
        == [[0, 5], [1, 4]])
  }

  @Test("selections grow from the tag to its element to what is around", arguments: PositionEncoding.allCases)
  func selection(_ encoding: PositionEncoding) {
    let session = FeatureSession(encoding: encoding)
    session.open(Self.board, Self.markup)
    let answer = session.session.ask(
      "textDocument/selectionRange",
      [
        "textDocument": session.identifier(Self.board),
        "positions": [session.position("sceneID", in: Self.markup), session.position("objects", in: Self.markup)],
      ])
    let units = [PositionEncoding.utf8: 4, .utf16: 2, .utf32: 1][encoding] ?? 0
    let (start, end) = (11 + units, 11 + units + 19)
    #expect(
      ranges(answer?[0]) == [
        "2:\(start)-2:\(end)", "2:\(start)-4:12", "1:10-5:2", "1:2-5:11", "0:116-6:0", "0:0-6:11",
      ])
    #expect(ranges(answer?[1]).prefix(2) == ["3:6-3:16", "2:\(end)-4:4"])
  }

  @Test("in a scene document from the value to its member to the object around")
  func scene() {
    let session = FeatureSession()
    session.open(Self.scene, Self.json)
    let answer = session.session.ask(
      "textDocument/selectionRange",
      ["textDocument": session.identifier(Self.scene), "positions": [session.position("\"A\"", in: Self.json)]])
    #expect(ranges(answer?[0]) == ["2:24-2:27", "2:15-2:27", "1:9-5:2", "1:1-5:2", "0:0-6:1"])
  }
}
