import InsetDocuments
import InsetJSON
import Testing

@Suite("The shape of a scene")
struct SceneShapeTests {
  @Test("a scene needs a version and a root")
  func missing() {
    expectProblems(["error : a scene needs \"version\"", "error : a scene needs \"root\""], inScene: "{}")
    expectProblems(["error : a scene needs \"root\""], inScene: #"{"version":1.0}"#)
  }

  @Test("a scene is an object", arguments: [("[]", "an array"), ("1", "a number"), ("null", "null")])
  func noObject(text: String, noun: String) {
    let document = SceneDocument.reading(Array(text.utf8))
    #expect(
      document.problems.map(\.message).first?.hasPrefix("a scene must be an object (a scene), not \(noun)") == true)
    #expect(document.json == .null)
  }

  @Test("the version is 1", arguments: ["2", "0", "1.5", "-1", "9223372036854775807"])
  func wrongVersion(version: String) {
    expectProblems(["error /version: \"version\" must be 1"], inScene: #"{"version":\#(version),"root":{}}"#)
  }

  @Test("a number in quotes is no version")
  func versionInQuotes() {
    expectProblems(
      ["error /version: \"version\" must be 1, not a string"], inScene: #"{"version":"1","root":{}}"#)
  }

  @Test("unknown keys are reported with their neighbours")
  func unknownKeys() {
    expectProblems(
      [
        "error /kinds: a controller has no key \"kinds\"; did you mean \"kind\"? [kind]",
        "error /prefersLargeTitles: a controller has no key \"prefersLargeTitles\"; it is a key of a navigation bar",
        "error /isHidden: a controller has no key \"isHidden\"; it is a key of a navigation bar, "
          + "a toolbar, a tab bar or a view",
        "error /xyzzy: a controller has no key \"xyzzy\"",
        "error /view/contentInsetAdjustmentBehaviour: a view has no key \"contentInsetAdjustmentBehaviour\"; "
          + "did you mean \"contentInsetAdjustmentBehavior\"? [contentInsetAdjustmentBehavior]",
      ],
      inRoot: """
        {"kinds":"table","prefersLargeTitles":true,"isHidden":true,"xyzzy":0,
         "view":{"kind":"scroll","contentInsetAdjustmentBehaviour":"never"}}
        """)
  }

  @Test("keys are told apart by case")
  func caseOfKeys() {
    expectProblems(["error /ID: a controller has no key \"ID\"; did you mean \"id\"? [id]"], inRoot: #"{"ID":"a"}"#)
  }

  @Test(
    "types are checked",
    arguments: [
      (
        #"{"hidesBottomBarWhenPushed":1}"#,
        "/hidesBottomBarWhenPushed: \"hidesBottomBarWhenPushed\" must be true or false, not a number"
      ),
      (#"{"id":7}"#, "/id: \"id\" must be a string that is not empty, not a number"),
      (#"{"id":""}"#, "/id: \"id\" may not be empty"),
      (#"{"view":null}"#, "/view: \"view\" must be an object (a view), not null; leave it out where nothing is set"),
      (#"{"view":[]}"#, "/view: \"view\" must be an object (a view), not an array"),
      (#"{"kind":"tab","children":{}}"#, "/children: \"children\" must be an array of controllers, not an object"),
      (
        #"{"kind":"tab","children":["a"]}"#,
        "/children/0: an item of \"children\" must be an object (a controller), not a string"
      ),
      (#"{"navigationItem":{"prompt":false}}"#, "/navigationItem/prompt: \"prompt\" must be a string, not false"),
      (#"{"kind":"tab","selectedIndex":-1}"#, "/selectedIndex: \"selectedIndex\" must be an integer from 0"),
      (
        #"{"kind":"tab","selectedIndex":0.5}"#,
        "/selectedIndex: \"selectedIndex\" must be an integer from 0, not a number"
      ),
      (
        #"{"additionalSafeAreaInsets":[1,2,3]}"#,
        "/additionalSafeAreaInsets: \"additionalSafeAreaInsets\" must be four numbers [top, left, bottom, right]"
      ),
      (
        #"{"additionalSafeAreaInsets":[1,2,3,"4"]}"#,
        "/additionalSafeAreaInsets: \"additionalSafeAreaInsets\" must be four numbers [top, left, bottom, right]"
      ),
      (
        #"{"additionalSafeAreaInsets":[1,2,3,1e10]}"#,
        "/additionalSafeAreaInsets: \"additionalSafeAreaInsets\" must hold numbers up to 10^9"
      ),
    ])
  func types(root: String, problem: String) {
    expectProblems(["error " + problem], inRoot: root)
  }

  @Test("words are checked and corrected")
  func words() {
    expectProblems(
      [
        "error /edgesForExtendedLayout: \"edgesForExtendedLayout\" must be \"all\" or \"none\", not \"top\"",
        "error /view/kind: \"kind\" must be \"view\", \"scroll\", \"table\", \"collection\", \"text\" or \"web\", "
          + "not \"Table\" [table]",
      ], inRoot: #"{"edgesForExtendedLayout":"top","view":{"kind":"Table","contentInset":[0,0,0,0]}}"#)
    expectProblems(
      [
        "error /edgesForExtendedLayout/1: an item of \"edgesForExtendedLayout\" must be \"top\", \"left\", "
          + "\"bottom\" or \"right\", not \"bottm\" [bottom]",
        "error /edgesForExtendedLayout/2: an item of \"edgesForExtendedLayout\" must be \"top\", \"left\", "
          + "\"bottom\" or \"right\", not a number",
      ], inRoot: #"{"edgesForExtendedLayout":["top","bottm",3]}"#)
  }

  @Test("a frame is a rectangle or fill")
  func frames() {
    func root(_ frame: String) -> String { #"{"view":{"subviews":[{"frame":\#(frame)}]}}"# }
    let place = "error /view/subviews/0/frame: \"frame\""
    expectProblems([], inRoot: root("\"fill\""))
    expectProblems([], inRoot: root("[-1,-2.5,0,0]"))
    expectProblems([place + " must be \"fill\", not \"full\" [fill]"], inRoot: root("\"full\""))
    expectProblems([place + " must be four numbers [x, y, width, height]"], inRoot: root("[0,0]"))
    expectProblems([place + " may not have a negative size"], inRoot: root("[0,0,-1,5]"))
    expectProblems(
      [place + " must be \"fill\" or four numbers [x, y, width, height], not an object"], inRoot: root("{}"))
  }

  @Test("sizes and heights are not negative")
  func sizes() {
    expectProblems(
      [
        "error /view/contentSize: \"contentSize\" may not be negative",
        "error /view/tableHeaderHeight: \"tableHeaderHeight\" may not be negative",
      ],
      inRoot: #"{"kind":"table","view":{"contentSize":[1,-1],"tableHeaderHeight":-0.5,"contentInset":[-1,-1,-1,-1]}}"#)
  }

  @Test("numbers that JSON does not know are none")
  func notANumber() {
    for number in [Double.nan, .infinity, -.infinity] {
      let document = SceneDocument.checking(
        ["version": 1, "root": ["kind": "navigation", "navigationBar": ["height": .number(number)]]])
      #expect(
        document.problems.map(\.line) == ["error /root/navigationBar/height: \"height\" must hold numbers up to 10^9"])
      #expect(document.json["root"]?["navigationBar"] == [:])
    }
  }

  @Test("any value is a colour")
  func anyValue() {
    for value in ["null", "1", "\"red\"", "[[]]", "{\"red\":1}"] {
      expectProblems([], inRoot: #"{"kind":"tab","tabBar":{"barTintColor":\#(value)}}"#)
    }
  }

  @Test("pins are a target or a target with a distance")
  func pins() {
    expectProblems(
      [
        "error /view/subviews/0/pins/top: a pin needs \"to\"",
        "error /view/subviews/0/pins/left: \"left\" must be \"superview\", \"safeArea\", \"xibSafeArea\", \"topLayoutGuide\", "
          + "\"bottomLayoutGuide\", \"layoutMargin\" or an object (a pin), not a number",
        "error /view/subviews/0/pins/right/constant: \"constant\" must be a number of points, not a string",
        "error /view/subviews/0/pins/leading: a set of pins has no key \"leading\"",
        "error /view/subviews/0/pins/bottom/to: \"to\" must be \"superview\", \"safeArea\", \"xibSafeArea\", \"topLayoutGuide\", "
          + "\"bottomLayoutGuide\" or \"layoutMargin\", not \"safeara\" [safeArea]",
      ],
      inRoot: """
        {"view":{"subviews":[{"pins":{"top":{"constant":8},"left":8,"right":{"to":"superview","constant":"8"},
        "leading":"superview","bottom":{"to":"safeara"}}}]}}
        """)
  }

  @Test("what failed is gone, and the rest stays at its place")
  func pruning() {
    let text = """
      {"version":1,"environment":["iPhone X@11.0","nonsense",{"os":"11"}],"root":{"kind":"tab","selectedBefore":[1,-1],
       "children":[3,{"id":"feed","x":1}],"presented":{"view":{"subviews":[{"pins":{"top":{"constant":1}}}]}}}}
      """
    #expect(
      SceneDocument.reading(Array(text.utf8)).json == [
        "version": 1, "environment": ["iPhone X@11.0", nil, nil],
        "root": [
          "kind": "tab", "selectedBefore": [1, nil], "children": [nil, ["id": "feed"]],
          "presented": ["view": ["subviews": [["pins": [:]]]]],
        ],
      ])
  }

  @Test("a scene that is nested too deep is cut off")
  func depth() {
    var json: JSON = ["id": "innermost"]
    for _ in 0..<500 { json = ["presented": json] }
    let document = SceneDocument.checking(["version": 1, "root": json])
    #expect(document.problems.map(\.message) == ["the scene is nested too deep"])
    #expect(document.problems.first?.pointer.tokens.count == 128)
  }
}
