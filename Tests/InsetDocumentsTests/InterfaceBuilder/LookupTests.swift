import InsetDocuments
import Testing

@Suite("What stands at a byte of an Interface Builder file")
struct LookupTests {
  private let fixture = InterfaceBuilderFixture.storyboard(
    """
    <navigationController id="nav"><navigationBar key="navigationBar" contentMode="scaleToFill" «translucent="NO"» id="bar"/>
    <connections>«<segue destination="c" kind="relationship" relationship="rootViewController" id="s"/>»</connections>
    </navigationController>
    """,
    """
    <viewController «automaticallyAdjustsScrollViewInsets="NO"» id="c">
    <view key="view" contentMode="scaleToFill" id="root"><subviews>
    <tableView contentMode="scaleToFill" «alwaysBounceVertical="YES"» id="t">
    <prototypes><tableViewCell contentMode="scaleToFill" id="cell">« »</tableViewCell></prototypes></tableView></subviews>
    <constraints>«<constraint firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top" id="k"/>»
    </constraints></view><navigationItem key="navigationItem" «title="Feed"» id="item"/></viewController>
    <tapGestureRecognizer id="tap"><connections>«<segue destination="nav" kind="show" id="s2"/>»</connections>
    </tapGestureRecognizer>
    """)

  private func subject(_ mark: Int) -> InterfaceBuilderFacts.Subject? {
    fixture.facts.subject(atByte: fixture.marks[mark].lowerBound)
  }

  @Test("a bar's attribute")
  func bar() {
    #expect(subject(0)?.controller?.id == "nav")
    #expect(subject(0)?.bar?.id == "bar")
    #expect(subject(0)?.setting?.name == "isTranslucent")
  }

  @Test("a segue, in the controller and beside it")
  func segue() {
    #expect(subject(1)?.segue?.id == "s")
    #expect(subject(1)?.controller?.id == "nav")
    #expect(subject(7)?.segue?.id == "s2")
    #expect(subject(7)?.controller?.id == "c")
  }

  @Test("a controller's attribute")
  func controller() {
    #expect(subject(2)?.controller?.id == "c")
    #expect(subject(2)?.setting?.name == "automaticallyAdjustsScrollViewInsets")
    #expect(subject(2)?.views == [])
  }

  @Test("a view's attribute, with the views around it")
  func view() {
    #expect(subject(3)?.views.map(\.id) == ["root", "t"])
    #expect(subject(3)?.setting?.name == "alwaysBounceVertical")
  }

  @Test("a cell's content lies in its table")
  func cell() {
    #expect(subject(4)?.views.map(\.id) == ["root", "t", "cell"])
    #expect(subject(4)?.setting == nil)
  }

  @Test("a constraint, with the view that it pins")
  func constraint() {
    #expect(subject(5)?.pinned?.view.id == "t")
    #expect(subject(5)?.pinned?.pin.edge == .top)
    #expect(subject(5)?.views.map(\.id) == ["root"])
  }

  @Test("a navigation item's title")
  func navigationItem() {
    #expect(subject(6)?.navigationItem?.id == "item")
    #expect(subject(6)?.setting?.value == "Feed")
  }

  @Test("nothing outside of controllers, and outside of the file", arguments: [0, 60, -1, Int.max, Int.min])
  func nothing(offset: Int) {
    #expect(fixture.facts.subject(atByte: offset) == nil)
  }

  @Test("the shape stays when only places change")
  func shape() {
    let text = String(decoding: fixture.bytes, as: UTF8.self)
    let moved = InterfaceBuilderReader.read(Array(text.replacing("<scenes>", with: "<!-- é -->\n<scenes>").utf8))
    #expect(moved != fixture.facts)
    #expect(moved.shape == fixture.facts.shape)
    let changed = InterfaceBuilderReader.read(
      Array(text.replacing("translucent=\"NO\"", with: "translucent=\"YES\"").utf8))
    #expect(changed.shape != fixture.facts.shape)
  }

  @Test("no range is left in a shape")
  func noRanges() {
    let description = String(reflecting: fixture.facts.shape)
    let ranges = description.matches(of: /Range\((\d+)\.\.<(\d+)\)/)
    #expect(!ranges.isEmpty)
    #expect(ranges.allSatisfy { $0.1 == "0" && $0.2 == "0" })
  }
}
