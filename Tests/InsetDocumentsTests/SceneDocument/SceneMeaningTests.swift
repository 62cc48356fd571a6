import InsetDocuments
import InsetJSON
import Testing

@Suite("The meaning of a scene")
struct SceneMeaningTests {
  @Test("controllers and views share one name space, and both places are named")
  func duplicateIDs() throws {
    let root =
      #"{"kind":"navigation","id":"a","children":[{"id":"b","view":{"id":"a","subviews":[{"id":"b"},{"id":"c"}]}}]}"#
    expectProblems(
      [
        "error /children/0/view/id: the id \"a\" is given twice: to /root and to /root/children/0/view",
        "error /children/0/view/subviews/0/id: the id \"b\" is given twice: to /root/children/0 and to "
          + "/root/children/0/view/subviews/0",
      ], inRoot: root)
    let document = SceneDocument.checking(["version": 1, "root": try JSON.decoding(Array(root.utf8))])
    #expect(document.json["root"]?["children"]?[0]?["view"]?["id"] == nil)
    #expect(document.problems.first?.related == JSONPointer("/root/id"))
  }

  @Test("an id may equal a default id")
  func defaultID() {
    expectProblems([], inRoot: #"{"kind":"tab","children":[{"id":"root.children[1]"},{}]}"#)
  }

  @Test("selected children exist")
  func indices() {
    expectProblems([], inRoot: #"{"kind":"page","selectedIndex":1,"children":[{},{}]}"#)
    expectProblems([], inRoot: #"{"kind":"tab","selectedIndex":0}"#)
    expectProblems(
      [
        "error /selectedIndex: \"selectedIndex\" is 2, but a tab bar controller here has 2 children",
        "error /selectedBefore/1: an item of \"selectedBefore\" is 5, but a tab bar controller here has 2 children",
      ], inRoot: #"{"kind":"tab","selectedIndex":2,"selectedBefore":[1,5,0],"children":[{},{}]}"#)
    expectProblems(
      ["error /selectedIndex: \"selectedIndex\" is 1, but a page view controller here has no children"],
      inRoot: #"{"class":"UIPageViewController","selectedIndex":1}"#)
  }

  @Test("containers that UIKit fills read no view", arguments: ["navigation", "tab", "page", "split"])
  func viewOfContainer(kind: String) {
    let document = SceneDocument.reading(
      Array(#"{"version":1,"root":{"kind":"\#(kind)","view":{"id":"a"},"children":[{"id":"a"}]}}"#.utf8))
    #expect(document.problems.map(\.severity) == [.warning])
    #expect(document.problems.first?.message.hasSuffix("is not read: it makes its own view") == true)
    #expect(document.json["root"] == ["kind": .string(kind), "children": [["id": "a"]]])
  }

  @Test("other kinds read no children", arguments: ["view", "table", "collection", "hosting", "container"])
  func childrenOfOthers(kind: String) throws {
    let document = SceneDocument.checking(["version": 1, "root": ["kind": .string(kind), "children": [[:]]]])
    let problem = try #require(document.problems.first)
    #expect(problem.severity == .warning)
    #expect(
      problem.message.hasSuffix("is not read: put the child into \"embeds\" of the view that it fills"))
  }

  @Test("keys of other kinds are not read")
  func otherKinds() {
    expectProblems(
      [
        "warning /navigationBar: \"navigationBar\" of a tab bar controller is not read: it has no such bar",
        "warning /transitionStyle: \"transitionStyle\" of a tab bar controller is not read: it has no pages",
        "warning /presented/tabBar: \"tabBar\" of a plain controller is not read: it has no such bar",
        "warning /presented/selectedBefore: \"selectedBefore\" of a plain controller is not read: it has no tabs",
        "warning /presented/view/contentInset: \"contentInset\" of a plain view is not read: "
          + "give the view a \"kind\" if it is a scroll view",
        "warning /presented/view/subviews/0/tableHeaderHeight: \"tableHeaderHeight\" of a view of kind scroll is "
          + "not read: only a table has a header view",
      ],
      inRoot: """
        {"class":"UITabBarController","navigationBar":{},"transitionStyle":"scroll","presented":{"tabBar":{},
        "selectedBefore":[9],"view":{"class":"FeedTableView","contentInset":[64,0,0,0],
        "subviews":[{"kind":"scroll","contentInset":[0,0,0,0],"tableHeaderHeight":3}]}}}
        """)
  }

  @Test("a kind that could not be read draws no further complaints")
  func lostKind() {
    expectProblems(
      [
        "error /kind: \"kind\" must be \"view\", \"table\", \"collection\", \"navigation\", \"tab\", \"page\", "
          + "\"split\", \"hosting\" or \"container\", not \"naviagtion\" [navigation]",
        "error /children/0/view/kind: \"kind\" must be \"view\", \"scroll\", \"table\", \"collection\", \"text\" "
          + "or \"web\", not \"scrolling\"",
      ],
      inRoot: """
        {"kind":"naviagtion","navigationBar":{},"children":[{"view":{"kind":"scrolling","contentInset":[0,0,0,0]}}]}
        """)
  }

  @Test("a root view is placed by its container")
  func rootView() {
    expectProblems(
      [
        "warning /view/frame: \"frame\" of a root view is not read: the controller's container places it",
        "warning /view/subviews/0/embeds/view/pins: \"pins\" of a root view is not read: "
          + "the controller's container places it",
      ],
      inRoot: """
        {"view":{"frame":"fill","subviews":[{"frame":[0,0,1,1],"embeds":{"view":{"pins":{"left":"topLayoutGuide"}}}}]}}
        """)
  }

  @Test("a table controller's plain root view is a table")
  func tableRoot() {
    expectProblems([], inRoot: #"{"kind":"table","view":{"contentInset":[1,0,0,0],"tableHeaderHeight":100}}"#)
  }

  @Test("layout guides hold no left or right edge")
  func guidesAcross() {
    expectProblems(
      [
        "error /view/subviews/0/pins/left: the left edge can't be held to topLayoutGuide, which is a line across",
        "error /view/subviews/0/pins/right: the right edge can't be held to bottomLayoutGuide, which is a line across",
      ],
      inRoot: """
        {"view":{"subviews":[{"pins":{"top":"bottomLayoutGuide","bottom":{"to":"topLayoutGuide"},
        "left":"topLayoutGuide","right":{"to":"bottomLayoutGuide","constant":1}}}]}}
        """)
  }

  @Test(
    "a content scroll view can be named by id, default id or pointer",
    arguments: ["table", "root.view.subviews[0]", "/root/view/subviews/0"])
  func contentScrollView(name: String) {
    expectProblems(
      [], inRoot: #"{"contentScrollView":"\#(name)","view":{"subviews":[{"id":"table","kind":"table"},{}]}}"#)
  }

  @Test("views that UIKit makes can be named too")
  func impliedViews() {
    expectProblems([], inRoot: #"{"kind":"table","contentScrollView":"root.view"}"#)
    expectProblems([], inRoot: #"{"kind":"collection","contentScrollView":"root.view.subviews[0]"}"#)
    expectProblems([], inRoot: #"{"kind":"page","transitionStyle":"scroll","contentScrollView":"root.scrollView"}"#)
    expectProblems(
      ["error /contentScrollView: there is no view \"root.scrollView\""],
      inRoot: #"{"kind":"page","contentScrollView":"root.scrollView"}"#)
  }

  @Test("a content scroll view is a scroll view")
  func noScrollView() {
    expectProblems(
      ["error /contentScrollView: there is no view \"tabel\" [table]"],
      inRoot: #"{"contentScrollView":"tabel","view":{"id":"plain","subviews":[{"id":"table","kind":"table"}]}}"#)
    expectProblems(
      ["error /contentScrollView: \"plain\" is no scroll view"],
      inRoot: #"{"contentScrollView":"plain","view":{"id":"plain"}}"#)
    expectProblems(
      ["error /contentScrollView: \"feed\" is a controller, no scroll view"],
      inRoot: #"{"contentScrollView":"feed","id":"feed"}"#)
  }
}
