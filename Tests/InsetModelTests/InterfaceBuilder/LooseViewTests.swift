import InsetLayout
import InsetModel
import Testing

@Suite("Views of xibs that no controller has")
struct LooseViewTests {
  private static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>\(objects)</objects></document>
    """
  }

  private static let view = """
    <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
    <rect key="frame" x="0" y="0" width="320" height="40"/><constraints>
    <constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews><constraints>
    <constraint firstItem="bar" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="l"/>
    <constraint firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="t"/>
    <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="b"/>
    </constraints></view>
    """

  @Test("they are laid out as if they filled a screen, and all of it is assumed")
  func laidOut() throws {
    let app = TestApp(["Card.xib": Self.xib(Self.view), "Card.swift": "class Card: UIView {}"]).analysis.app
    #expect(app.controllers.isEmpty)
    let loose = try #require(app.looseViews.first)
    #expect(loose.path == "/app/Card.xib")
    let layout = try layOut(loose.scene, in: Environment(os: OSVersion(12), device: "iPhone 8"))
    let bar = try #require(layout.tree.subject(named: "bar"))
    let step = try #require(layout.trace.step(bar, Quantity(.frame)))
    // 375 × 667: 10 from the left, 40 high at the bottom.
    #expect(step.value == .rect(Rect(x: 10, y: 627, width: 365, height: 40)))
    #expect(step.certainty == .assumed)
  }

  @Test("cells have the size that their list gives them; a controller's view is no loose one")
  func others() {
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="c"><tableViewCellContentView key="contentView" id="w"/></tableViewCell>
      """
    #expect(TestApp(["Cell.xib": Self.xib(cell)]).analysis.app.looseViews.isEmpty)
    let owned = XibViewTests.xib(owner: "FeedViewController")
    let app = TestApp(["Feed.xib": owned, "A.swift": "class FeedViewController: UIViewController {}"]).analysis.app
    #expect(app.looseViews.isEmpty)
  }
}
