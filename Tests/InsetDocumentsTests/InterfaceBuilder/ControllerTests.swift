import InsetDocuments
import InsetJSON
import InsetText
import Testing

@Suite("Controllers in Interface Builder files")
struct ControllerTests {
  @Test("every kind of controller is found, in document order, and nothing else")
  func kinds() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="a"/><placeholder placeholderIdentifier="IBFirstResponder" id="p"/><exit id="x"/>
      <searchDisplayController id="s"/>
      """,
      "<tableViewController id=\"b\"/>", "<collectionViewController id=\"c\"/>", "<navigationController id=\"d\"/>",
      "<tabBarController id=\"e\"/>", "<pageViewController id=\"f\"/>", "<splitViewController id=\"g\"/>",
      "<hostingController id=\"h\"/>", "<glkViewController id=\"i\"/>", "<avPlayerViewController id=\"j\"/>",
      "<viewControllerPlaceholder id=\"k\"/>", "<imagePickerController id=\"l\"/>",
      "<newfangledController id=\"m\" sceneMemberID=\"viewController\"/>")
    #expect(
      fixture.facts.controllers.map(\.kind) == [
        .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
        .pageViewController, .splitViewController, .hostingController, .glkViewController, .avPlayerViewController,
        .viewControllerPlaceholder, .other("imagePickerController"), .other("newfangledController"),
      ])
    #expect(fixture.facts.controllers.map(\.id).joined() == "abcdefghijklm")
    #expect(fixture.controller?.kind.className == "UIViewController")
    #expect(fixture.facts.controllers.last?.kind.elementName == "newfangledController")
    #expect(fixture.facts.controllers.last?.kind.className == nil)
  }

  @Test("names are located")
  func names() throws {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      ««<viewController storyboardIdentifier="«feed»" title="«Feed &amp; more»" id="a" userLabel="«The feed»" \
      customClass="«FeedController»" customModule="«App»" nibName="«Feed»">»</viewController>»
      """)
    let controller = try #require(fixture.controller)
    #expect(controller.range == fixture.marks[0])
    #expect(controller.tagRange == fixture.marks[1])
    #expect(controller.storyboardIdentifier == Located("feed", at: fixture.marks[2]))
    #expect(controller.title == Located("Feed & more", at: fixture.marks[3]))
    #expect(controller.userLabel == Located("The feed", at: fixture.marks[4]))
    #expect(controller.customClass == Located("FeedController", at: fixture.marks[5]))
    #expect(controller.customModule == Located("App", at: fixture.marks[6]))
    #expect(controller.nibName == Located("Feed", at: fixture.marks[7]))
  }

  @Test("a storyboard reference names the storyboard and the controller there")
  func placeholder() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="about" bundleIdentifier="b" id="a"/>
      """)
    #expect(fixture.controller?.storyboardName?.value == "Settings")
    #expect(fixture.controller?.referencedIdentifier?.value == "about")
    #expect(fixture.controller?.bundleIdentifier?.value == "b")
  }

  @Test(
    "settings have UIKit's names and a scene document's values",
    arguments: [
      ("automaticallyAdjustsScrollViewInsets=\"NO\"", "automaticallyAdjustsScrollViewInsets", false),
      ("extendedLayoutIncludesOpaqueBars=\"YES\"", "extendedLayoutIncludesOpaqueBars", true),
      ("hidesBottomBarWhenPushed=\"YES\"", "hidesBottomBarWhenPushed", true),
      ("modalPresentationStyle=\"formSheet\"", "modalPresentationStyle", "formSheet"),
      ("definesPresentationContext=\"YES\"", "definesPresentationContext", true),
      ("hidesBarsOnSwipe=\"YES\"", "hidesBarsOnSwipe", true),
    ] as [(String, String, JSON)])
  func settings(attribute: String, name: String, value: JSON) throws {
    let fixture = InterfaceBuilderFixture.storyboard("<viewController «\(attribute)» id=\"a\"/>")
    let setting = try #require(fixture.controller?.settings.first)
    #expect(fixture.controller?.settings.count == 1)
    #expect(setting.name == name)
    #expect(setting.value == value)
    #expect(setting.range == fixture.marks[0])
    #expect(setting.origin == .attribute)
    #expect(attribute.hasSuffix("\"\(fixture.text(setting.valueRange) ?? "")\""))
  }

  @Test(
    "edges for extended layout are those that the element names",
    arguments: [
      ("", []), (" bottom=\"YES\"", ["bottom"]), (" top=\"YES\" left=\"NO\"", ["top"]),
      (" right=\"YES\" bottom=\"YES\" left=\"YES\" top=\"YES\"", ["top", "left", "bottom", "right"]),
    ] as [(String, JSON)])
  func edges(attributes: String, value: JSON) {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="a">«<extendedEdge key="edgesForExtendedLayout"\(attributes)/>»</viewController>
      """)
    #expect(
      fixture.controller?.settings == [
        SettingFact("edgesForExtendedLayout", value, at: fixture.marks[0], origin: .element)
      ])
  }

  @Test("a setting that is neither YES nor NO is reported where it stands and left out")
  func wrongBoolean() {
    let fixture = InterfaceBuilderFixture.storyboard(
      "<viewController hidesBottomBarWhenPushed=\"«true»\" extendedLayoutIncludesOpaqueBars=\"YES\" id=\"a\"/>")
    #expect(fixture.controller?.settings.map(\.name) == ["extendedLayoutIncludesOpaqueBars"])
    #expect(
      fixture.facts.problems == [
        ReadingProblem(.warning, "hidesBottomBarWhenPushed=\"true\": expected YES or NO", at: fixture.marks[0])
      ])
  }

  @Test("simulated metrics are no settings")
  func simulatedMetrics() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="a"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/></viewController>
      """)
    #expect(fixture.controller?.settings == [])
    #expect(fixture.controller?.navigationBar == nil)
    #expect(fixture.controller?.tabBar == nil)
  }

  @Test("the layout guides are known by their ids")
  func layoutGuides() {
    let fixture = InterfaceBuilderFixture.rootView(
      "",
      guides: "<viewControllerLayoutGuide type=\"top\" id=\"t\"/><viewControllerLayoutGuide type=\"bottom\" id=\"b\"/>")
    #expect(fixture.controller?.topLayoutGuideID == "t")
    #expect(fixture.controller?.bottomLayoutGuideID == "b")
  }

  @Test("a page controller tells how it turns pages")
  func transitionStyle() {
    let fixture = InterfaceBuilderFixture.storyboard("<pageViewController transitionStyle=\"scroll\" id=\"a\"/>")
    #expect(fixture.controller?.settings.effective("transitionStyle")?.value == "scroll")
  }
}
