import InsetJSON
import InsetText
import Testing

@Suite("Bars and navigation items in Interface Builder files")
struct BarTests {
  @Test("a navigation bar's settings are located")
  func navigationBar() throws {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <navigationController id="a">
        ««<navigationBar key="navigationBar" contentMode="scaleToFill" «translucent="«NO»"» largeTitles="YES" \
      barStyle="black" id="bar" customClass="«Strip»">»
          «<color key="barTintColor" white="0.5" alpha="1"/>»
          «<navigationBarAppearance key="scrollEdgeAppearance"/>»
        </navigationBar>»
      </navigationController>
      """)
    let bar = try #require(fixture.controller?.navigationBar)
    let marks = fixture.marks
    #expect(bar.id == "bar")
    #expect(bar.range == marks[0])
    #expect(bar.tagRange == marks[1])
    #expect(
      bar.settings.map(\.name) == [
        "isTranslucent", "prefersLargeTitles", "barStyle", "barTintColor", "scrollEdgeAppearance",
      ])
    #expect(bar.settings.map(\.value) == [false, true, "black", true, "default"])
    #expect(bar.settings[0].range == marks[2])
    #expect(bar.settings[0].valueRange == marks[3])
    #expect(bar.customClass == Located("Strip", at: marks[4]))
    #expect(bar.settings[3].range == marks[5])
    #expect(bar.settings[4].range == marks[6])
    #expect(fixture.controller?.settings == [])
  }

  @Test("older names of the black bar style mean black", arguments: ["black", "blackOpaque", "blackTranslucent"])
  func barStyle(written: String) {
    let fixture = InterfaceBuilderFixture.storyboard(
      "<tabBarController id=\"a\"><tabBar key=\"tabBar\" barStyle=\"\(written)\" id=\"b\"/></tabBarController>")
    #expect(fixture.controller?.tabBar?.settings.map(\.value) == ["black"])
    #expect(fixture.facts.problems.isEmpty)
  }

  @Test("the controller's toolbarHidden is the toolbar's isHidden, with and without a toolbar element")
  func toolbarHidden() {
    let with = InterfaceBuilderFixture.storyboard(
      """
      <navigationController «toolbarHidden="NO"» id="a"><toolbar key="toolbar" translucent="NO" id="t"/>\
      </navigationController>
      """)
    #expect(with.controller?.toolbar?.id == "t")
    #expect(with.controller?.toolbar?.settings.map(\.name) == ["isHidden", "isTranslucent"])
    #expect(with.controller?.toolbar?.settings.map(\.value) == [false, false])
    #expect(with.controller?.toolbar?.settings.first?.range == with.marks[0])

    let without = InterfaceBuilderFixture.storyboard(
      "«<navigationController «toolbarHidden=\"NO\"» id=\"a\">»</navigationController>")
    #expect(without.controller?.toolbar?.id == nil)
    #expect(without.controller?.toolbar?.tagRange == without.marks[0])
    #expect(without.controller?.toolbar?.range == without.marks[1])
    #expect(without.controller?.toolbar?.settings.map(\.value) == [false])
  }

  @Test("navigationBarHidden is the bar's isHidden")
  func navigationBarHidden() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <navigationController navigationBarHidden="YES" id="a"><navigationBar key="navigationBar" id="b"/>\
      </navigationController>
      """)
    #expect(fixture.controller?.navigationBar?.settings.effective("isHidden")?.value == true)
  }

  @Test("a navigation item has its title, prompt and large-title mode")
  func navigationItem() throws {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="a">«<navigationItem key="navigationItem" «title="Tom &amp; Ana"» \
      largeTitleDisplayMode="never" id="i">
      «<string key="prompt">Two
      lines</string>»
      <searchController key="searchController" id="s"/>
      </navigationItem>»</viewController>
      """)
    let item = try #require(fixture.controller?.navigationItem)
    #expect(item.id == "i")
    #expect(item.range == fixture.marks[0])
    #expect(item.settings.map(\.name) == ["title", "largeTitleDisplayMode", "prompt", "searchController"])
    #expect(item.settings.map(\.value) == ["Tom & Ana", "never", "Two\nlines", true])
    #expect(item.settings[0].range == fixture.marks[1])
    #expect(item.settings[2].range == fixture.marks[2])
  }
}
