import InsetLayout
import Testing

@testable import InsetModel

/// R11-XIB: constraints to a safe area in a xib and in a storyboard, on systems without safe areas.
@Suite("Safe areas in xibs")
struct XibSafeAreaTests {
  private static let view = """
    id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <tableView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="0" y="20" width="375" height="647"/></tableView></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="t" secondAttribute="bottom" id="c2"/>
    <constraint firstItem="t" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c3"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="t" secondAttribute="trailing" id="c4"/>
    </constraints></view>
    """

  private static let code = """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func application() {
        window?.rootViewController = UINavigationController(rootViewController: Feed())
      }
    }
    class Feed: UIViewController {}
    """

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"><connections>
    <outlet property="view" destination="v" id="o1"/></connections></placeholder>
    <view contentMode="scaleToFill" \(view)</objects></document>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES" initialViewController="n">
    <scenes><scene><objects><navigationController id="n"><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
    </objects></scene><scene><objects><viewController id="c" customClass="Feed"><view key="view" contentMode="scaleToFill" \(view)
    </viewController></objects></scene></scenes></document>
    """

  private func frame(_ files: [String: String], _ environment: String) throws -> [Double]? {
    let app = TestApp(files)
    let placement = try #require(app.placements(ofClass: "Feed").first)
    let parsed = try #require(Environment(shortForm: environment))
    let layout = try layOut(app.analysis.app.scene(of: placement, on: parsed.os).scene, in: parsed)
    return try layout.numbers(NamedQuantity("t.frame", in: layout.tree))
  }

  @Test(
    "before iOS 11 a xib's content starts at the view's edge, a storyboard's at the layout guide; after, both alike",
    arguments: [
      ("iPhone 7@9.0", [0.0, 0, 375, 667], [0.0, 64, 375, 603]),
      ("iPhone 7@10.0", [0, 0, 375, 667], [0, 64, 375, 603]),
      ("iPad Air@10.3", [0, 0, 768, 1024], [0, 64, 768, 960]),
      ("iPhone 8@12.0", [0, 64, 375, 603], [0, 64, 375, 603]),
      ("iPhone X@12.0", [0, 88, 375, 690], [0, 88, 375, 690]),
    ])
  func fallback(_ environment: String, _ inXib: [Double], _ inStoryboard: [Double]) throws {
    #expect(try frame(["A.swift": Self.code, "Feed.xib": Self.xib], environment) == inXib)
    #expect(
      try frame(
        ["A.swift": "class Feed: UIViewController {}", "Main.storyboard": Self.storyboard],
        environment)
        == inStoryboard)
  }
}
