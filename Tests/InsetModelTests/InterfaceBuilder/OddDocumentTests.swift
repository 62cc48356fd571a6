import InsetModel
import Testing

@Suite("Interface Builder documents that lead in circles")
struct OddDocumentTests {
  private static func document(initial: String, _ scenes: String...) -> String {
    let objects = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>\(objects)</scenes></document>
      """
  }

  private static func embedding(_ id: String, _ child: String) -> String {
    """
    <viewController id="\(id)" customClass="\(id.uppercased())"><view key="view" id="\(id)-view"><subviews>
    <containerView id="\(id)-area"><connections><segue destination="\(child)" kind="embed" id="\(id)-segue"/></connections>
    </containerView></subviews></view></viewController>
    """
  }

  @Test("controllers that embed each other are placed once in each other, one that embeds itself not at all")
  func embedding() {
    let app = TestApp([
      "Main.storyboard": Self.document(
        initial: "a", Self.embedding("a", "b"), Self.embedding("b", "a"), Self.embedding("c", "c"))
    ])
    #expect(app.paths(ofClass: "A") == ["A"])
    #expect(app.paths(ofClass: "B") == ["A › B"])
    #expect(app.paths(ofClass: "C") == ["C"])
    for index in app.analysis.app.controllers.indices {
      #expect(!app.analysis.layouts(of: index).flatMap(\.layouts).isEmpty)
    }
  }

  @Test("storyboards that refer to each other, to themselves and to nothing")
  func references() {
    let app = TestApp([
      "Main.storyboard": Self.document(
        initial: "r", "<viewControllerPlaceholder id=\"r\" storyboardName=\"Other\"/>",
        """
        <viewController id="x" customClass="X"><connections><segue destination="r" kind="show" id="s1"/>
        <segue destination="self" kind="show" id="s2"/><segue destination="gone" kind="show" id="s3"/>
        <segue destination="nothing" kind="show" id="s4"/></connections></viewController>
        """, "<viewControllerPlaceholder id=\"self\"/>",
        "<viewControllerPlaceholder id=\"gone\" storyboardName=\"Missing\"/>"),
      "Other.storyboard": Self.document(
        initial: "r", "<viewControllerPlaceholder id=\"r\" storyboardName=\"Main\"/>"),
    ])
    #expect(app.analysis.app.edges.isEmpty)
    #expect(app.placements(ofClass: "X").map(\.isKnown) == [false])
  }

  @Test("a chain of pushes without end is followed for a while, and what comes after it begins anew")
  func longChain() throws {
    let count = 1_000
    let scenes = (0..<count).map {
      "<scene><objects><viewController id=\"c\($0)\"><connections><segue destination=\"c\($0 + 1)\" kind=\"show\" id=\"s\($0)\"/></connections></viewController></objects></scene>"
    }
    let navigation =
      "<navigationController id=\"n\"><connections><segue destination=\"c0\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
    let app = TestApp([
      "Main.storyboard": Self.document(initial: "n", navigation).replacingOccurrence(
        of: "</scenes>", with: scenes.joined() + "</scenes>")
    ])
    let steps = app.analysis.placements.values.joined().map(\.steps.count)
    #expect(app.analysis.placements.count == count + 1)
    #expect(steps.max() == 64)
  }

  @Test("of two controllers with one id the first is meant, and the second is there all the same")
  func duplicates() {
    let app = TestApp([
      "Main.storyboard": Self.document(
        initial: "n",
        """
        <navigationController id="n"><connections>
        <segue destination="d" kind="relationship" relationship="rootViewController" id="s"/></connections>
        </navigationController>
        """, "<viewController id=\"d\" customClass=\"First\"/>", "<viewController id=\"d\" customClass=\"Second\"/>")
    ])
    #expect(app.paths(ofClass: "First") == ["UINavigationController › First"])
    #expect(app.paths(ofClass: "Second") == ["Second"])
  }

  @Test("one broken file of an app leaves the rest as it is")
  func broken() {
    let whole = Self.document(initial: "a", "<viewController id=\"a\" customClass=\"A\"/>")
    let entities = "<!DOCTYPE d [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]><document>&b;</document>"
    for text in ["", "<", "\u{FEFF}", entities] {
      let app = TestApp(["Main.storyboard": whole, "Broken.storyboard": text, "Broken.xib": text])
      #expect(app.paths(ofClass: "A") == ["A"])
      #expect(app.analysis.app.controllers.count == 1)
    }
  }
}
