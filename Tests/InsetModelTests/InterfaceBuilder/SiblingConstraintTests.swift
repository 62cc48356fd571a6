import InsetLayout
import Testing

@testable import InsetModel

/// Interface Builder's constraints between views side by side, solved.
@Suite("Sibling constraints of Interface Builder")
struct SiblingConstraintTests {
  /// A header at the safe area's top, a list from there to an input bar at the safe area's bottom.
  private func storyboard(_ height: String, outlet: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="n">
    <scenes><scene><objects><navigationController id="n"><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
    </objects></scene><scene><objects><viewController id="c" customClass="Feed"><view key="view" contentMode="scaleToFill" id="v">
    <rect key="frame" x="0" y="0" width="375" height="812"/><subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="header">
    <rect key="frame" x="0" y="0" width="375" height="30"/><constraints>\(height)</constraints></view>
    <tableView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="t">
    <rect key="frame" x="0" y="512" width="375" height="300"/></tableView>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
    <rect key="frame" x="0" y="0" width="375" height="30"/><constraints>
    <constraint firstAttribute="height" constant="50" id="h2"/></constraints></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>
    <constraint firstItem="header" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="t" firstAttribute="top" secondItem="header" secondAttribute="bottom" constant="8" id="c2"/>
    <constraint firstItem="bar" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="c3"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="c4"/>
    \(["header", "t", "bar"].map { """
      <constraint firstItem="\($0)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="l\($0)"/>
      <constraint firstAttribute="trailing" secondItem="\($0)" secondAttribute="trailing" id="t\($0)"/>
      """ }.joined())
    </constraints></view><connections>\(outlet)</connections></viewController></objects></scene></scenes></document>
    """
  }

  private func layout(_ files: [String: String], _ environment: String) throws -> Layout {
    let app = TestApp(files)
    let placement = try #require(app.placements(ofClass: "Feed").first)
    let parsed = try #require(Environment(shortForm: environment))
    return try layOut(app.analysis.app.scene(of: placement, on: parsed.os).scene, in: parsed)
  }

  private func check(_ layout: Layout, _ frame: [Double], _ certainty: Certainty) throws {
    let named = try NamedQuantity("t.frame", in: layout.tree)
    #expect(layout.numbers(named) == frame)
    #expect(layout.certainty(named.subject, named.quantities) == certainty)
  }

  private static let fixed = #"<constraint firstAttribute="height" constant="30" id="h1"/>"#

  @Test("a list between two siblings has the frame that is left, whatever is written at design time")
  func between() throws {
    let files = ["Main.storyboard": storyboard(Self.fixed), "Feed.swift": "class Feed: UIViewController {}"]
    // Safe area 88 and 34: 88 + 30 + 8 = 126; 812 − 34 − 50 = 728.
    try check(try layout(files, "iPhone X@12.0"), [0, 126, 375, 602], .certain)
    // Without safe areas the layout guides: 64 + 30 + 8 = 102; 667 − 50 = 617.
    try check(try layout(files, "iPhone 7@10.3"), [0, 102, 375, 515], .inferred)
  }

  @Test("a sibling's height is the one that code gives it; one that isn't a number leaves the list's top a guess")
  func changed() throws {
    func files(_ height: String) -> [String: String] {
      [
        "Main.storyboard": storyboard(
          Self.fixed, outlet: #"<outlet property="headerHeight" destination="h1" id="o1"/>"#),
        "Feed.swift": """
        class Feed: UIViewController {
          @IBOutlet var headerHeight: NSLayoutConstraint!
          override func viewDidLoad() {
            super.viewDidLoad()
            headerHeight.constant = \(height)
          }
        }
        """,
      ]
    }
    // 88 + 60 + 8 = 156; 812 − 34 − 50 = 728.
    try check(try layout(files("60"), "iPhone X@12.0"), [0, 156, 375, 572], .certain)
    let layout = try layout(files("Settings.height"), "iPhone X@12.0")
    for (edge, certainty) in [(InsetLayout.Edge.top, Certainty.assumed), (.bottom, .certain)] {
      let list = try #require(layout.tree.subject(named: "t"))
      let step = layout.trace.step(list, Quantity(.frame, edge))
      #expect(step?.certainty == certainty)
    }
  }

  @Test("a height that nobody gives leaves the header and the list open")
  func open() throws {
    let layout = try layout(
      ["Main.storyboard": storyboard(""), "Feed.swift": "class Feed: UIViewController {}"], "iPhone X@12.0")
    let named = try NamedQuantity("t.frame", in: layout.tree)
    #expect(layout.certainty(named.subject, named.quantities) == .assumed)
  }
}
