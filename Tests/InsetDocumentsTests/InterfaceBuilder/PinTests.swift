import InsetDocuments
import Testing

/// The view `v` lies in `box`, which lies in the root view.
@Suite("Constraints as pins")
struct PinTests {
  private static func fixture(_ constraint: String) -> InterfaceBuilderFixture {
    .rootView(
      """
      <subviews><view contentMode="scaleToFill" id="box"><subviews>
      <view contentMode="scaleToFill" id="v"><subviews><view contentMode="scaleToFill" id="inner"/></subviews></view>
      <view contentMode="scaleToFill" id="w"/></subviews>
      <viewLayoutGuide key="safeArea" id="boxSafe"/></view>
      <scrollView contentMode="scaleToFill" id="scroll"><subviews><view contentMode="scaleToFill" id="page"/></subviews>
      <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><viewLayoutGuide key="keyboard" id="keyboard"/>
      <constraints>«\(constraint)»</constraints>
      """,
      guides:
        "<viewControllerLayoutGuide type=\"top\" id=\"top\"/><viewControllerLayoutGuide type=\"bottom\" id=\"bottom\"/>"
    )
  }

  private static func constraint(_ first: String, _ second: String, _ rest: String = "") -> String {
    func item(_ name: String, _ text: String) -> String {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let id = parts.dropLast().joined()
      return (id.isEmpty ? "" : "\(name)Item=\"\(id)\" ") + "\(name)Attribute=\"\(parts.last ?? "")\""
    }
    return "<constraint \(item("first", first)) \(item("second", second)) \(rest) id=\"k\"/>"
  }

  @Test(
    "an edge held to the same edge of something around the view is a pin, its constant towards the inside",
    arguments: [
      ("box.top", "root.top", "constant=\"8\"", .top, .superview, "root", 0, 8),
      ("box.leading", "root.leading", "constant=\"8\"", .left, .superview, "root", 0, 8),
      ("box.left", "root.left", "", .left, .superview, "root", 0, 0),
      ("box.bottom", "root.bottom", "constant=\"-8\"", .bottom, .superview, "root", 0, 8),
      ("root.bottom", "box.bottom", "constant=\"8\"", .bottom, .superview, "root", 0, 8),
      (".bottom", "box.bottom", "constant=\"-8.5\"", .bottom, .superview, "root", 0, -8.5),
      (".trailing", "box.trailing", "constant=\"20\"", .right, .superview, "root", 0, 20),
      ("box.right", "root.right", "constant=\"20\"", .right, .superview, "root", 0, -20),
      (".top", "box.top", "constant=\"20\"", .top, .superview, "root", 0, -20),
      ("box.top", "root.topMargin", "constant=\"1\"", .top, .layoutMargin, "root", 0, 1),
      (".trailingMargin", "box.trailing", "constant=\"2\"", .right, .layoutMargin, "root", 0, 2),
      ("box.leading", "root.leadingMargin", "constant=\"-16\"", .left, .layoutMargin, "root", 0, -16),
      ("box.top", "safe.top", "", .top, .safeArea, "root", 0, 0),
      ("safe.bottom", "box.bottom", "constant=\"5\"", .bottom, .safeArea, "root", 0, 5),
      ("box.leading", "safe.leading", "constant=\"5\"", .left, .safeArea, "root", 0, 5),
      ("box.top", "top.bottom", "constant=\"3\"", .top, .topLayoutGuide, "root", 0, 3),
      ("bottom.top", "box.bottom", "constant=\"3\"", .bottom, .bottomLayoutGuide, "root", 0, 3),
      ("box.bottom", "bottom.top", "constant=\"3\"", .bottom, .bottomLayoutGuide, "root", 0, -3),
      ("box.top", "top.top", "constant=\"3\"", .top, .superview, "root", 0, 3),
      ("bottom.bottom", "box.bottom", "constant=\"3\"", .bottom, .superview, "root", 0, 3),
      ("v.top", "boxSafe.top", "", .top, .safeArea, "box", 0, 0),
      ("v.top", "safe.top", "", .top, .safeArea, "root", 1, 0),
      ("v.top", "root.top", "constant=\"64\"", .top, .superview, "root", 1, 64),
      ("v.top", "top.bottom", "", .top, .topLayoutGuide, "root", 1, 0),
      ("inner.top", "root.top", "", .top, .superview, "root", 2, 0),
      ("page.top", "content.top", "", .top, .contentLayoutGuide, "scroll", 0, 0),
      ("frame.trailing", "page.trailing", "constant=\"4\"", .right, .frameLayoutGuide, "scroll", 0, 4),
      (
        "box.top", "root.top", "constant=\"8\" relation=\"equal\" multiplier=\"1:1\" priority=\"1000\"", .top,
        .superview,
        "root", 0, 8
      ),
      ("box.top", "root.top", "constant=\"8\" multiplier=\"8:8\"", .top, .superview, "root", 0, 8),
    ] as [(String, String, String, Edge, PinFact.Target, String, Int, Double)])
  func pins(
    first: String, second: String, rest: String, edge: Edge, target: PinFact.Target, of: String, levelsUp: Int,
    constant: Double
  ) throws {
    let fixture = Self.fixture(Self.constraint(first, second, rest))
    let pinned = try #require(Self.pinned(fixture))
    var pin = PinFact(
      edge, to: target, of: of, levelsUp: levelsUp, constant: constant, constraintID: "k", range: fixture.marks[0])
    pin.constantRange = pinned.pins.first?.constantRange
    #expect(pinned.pins == [pin])
    #expect(fixture.text(pin.constantRange) == (rest.isEmpty ? nil : rest.split(separator: "\"")[1]).map(String.init))
    #expect(pinned.unresolvedConstraints == [])
    #expect(pinned.links == [])
    #expect(fixture.root?.pins == [])
  }

