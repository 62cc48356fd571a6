import InsetDocuments
import TestSupport
import Testing

@Suite("The Interface Builder reader takes any bytes")
struct TotalityTests {
  private static let fixture = InterfaceBuilderFixture.storyboard(
    """
    <navigationController storyboardIdentifier="n" toolbarHidden="NO" id="a" sceneMemberID="viewController">
    <extendedEdge key="edgesForExtendedLayout" top="YES"/><navigationBar key="navigationBar" translucent="NO" id="b"/>
    <connections><segue destination="d" kind="relationship" relationship="rootViewController" id="s"/></connections>
    </navigationController>
    """,
    """
    <viewController automaticallyAdjustsScrollViewInsets="NO" id="d" customClass="Feed" customModule="App">
    <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
    <tableView contentMode="scaleToFill" contentInsetAdjustmentBehavior="never" id="t">
    <rect key="frame" x="0.0" y="64" width="375" height="603"/><inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
    <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="1" height="9"/></view>
    <connections><outlet property="delegate" destination="d" id="o"/></connections></tableView>
    <containerView contentMode="scaleToFill" id="c"><connections><segue destination="a" kind="embed" id="e"/></connections>
    </containerView></subviews><constraints>
    <constraint firstItem="t" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="8" id="k1"/>
    <constraint firstAttribute="bottom" secondItem="t" secondAttribute="bottom" multiplier="1:2" id="k2"/></constraints>
    <viewLayoutGuide key="safeArea" id="sa"/><variation key="default"><mask key="subviews"><exclude reference="c"/></mask>
    </variation></view><navigationItem key="navigationItem" id="i"><string key="title">é
    😀</string></navigationItem><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="edgesForExtendedLayout"><integer key="value" value="5"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></viewController>
    """, attributes: "useSafeAreas=\"YES\" initialViewController=\"a\"")

  @Test("every prefix gives ranges within it, controllers in order, and one problem")
  func truncation() {
    for length in 0..<Self.fixture.bytes.count {
      let facts = InterfaceBuilderReader.read(Array(Self.fixture.bytes.prefix(length)))
      #expect(!facts.isComplete)
      #expect(facts.problems.filter { $0.severity == .error }.count == 1)
      #expect(facts.controllers.map(\.id) == ["a", "d"].prefix(facts.controllers.count).map { $0 })
      check(facts, length)
    }
    #expect(Self.fixture.facts.isComplete)
    #expect(Self.fixture.facts.problems == [])
  }

  @Test("every prefix of a xib is a problem, and what stands whole in it is read")
  func xibTruncation() {
    let xib = InterfaceBuilderFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Feed"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" id="v"><subviews><tableView contentMode="scaleToFill" id="t"/></subviews></view>
      """)
    for length in 0..<xib.bytes.count {
      let facts = InterfaceBuilderReader.read(Array(xib.bytes.prefix(length)))
      #expect(!facts.isComplete)
      #expect(facts.problems.filter { $0.severity == .error }.count == 1)
      #expect(facts.topLevelViews.count <= 1 && facts.controllers.isEmpty)
      check(facts, length)
    }
    #expect(xib.facts.isComplete && xib.facts.filesOwner?.viewID == "v")
  }

  @Test("mutated bytes never trap it and never give a range outside of them")
  func mutation() {
    var random = SeededGenerator(state: 0x1D5E7)
    let words = [
      "<view>", "</view>", "id=\"t\"", "\"", "<", ">", "&#xD800;", "&amp;", "]]>", "<!--", "\u{0}", "-", "1e999",
    ]
    for _ in 0..<3_000 {
      var bytes = Self.fixture.bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<min(place + .random(in: 1...60, using: &random), bytes.count))
        case 2: bytes.insert(contentsOf: Array((words.randomElement(using: &random) ?? "").utf8), at: place)
        case 3:
          let other = Int.random(in: 0..<bytes.count, using: &random)
          bytes.insert(
            contentsOf: bytes[min(place, other)..<min(max(place, other), min(place, other) + 200)], at: place)
        default:
          // Names and values trade places, which keeps most documents well-formed.
          let other = Int.random(in: 0..<bytes.count, using: &random)
          bytes.swapAt(place, other)
        }
        if bytes.isEmpty { bytes = [0x3C] }
      }
      check(InterfaceBuilderReader.read(bytes), bytes.count)
    }
  }

  private func check(_ facts: InterfaceBuilderFacts, _ length: Int) {
    let whole = 0..<length + 1
    var isInside = facts.problems.allSatisfy { $0.range.clamped(to: whole) == $0.range }
    for controller in facts.controllers {
      isInside = isInside && controller.range.clamped(to: whole) == controller.range
      isInside = isInside && controller.settings.allSatisfy { $0.range.clamped(to: whole) == $0.range }
      isInside = isInside && controller.segues.allSatisfy { $0.range.clamped(to: whole) == $0.range }
      if let view = controller.view {
        isInside = isInside && controller.range.clamped(to: whole).contains(view.tagRange.lowerBound)
      }
    }
    #expect(isInside)
    _ = facts.subject(atByte: length / 2)
    #expect(facts.shape.shape == facts.shape)
  }
}
