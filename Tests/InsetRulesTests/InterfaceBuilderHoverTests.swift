import InsetRules
import Testing

/// What hovers over Interface Builder's odder content say.
@Suite("Hovers in Interface Builder files")
struct InterfaceBuilderHoverTests {
  private static let code = "class FeedViewController: UIViewController {\n  @IBOutlet var list: UITableView!\n}\n"

  private static func scene(_ id: String, _ subviews: String, more: String = "") -> String {
    """
    <scene><objects><viewController id="\(id)" customClass="FeedViewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>\(subviews)</subviews>\(more)</view></viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="a">
    <scenes>\(scenes.joined())</scenes></document>
    """
  }

  private func hover(_ files: [String: String], _ name: String, at marker: String) -> HoverSubject? {
    ExampleApp(files, deploymentTarget: "12.0").hover(name, at: marker)
  }

  private func paragraphs(_ subject: HoverSubject?) -> [String] {
    (subject?.blocks ?? []).compactMap { block in
      if case .paragraph(let text) = block { text } else { nil }
    }
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FeedViewController"><connections>
    <outlet property="view" destination="v" id="o1"/><outlet property="list" destination="t" id="o2"/></connections>
    </placeholder>
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <tableView contentMode="scaleToFill" contentInsetAdjustmentBehavior="never" id="t">
    <rect key="frame" x="0" y="0" width="375" height="667"/></tableView></subviews></view>
    <view contentMode="scaleToFill" id="loose"/></objects></document>
    """

  @Test("a xib's views, settings and File's Owner are explained by the controller that loads it")
  func xib() {
    let files = ["FeedViewController.swift": Self.code, "FeedViewController.xib": Self.xib]
    let markers = ["<tableView", "contentInsetAdjustment", "<placeholder", "contentMode=\"scaleToFill\" id=\"v\""]
    for marker in markers {
      let subject = hover(files, "FeedViewController.xib", at: marker)
      #expect(subject?.situations.map(\.path) == ["FeedViewController"], "\(marker)")
      #expect(subject?.situations.first?.layouts.isEmpty == false, "\(marker)")
    }
    let setting = hover(files, "FeedViewController.xib", at: "contentInsetAdjustment")?.setting
    #expect(setting?.name == "contentInsetAdjustmentBehavior")
    #expect(hover(files, "FeedViewController.xib", at: "id=\"loose\"") == nil)
    #expect(hover(files, "FeedViewController.swift", at: "list")?.situations.count == 1)
  }

  @Test("a class of several scenes is explained in all of them")
  func severalScenes() {
    let files = [
      "Main.storyboard": Self.storyboard(Self.scene("a", ""), Self.scene("b", "")),
      "FeedViewController.swift": Self.code,
    ]
    #expect(hover(files, "FeedViewController.swift", at: "FeedViewController")?.situations.count == 2)
  }

  @Test("a container view without segue says that code fills it")
  func emptyContainer() {
    let container = #"<containerView contentMode="scaleToFill" id="area"/>"#
    let files = ["Main.storyboard": Self.storyboard(Self.scene("a", container))]
    #expect(
      paragraphs(hover(files, "Main.storyboard", at: "<containerView")).first
        == "No segue fills this container view: code does.")
  }

  @Test("views of some size classes only say so")
  func variations() {
    let views = #"<view contentMode="scaleToFill" id="wide"/><tableView contentMode="scaleToFill" id="list"/>"#
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/><exclude reference="list"/></mask>
      </variation>
      """
    let files = ["Main.storyboard": Self.storyboard(Self.scene("a", views, more: masks))]
    #expect(
      paragraphs(hover(files, "Main.storyboard", at: #"<view contentMode="scaleToFill" id="wide""#)) == [
        "This view is installed in some size classes only (widthClass=regular), and the numbers are those without it."
      ])
    let list = hover(files, "Main.storyboard", at: "<tableView")
    #expect(paragraphs(list).first == "This view is left out in some size classes (widthClass=regular).")
    guard case .headline(let first)? = list?.blocks?.first else {
      Issue.record("no headline")
      return
    }
    #expect(first.hasSuffix("(Assumed, see below.)"))
  }
}