  private static func pinned(_ fixture: InterfaceBuilderFixture) -> ViewFacts? {
    ["box", "v", "inner", "page"].compactMap(fixture.view).first { !$0.pins.isEmpty }
  }

  @Test(
    "what doesn't hold an edge for good is noted with the reason",
    arguments: [
      ("box.top", "root.top", "relation=\"greaterThanOrEqual\"", .top, .relation("greaterThanOrEqual")),
      ("box.bottom", "root.bottom", "multiplier=\"0.5\"", .bottom, .multiplier(0.5)),
      ("box.bottom", "root.bottom", "multiplier=\"1:2\"", .bottom, .multiplier(0.5)),
      ("box.bottom", "root.bottom", "multiplier=\"1/4\"", .bottom, .multiplier(0.25)),
      ("box.top", "safe.top", "priority=\"750\"", .top, .priority(750)),
      ("box.leading", "root.leading", "symbolic=\"YES\"", .left, .standardSpacing),
      ("box.top", "root.bottom", "", .top, .otherAttribute("bottom")),
      ("box.top", "root.centerY", "", .top, .otherAttribute("centerY")),
      ("box.top", "safe.bottom", "", .top, .otherAttribute("bottom")),
      ("box.bottom", "top.bottom", "", .bottom, .otherAttribute("bottom")),
      ("box.topMargin", "root.top", "", .top, .otherAttribute("topMargin")),
      ("box.bottom", "keyboard.top", "", .bottom, .otherGuide(id: "keyboard")),
      ("box.bottom", "gone.top", "", .bottom, .otherGuide(id: "gone")),
    ] as [(String, String, String, Edge, UnresolvedConstraint.Reason)])
  func unresolved(first: String, second: String, rest: String, edge: Edge, reason: UnresolvedConstraint.Reason) {
    let fixture = Self.fixture(Self.constraint(first, second, rest))
    #expect(
      fixture.view("box")?.unresolvedConstraints == [
        UnresolvedConstraint(edge, reason, constraintID: "k", range: fixture.marks[0])
      ])
    #expect(fixture.view("box")?.pins == [])
  }

  @Test("views side by side are linked, both ways")
  func links() {
    let fixture = Self.fixture(Self.constraint("w.top", "v.bottom", "constant=\"8\""))
    let range = fixture.marks[0]
    #expect(
      fixture.view("w")?.links == [
        LinkFact(.top, to: .bottom, of: "v", constant: 8, constraintID: "k", range: range)
      ])
    #expect(
      fixture.view("v")?.links == [
        LinkFact(.bottom, to: .top, of: "w", constant: -8, constraintID: "k", range: range)
      ])
  }

  @Test("a link that need not hold is noted on both views")
  func looseLink() {
    let fixture = Self.fixture(Self.constraint("w.top", "v.bottom", "relation=\"lessThanOrEqual\""))
    #expect(fixture.view("v")?.unresolvedConstraints.map(\.reason) == [.relation("lessThanOrEqual")])
    #expect(fixture.view("w")?.unresolvedConstraints.map(\.edge) == [.top])
    #expect(fixture.view("w")?.links == [])
  }

  @Test("centres, baselines and sizes hold no edge", arguments: ["centerX", "centerY", "baseline", "width", "height"])
  func noEdges(attribute: String) {
    let fixture = Self.fixture(Self.constraint("box.\(attribute)", "root.\(attribute)", "constant=\"3\""))
    let box = fixture.view("box")
    #expect(box?.pins == [])
    #expect(box?.unresolvedConstraints == [])
    #expect(box?.width == nil)
    #expect(box?.height == nil)
  }

  @Test("constant sizes are known when they must hold")
  func sizes() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><view contentMode="scaleToFill" id="a"><constraints>
      <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="10" id="k1"/>
      <constraint firstAttribute="height" constant="44" id="k2"/>
      <constraint firstAttribute="width" constant="100" priority="750" id="k3"/>
      <constraint firstAttribute="width" constant="120" placeholder="YES" id="k4"/></constraints></view></subviews>
      """)
    #expect(fixture.view("a")?.height == 44)
    #expect(fixture.view("a")?.width == nil)
  }

  @Test("the second required pin of an edge is the first one's rival")
  func rival() {
    let fixture = Self.fixture(
      Self.constraint("box.top", "root.top")
        + "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" id=\"k2\"/>"
    )
    #expect(fixture.view("box")?.pins.map(\.constraintID) == ["k"])
    #expect(fixture.view("box")?.unresolvedConstraints.map(\.reason) == [.rival(constraintID: "k")])
  }

  @Test("constraints that go at build time are none, those of some size classes are noted")
  func notInstalled() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><view contentMode="scaleToFill" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" placeholder="YES" id="k1"/>
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="k2"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" constant="1" id="k3">
      <variation key="widthClass=regular" constant="9"/></constraint></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="k2"/></mask></variation>
      """)
    #expect(fixture.view("a")?.pins.map(\.constraintID) == ["k3"])
    #expect(fixture.view("a")?.pins.first?.variesBySizeClass == true)
    #expect(fixture.view("a")?.unresolvedConstraints.map(\.reason) == [.sizeClass])
  }
}
