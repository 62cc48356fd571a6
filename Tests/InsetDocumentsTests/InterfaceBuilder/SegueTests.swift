import InsetDocuments
import InsetText
import Testing

@Suite("Segues and containment in Interface Builder files")
struct SegueTests {
  @Test(
    "a segue's kind is told from its kind and relationship",
    arguments: [
      ("kind=\"relationship\" relationship=\"rootViewController\"", .root),
      ("kind=\"relationship\" relationship=\"viewControllers\"", .viewControllers),
      ("kind=\"relationship\" relationship=\"masterViewController\"", .master),
      ("kind=\"relationship\" relationship=\"detailViewController\"", .detail),
      ("kind=\"relationship\" relationship=\"supplementaryViewController\"", .supplementary),
      ("kind=\"relationship\" relationship=\"compactViewController\"", .relationship("compactViewController")),
      ("kind=\"embed\"", .embed), ("kind=\"show\"", .show), ("kind=\"showDetail\"", .showDetail),
      ("kind=\"push\"", .push), ("kind=\"presentation\"", .presentation), ("kind=\"modal\"", .presentation),
      ("kind=\"popoverPresentation\"", .popover), ("kind=\"replace\"", .replace), ("kind=\"unwind\"", .unwind),
      ("kind=\"custom\"", .custom), ("kind=\"teleport\"", .other("teleport")),
    ] as [(String, SegueFacts.Kind)])
  func kinds(attributes: String, kind: SegueFacts.Kind) {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <viewController id="a"><connections>«<segue destination="b" \(attributes) id="s"/>»</connections></viewController>
      """)
    #expect(fixture.controller?.segues.map(\.kind) == [kind])
    #expect(fixture.controller?.segues.first?.id == "s")
    #expect(fixture.controller?.segues.first?.destination == "b")
    #expect(fixture.controller?.segues.first?.sourceID == "a")
    #expect(fixture.controller?.segues.first?.range == fixture.marks[0])
  }

  @Test("segues from cells, bar items and recognizers of the scene belong to its controller")
  func sources() {
    let fixture = InterfaceBuilderFixture.storyboard(
      """
      <tableViewController id="a"><tableView key="view" contentMode="scaleToFill" id="t"><prototypes>
      <tableViewCell contentMode="scaleToFill" id="cell"><connections>
      <segue destination="x" kind="show" identifier="«detail»" id="s1"/></connections></tableViewCell></prototypes>
      </tableView><navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" id="item">
      <connections><segue destination="y" kind="presentation" modalPresentationStyle="formSheet" id="s2"/></connections>
      </barButtonItem></navigationItem></tableViewController>
      <tapGestureRecognizer id="tap"><connections><segue destination="z" kind="custom" customClass="Slide" id="s3"/>\
      </connections></tapGestureRecognizer>
      """, "<viewController id=\"x\"/>")
    let segues = fixture.controller?.segues ?? []
    #expect(segues.map(\.id) == ["s1", "s2", "s3"])
    #expect(segues.map(\.sourceID) == ["cell", "item", "tap"])
    #expect(segues.first?.identifier == Located("detail", at: fixture.marks[0]))
    #expect(segues.dropFirst().first?.modalPresentationStyle?.value == "formSheet")
    #expect(segues.last?.customClass?.value == "Slide")
    #expect(fixture.facts.controllers.last?.segues == [])
  }

  @Test("tie breakers and preview segues are none")
  func noSegues() {
    let fixture = InterfaceBuilderFixture(
      """
      <document targetRuntime="iOS.CocoaTouch"><scenes><scene><objects><viewController id="a"><connections>
      <segue destination="b" kind="show" id="s"><segue key="commit" inheritsFrom="parent" id="c"/>
      <segue key="preview" inheritsFrom="commit" id="p"/></segue></connections></viewController></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers></document>
      """)
    #expect(fixture.controller?.segues.map(\.id) == ["s"])
  }

  @Test("a container view knows its embed segue, and the segue the view")
  func embed() {
    let fixture = InterfaceBuilderFixture.rootView(
      """
      <subviews><containerView contentMode="scaleToFill" id="box"><connections>
      <segue destination="child" kind="embed" destinationCreationSelector="«make:»" id="e"/></connections></containerView>
      <containerView contentMode="scaleToFill" id="empty"/></subviews>
      """)
    #expect(fixture.view("box")?.isContainerView == true)
    #expect(fixture.view("box")?.embedSegueID == "e")
    #expect(fixture.view("empty")?.isContainerView == true)
    #expect(fixture.view("empty")?.embedSegueID == nil)
    #expect(fixture.controller?.segues.first?.containerViewID == "box")
    #expect(fixture.controller?.segues.first?.creationSelector == Located("make:", at: fixture.marks[0]))
  }

  @Test("controllers that a xib nests are placed by their element")
  func nested() {
    let fixture = InterfaceBuilderFixture.xib(
      """
      <tabBarController id="t"><tabBar key="tabBar" contentMode="scaleToFill" id="bar"/><viewControllers>
      <navigationController id="n"><viewControllers>«<viewController id="v">»</viewController></viewControllers>
      </navigationController><viewController id="w"/></viewControllers></tabBarController>
      """)
    #expect(fixture.facts.controllers.map(\.id) == ["t", "n", "v", "w"])
    #expect(fixture.facts.controllers.map(\.enclosingControllerID) == [nil, "t", "n", "t"])
    #expect(fixture.facts.controllers[0].segues.map(\.destination) == ["n", "w"])
    #expect(fixture.facts.controllers[0].segues.map(\.kind) == [.viewControllers, .viewControllers])
    #expect(
      fixture.facts.controllers[1].segues == [
        SegueFacts(id: nil, kind: .root, destination: "v", range: fixture.marks[0])
      ])
  }
}
