import InsetDocuments
import InsetText
import Testing

@Suite("Interface Builder documents")
struct DocumentTests {
  @Test("a storyboard tells its kind, platform, device and first controller")
  func storyboard() throws {
    let fixture = InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      «<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="«Aa1-bB-2Cc»">»
          «<device id="retina5_9" orientation="landscape"><adaptation id="fullscreen"/></device>»
          <dependencies>
              <deployment version="«2304»" identifier="iOS"/>
          </dependencies>
          <scenes/>
      </document>
      """)
    let facts = fixture.facts
    #expect(facts.kind == .storyboard)
    #expect(facts.targetRuntime == .iOS)
    #expect(facts.usesAutolayout)
    #expect(facts.usesSafeAreas)
    #expect(!facts.isLaunchScreen)
    #expect(facts.isComplete)
    #expect(facts.tagRange == fixture.marks[0])
    #expect(facts.initialViewController == Located("Aa1-bB-2Cc", at: fixture.marks[1]))
    #expect(facts.designDevice == DesignDevice(id: "retina5_9", orientation: "landscape", range: fixture.marks[2]))
    #expect(facts.deploymentVersion == Located("9.0", at: fixture.marks[3]))
    #expect(facts.problems.isEmpty)
  }

  @Test("a xib tells its File's Owner and the view that becomes the owner's root view")
  func xib() throws {
    let fixture = InterfaceBuilderFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="«FeedController»" customModule="App">
        <connections>
          <outlet property="view" destination="v" id="o1"/>
          «<outlet property="list" destination="t" id="o2"/>»
        </connections>
      </placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view contentMode="scaleToFill" id="v"><subviews><tableView contentMode="scaleToFill" id="t"/></subviews></view>
      <tapGestureRecognizer id="g"/>
      """)
    let owner = try #require(fixture.facts.filesOwner)
    #expect(fixture.facts.kind == .xib)
    #expect(owner.id == "-1")
    #expect(owner.customClass == Located("FeedController", at: fixture.marks[0]))
    #expect(owner.customModule?.value == "App")
    #expect(owner.viewID == "v")
    #expect(owner.outlets.last == OutletFacts(property: "list", destination: "t", range: fixture.marks[1]))
    #expect(fixture.facts.topLevelViews.map(\.id) == ["v"])
    #expect(fixture.view("t")?.outletNames == ["list"])
    #expect(fixture.facts.controllers.isEmpty)
  }

  @Test(
    "the version that a document is built for is written as a number or as a version",
    arguments: [
      ("2304", "9.0"), ("1808", "7.1"), ("2560", "10.0"), ("3408", "13.5"), ("1794", "7.0.2"), ("6656", "26.0"),
      ("9.0", "9.0"), ("11", "11.0"), ("12.1.4", "12.1.4"), ("", nil), ("latest", nil), ("9.", nil), ("-1", nil),
      ("99999999999999999999", nil), ("1.2.3.4", nil),
    ] as [(String, String?)])
  func deploymentVersion(written: String, version: String?) {
    let fixture = InterfaceBuilderFixture(
      """
      <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment version="\(written)" identifier="iOS"/>\
      </dependencies></document>
      """)
    #expect(fixture.facts.deploymentVersion?.value == version)
  }

  @Test("a version that Xcode only noted, or one for another platform, is none")
  func notedDeploymentVersion() {
    let fixture = InterfaceBuilderFixture(
      """
      <document targetRuntime="iOS.CocoaTouch"><dependencies><deployment defaultVersion="1792" identifier="iOS"/>\
      <deployment version="101300" identifier="macosx"/></dependencies></document>
      """)
    #expect(fixture.facts.deploymentVersion == nil)
  }

  @Test(
    "documents for other platforms give one informational problem and no facts",
    arguments: [
      ("MacOSX.Cocoa", .macOS, "macOS"), ("AppleTV", .tvOS, "tvOS"), ("watchKit", .watchOS, "watchOS"),
      ("XROS", .unknown, "an unknown platform"),
    ] as [(String, InterfaceBuilderFacts.TargetRuntime, String)])
  func foreignPlatform(written: String, runtime: InterfaceBuilderFacts.TargetRuntime, name: String) {
    let fixture = InterfaceBuilderFixture(
      """
      «<document type="x" targetRuntime="\(written)">»<scenes><scene><objects><viewController id="a"/></objects></scene>\
      </scenes></document>
      """)
    #expect(fixture.facts.targetRuntime == runtime)
    #expect(fixture.facts.isForeign)
    #expect(fixture.facts.isComplete)
    #expect(fixture.facts.controllers.isEmpty)
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.information, "a document for \(name) is not read", at: fixture.marks[0])
      ])
  }

  @Test("the old archive format is named, once, and not read")
  func archive() {
    let fixture = InterfaceBuilderFixture(
      """
      «<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">»
      <data><int key="IBDocument.SystemTarget">1536</int></data></archive>
      """)
    #expect(fixture.facts.isForeign)
    #expect(fixture.facts.targetRuntime == .iOS)
    #expect(fixture.facts.problems.map(\.severity) == [.information])
    #expect(fixture.facts.problems.first?.range == fixture.marks[0])
  }

  @Test("other XML is an error at its root")
  func otherXML() {
    let fixture = InterfaceBuilderFixture("«<plist version=\"1.0\">»<dict/></plist>")
    #expect(!fixture.facts.isForeign)
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.error, "<plist> is not an Interface Builder document", at: fixture.marks[0])
      ])
  }

  @Test("a document without a platform is taken for iOS unless its type says otherwise")
  func withoutPlatform() {
    #expect(InterfaceBuilderFixture("<document/>").facts.targetRuntime == .iOS)
    #expect(
      InterfaceBuilderFixture("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>").facts.targetRuntime
        == .macOS)
  }

  @Test("a launch screen says so")
  func launchScreen() {
    let fixture = InterfaceBuilderFixture.storyboard(
      "<viewController id=\"a\"/>", attributes: "launchScreen=\"YES\"")
    #expect(fixture.facts.isLaunchScreen)
    #expect(!fixture.facts.usesAutolayout)
    #expect(!fixture.facts.usesSafeAreas)
  }
}
