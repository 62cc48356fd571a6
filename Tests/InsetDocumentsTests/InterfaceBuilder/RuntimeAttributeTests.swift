import InsetDocuments
import InsetJSON
import Testing

@Suite("User-defined runtime attributes")
struct RuntimeAttributeTests {
  private static func controller(_ attributes: String, content: String = "") -> InterfaceBuilderFixture {
    .storyboard(
      """
      <navigationController id="a"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>\
      \(content)</navigationController>
      """)
  }

  @Test("a key path that is a setting becomes one, with its origin")
  func setting() {
    let fixture = Self.controller(
      """
      «<userDefinedRuntimeAttribute type="boolean" keyPath="automaticallyAdjustsScrollViewInsets" value="«NO»"/>»
      """)
    #expect(
      fixture.controller?.settings == [
        SettingFact(
          "automaticallyAdjustsScrollViewInsets", false, at: fixture.marks[0], valueAt: fixture.marks[1],
          origin: .runtimeAttribute(keyPath: "automaticallyAdjustsScrollViewInsets"))
      ])
    #expect(fixture.controller?.runtimeAttributes == [])
  }

  @Test(
    "numbers are read as UIKit's enumerations and masks",
    arguments: [
      ("edgesForExtendedLayout", "0", "edgesForExtendedLayout", []),
      ("edgesForExtendedLayout", "5", "edgesForExtendedLayout", ["top", "bottom"]),
      ("edgesForExtendedLayout", "15", "edgesForExtendedLayout", ["top", "left", "bottom", "right"]),
      ("modalPresentationStyle", "6", "modalPresentationStyle", "overCurrentContext"),
      ("extendedLayoutIncludesOpaqueBars", "1", "extendedLayoutIncludesOpaqueBars", true),
    ] as [(String, String, String, JSON)])
  func number(keyPath: String, written: String, name: String, value: JSON) {
    let fixture = Self.controller(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="\(keyPath)">\
      <integer key="value" value="\(written)"/></userDefinedRuntimeAttribute>
      """)
    #expect(fixture.controller?.settings.map(\.name) == [name])
    #expect(fixture.controller?.settings.map(\.value) == [value])
  }

  @Test("a path through a bar is that bar's setting, with and without an element for the bar")
  func bar() {
    let attribute = """
      <userDefinedRuntimeAttribute type="boolean" keyPath="navigationBar.translucent" value="NO"/>
      """
    let with = Self.controller(
      attribute, content: "<navigationBar key=\"navigationBar\" translucent=\"YES\" id=\"b\"/>")
    #expect(with.controller?.navigationBar?.settings.map(\.value) == [true, false])
    #expect(with.controller?.navigationBar?.settings.effective("isTranslucent")?.value == false)
    let without = Self.controller(attribute)
    #expect(without.controller?.navigationBar?.id == nil)
    #expect(without.controller?.navigationBar?.settings.map(\.value) == [false])
  }

  @Test("key-value coding comes after the attributes, wherever it is written")
  func effective() {
    let coded = SettingFact("isTranslucent", false, at: 0..<1, origin: .runtimeAttribute(keyPath: "translucent"))
    let written = SettingFact("isTranslucent", true, at: 2..<3)
    #expect([coded, written].effective("isTranslucent") == coded)
    #expect([written, coded].effective("isTranslucent") == coded)
    #expect([written].effective("isTranslucent") == written)
    #expect([written].effective("barStyle") == nil)
  }

  @Test("key paths that are no setting stay as they are")
  func raw() throws {
    let fixture = Self.controller(
      """
      <userDefinedRuntimeAttribute type="string" keyPath="topViewControllerStoryboardId" value="Main"/>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2.5"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="text"><string key="value">a
      b</string></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" white="1" alpha="1"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/>\
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="n"><integer key="value" value="1e999"/>\
      </userDefinedRuntimeAttribute>
      """)
    let attributes = try #require(fixture.controller?.runtimeAttributes)
    #expect(
      attributes.map(\.name) == ["topViewControllerStoryboardId", "layer.cornerRadius", "text", "tint", "r", "n"])
    #expect(attributes.map(\.value) == ["Main", 2.5, "a\nb", nil, [1, 2, 3, 4], nil])
    #expect(fixture.controller?.settings == [])
  }

  @Test("views take them too")
  func view() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><scrollView contentMode="scaleToFill" contentInsetAdjustmentBehavior="always" id="s">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="contentInsetAdjustmentBehavior"><integer key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></scrollView></subviews>
      """)
    let view = fixture.view("s")
    #expect(view?.settings.map(\.value) == ["always", "never"])
    #expect(view?.settings.effective("contentInsetAdjustmentBehavior")?.value == "never")
  }
}
