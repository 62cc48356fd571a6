import InsetDocuments
import InsetJSON
import InsetText
import Testing

@Suite("Views in Interface Builder files")
struct ViewTests {
  @Test("subviews come in z-order, with their kinds")
  func kinds() {
    let elements = ["view", "scrollView", "tableView", "collectionView", "textView", "webView", "wkWebView", "mapView"]
    let subviews = elements.map { "<\($0) contentMode=\"scaleToFill\" id=\"\($0)\"/>" }.joined()
    let fixture = InterfaceBuilderFixture.rootView("<subviews>\(subviews)</subviews>")
    #expect(fixture.root?.subviews.map(\.element) == elements)
    #expect(
      fixture.root?.subviews.map(\.kind) == [.view, .scroll, .table, .collection, .text, .web, .web, .view])
    #expect(fixture.root?.key == "view")
  }

  @Test("a frame is in points, and one that is the superview's bounds fills it")
  func frames() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews>
      <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      «<rect key="frame" x="0.0" y="64.5" width="375" height="602.5"/>»
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES" heightSizable="NO"/></view>
      <view contentMode="scaleToFill" id="b"><rect key="contentStretch" x="9" y="9" width="9" height="9"/>
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
      <view contentMode="scaleToFill" id="c"/>
      </subviews>
      """)
    #expect(fixture.view("a")?.frame == [0, 64.5, 375, 602.5])
    #expect(fixture.view("a")?.frameRange == fixture.marks[0])
    #expect(fixture.view("a")?.fillsSuperview == false)
    #expect(fixture.view("a")?.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(fixture.view("a")?.translatesAutoresizingMaskIntoConstraints == false)
    #expect(fixture.view("a")?.hasFixedFrame == true)
    #expect(fixture.view("b")?.fillsSuperview == true)
    #expect(fixture.view("b")?.translatesAutoresizingMaskIntoConstraints == true)
    #expect(fixture.view("c")?.frame == nil)
    #expect(fixture.root?.fillsSuperview == false)
  }

  @Test("a number that is none is reported and the frame left out", arguments: ["", "wide", "nan", "inf", "1e999"])
  func wrongNumber(written: String) {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><view id="a"><rect key="frame" x="0" y="0" width="«\(written)»" height="1"/></view></subviews>
      """)
    #expect(fixture.view("a")?.frame == nil)
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.warning, "width=\"\(written)\": expected a number", at: fixture.marks[0])
      ])
  }

  @Test(
    "settings have UIKit's names and a scene document's values",
    arguments: [
      ("contentInsetAdjustmentBehavior=\"never\"", "contentInsetAdjustmentBehavior", "never"),
      ("alwaysBounceVertical=\"YES\"", "alwaysBounceVertical", true),
      ("pagingEnabled=\"YES\"", "isPagingEnabled", true),
      ("insetsLayoutMarginsFromSafeArea=\"NO\"", "insetsLayoutMarginsFromSafeArea", false),
      ("automaticallyAdjustsScrollIndicatorInsets=\"NO\"", "automaticallyAdjustsScrollIndicatorInsets", false),
      ("contentViewInsetsToSafeArea=\"NO\"", "insetsContentViewsToSafeArea", false),
      ("hidden=\"YES\"", "isHidden", true), ("style=\"grouped\"", "style", "grouped"),
    ] as [(String, String, JSON)])
  func settings(attribute: String, name: String, value: JSON) {
    let fixture = InterfaceBuilderFixture.rootView(
      "<subviews><tableView contentMode=\"scaleToFill\" «\(attribute)» id=\"a\"/></subviews>")
    let settings = fixture.view("a")?.settings ?? []
    #expect(settings.map(\.name) == [name])
    #expect(settings.map(\.value) == [value])
    #expect(settings.map(\.range) == [fixture.marks[0]])
  }

  @Test("insets are top, left, bottom, right")
  func insets() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <subviews><scrollView contentMode="scaleToFill" id="a">
      «<inset key="contentInset" minX="2" minY="1" maxX="4" maxY="3"/>»
      <inset key="scrollIndicatorInsets" minX="0.0" minY="64" maxX="0.0" maxY="49"/>
      <inset key="insetFor6xAndEarlier" minX="0.0" minY="64" maxX="0.0" maxY="-64"/>
      </scrollView></subviews>
      """)
    #expect(fixture.root?.settings.map(\.value) == [[1, 2, 3, 4]])
    #expect(
      fixture.view("a")?.settings == [
        SettingFact("contentInset", [1, 2, 3, 4], at: fixture.marks[0], origin: .element),
        SettingFact(
          "scrollIndicatorInsets", [64, 0, 49, 0], at: fixture.view("a")?.settings.last?.range ?? 0..<0,
          origin: .element),
      ])
  }

  @Test("header, footer and cells belong to a table without being its subviews")
  func table() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <tableViewController id="c"><tableView key="view" contentMode="scaleToFill" id="t">
      <view key="tableHeaderView" contentMode="scaleToFill" id="head">
      <rect key="frame" x="0" y="0" width="375" height="«120»"/></view>
      <prototypes><tableViewCell contentMode="scaleToFill" id="p">
      <tableViewCellContentView key="contentView" contentMode="center" id="pc"><subviews>
      <label contentMode="left" id="l"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
      <sections><tableViewSection id="s"><cells><tableViewCell contentMode="scaleToFill" id="q"/></cells>
      </tableViewSection></sections></tableView></tableViewController>
      """)
    #expect(fixture.root?.subviews.isEmpty == true)
    #expect(fixture.root?.attachments.map(\.id) == ["head", "p", "q"])
    #expect(fixture.root?.attachments.first?.key == "tableHeaderView")
    #expect(fixture.view("p")?.subviews.map(\.id) == ["pc"])
    #expect(fixture.view("pc")?.subviews.map(\.id) == ["l"])
    #expect(fixture.root?.settings.map(\.name) == ["tableHeaderHeight"])
    #expect(fixture.root?.settings.map(\.value) == [120])
    #expect(fixture.root?.settings.first?.valueRange == fixture.marks[0])
  }

  @Test("a view without an id gets one from where it stands")
  func derivedIDs() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><label contentMode="left"/><label contentMode="left"/>
      <visualEffectView contentMode="scaleToFill" id="v"><view key="contentView" contentMode="center"/></visualEffectView>
      </subviews>
      """)
    #expect(fixture.root?.subviews.map(\.id) == ["root.label", "root.label[1]", "v"])
    #expect(fixture.view("v")?.subviews.map(\.id) == ["v.contentView"])
  }

  @Test("guides of a view are known by their ids")
  func guides() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><scrollView contentMode="scaleToFill" id="s"><viewLayoutGuide key="contentLayoutGuide" id="cg"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView></subviews>
      <viewLayoutGuide key="safeArea" id="sg"/>
      """)
    #expect(fixture.root?.safeAreaGuideID == "sg")
    #expect(fixture.view("s")?.contentLayoutGuideID == "cg")
    #expect(fixture.view("s")?.frameLayoutGuideID == "fg")
  }

  @Test("outlets of the controller name views; those of other objects don't")
  func outlets() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="c"><view key="view" contentMode="scaleToFill" id="v"><subviews>
      <tableView contentMode="scaleToFill" id="t"><connections><outlet property="dataSource" destination="c" id="o3"/>
      <outlet property="footer" destination="v" id="o4"/></connections></tableView></subviews></view>
      <connections><outlet property="list" destination="t" id="o1"/><outlet property="content" destination="t" id="o2"/>
      </connections></viewController>
      """)
    #expect(fixture.view("t")?.outletNames == ["list", "content"])
    #expect(fixture.root?.outletNames == [])
    #expect(fixture.controller?.outlets.map(\.property) == ["list", "content"])
  }

  @Test("views beside the controller in its scene are loose")
  func looseViews() {
    let fixture = InterfaceBuilderFixture.storyboard(
      "<viewController id=\"c\"/><scrollView contentMode=\"scaleToFill\" id=\"s\"/><tapGestureRecognizer id=\"g\"/>")
    #expect(fixture.controller?.looseViews.map(\.id) == ["s"])
    #expect(fixture.controller?.view == nil)
  }

  @Test("a view that some size classes don't have says which have it")
  func sizeClasses() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><view contentMode="scaleToFill" id="a"/><view contentMode="scaleToFill" id="b"/>
      <view contentMode="scaleToFill" id="c"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask></variation>
      <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="c"/></mask></variation>
      """)
    #expect(fixture.view("a")?.installedIn == ["widthClass=compact"])
    #expect(fixture.view("b")?.installedIn == [])
    #expect(fixture.view("c")?.installedIn == nil)
    #expect(["a", "b", "c"].map { fixture.view($0)?.excludedIn } == [[], [], ["heightClass=compact"]])
  }
}
