import InsetModel
import Testing

@Suite("Views of controllers in xibs")
struct XibViewTests {
  static func xib(owner: String, view: String = "v") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>
    <outlet property="view" destination="\(view)" id="o1"/><outlet property="list" destination="t" id="o2"/></connections>
    </placeholder>
    <view contentMode="scaleToFill" id="\(view)"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <tableView contentMode="scaleToFill" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/></tableView>
    </subviews></view></objects></document>
    """
  }

  private static func storyboard(_ attributes: String, content: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="c">
    <scenes><scene><objects><viewController id="c" customClass="FeedViewController" \(attributes)>\(content)</viewController>
    </objects></scene></scenes></document>
    """
  }

  private static let code = "class FeedViewController: UIViewController {}\n"

  private func views(_ files: [String: String]) -> [String] {
    TestApp(files).analysis.app.controllers.map {
      "\($0.source) \($0.viewPath) \($0.facts.view?.id ?? "no view") \($0.facts.outlets.map(\.property))"
    }
  }

  @Test("a class that no scene has takes the xib of its name, with or without Controller")
  func named() {
    for name in ["FeedViewController.xib", "FeedView.xib", "FeedViewController~ipad.xib"] {
      let found = views(["A.swift": Self.code, name: Self.xib(owner: "FeedViewController")])
      #expect(found == ["xibOwner /app/\(name) v [\"view\", \"list\"]"])
    }
  }

  @Test("a scene without view takes the xib that it names, else that of its class")
  func scenes() {
    let xib = Self.xib(owner: "FeedViewController")
    #expect(
      views(["Main.storyboard": Self.storyboard("nibName=\"Page\""), "Page.xib": xib, "A.swift": Self.code])
        == ["scene /app/Page.xib v [\"view\", \"list\"]"])
    #expect(
      views(["Main.storyboard": Self.storyboard(""), "FeedViewController.xib": xib, "A.swift": Self.code])
        == ["scene /app/FeedViewController.xib v [\"view\", \"list\"]"])
    #expect(
      views(["Main.storyboard": Self.storyboard(""), "Other.xib": xib, "A.swift": Self.code])
        == ["scene /app/Main.storyboard no view []"])
    #expect(
      views([
        "Main.storyboard": Self.storyboard("", content: "<view key=\"view\" id=\"own\"/>"), "FeedView.xib": xib,
        "A.swift": Self.code,
      ]) == ["scene /app/Main.storyboard own []"])
  }

  @Test("the controllers of a xib's view are found from the xib")
  func owners() {
    let app = TestApp([
      "A.swift": Self.code, "FeedViewController.xib": Self.xib(owner: "FeedViewController"),
    ]).analysis.app
    #expect(app.controllers(withView: "v", inFile: "/app/FeedViewController.xib") == [0])
    #expect(app.controllers(withView: "t", inFile: "/app/FeedViewController.xib") == [])
  }
}
