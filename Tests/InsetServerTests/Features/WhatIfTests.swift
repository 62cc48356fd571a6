import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("inset/whatIf")
struct WhatIfTests {
  private static let scene: JSON = [
    "version": 1, "environment": "iPhone 8@10.3",
    "root": [
      "id": "nav", "kind": "navigation",
      "children": [["id": "list", "view": ["subviews": [["id": "table", "kind": "table"], ["id": "plain"]]]]],
    ],
  ]

  private func ask(_ changes: JSON?, scene: JSON = scene, environments: JSON? = nil) -> JSON? {
    var parameters: JSONObject = ["scene": scene]
    parameters["changes"] = changes
    parameters["environments"] = environments
    return InProcessSession { Features.register(on: $0) }.ask("inset/whatIf", .object(parameters))
  }

  private func difference(_ quantity: String, in answer: JSON?) -> JSON? {
    answer?["results"]?[0]?["differences"]?.arrayValue?.first { $0["quantity"] == .string(quantity) }
  }

  @Test("without changes nothing changes", arguments: [nil, [], [["target": "table", "set": [:]]]] as [JSON?])
  func nothing(_ changes: JSON?) {
    let result = ask(changes)?["results"]?[0]
    #expect(result?["differences"] == [])
    #expect(result?["before"] == result?["after"])
    #expect(result?["environment"] == "iPhone 8@10.3")
  }

  @Test("a setting that is set to what holds already changes nothing")
  func same() {
    let answer = ask([["target": "nav", "set": ["navigationBar.isTranslucent": true]]])
    #expect(answer?["results"]?[0]?["differences"] == [])
  }

  @Test("a difference has the numbers, and the law and the setting that make it")
  func opaque() {
    let answer = ask([["target": "nav", "set": ["navigationBar.isTranslucent": false]]])
    let inset = difference("table.contentInset.top", in: answer)
    #expect(inset?["before"] == 64 && inset?["after"] == 0)
    #expect(inset?["reason"]?["law"] == "R7-TRANSLUCENT-DEFAULT")
    #expect(inset?["reason"]?["sentence"] == "The navigation bar is opaque (isTranslucent = false).")
    #expect(
      inset?["reason"]?["setting"]
        == ["object": "nav", "setting": "navigationBar.isTranslucent", "value": "false", "isDefault": false])
    #expect(difference("list.view.frame", in: answer)?["after"] == [0, 64, 375, 603])
    #expect(answer?["results"]?[0]?["before"]?["scrollViews"]?[0]?["contentInset"] == [64, 0, 0, 0])
    #expect(answer?["results"]?[0]?["after"]?["scrollViews"]?[0]?["contentInset"] == [0, 0, 0, 0])
  }

  @Test("a bar that goes away has no frame after, and its setting is the reason")
  func hidden() {
    let answer = ask([["target": "nav", "set": ["navigationBar.isHidden": true]]], environments: ["iPhone X@12.0"])
    let frame = difference("nav.navigationBar.frame", in: answer)
    #expect(frame?["before"] == [0, 44, 375, 44] && frame?["after"] == .null)
    #expect(frame?["reason"]?["setting"]?["setting"] == "navigationBar.isHidden")
    #expect(difference("table.adjustedContentInset.top", in: answer)?["after"] == 44)
  }

  @Test("objects are named by id, default id and pointer; settings also by the way from the controller")
  func names() {
    let table: JSON = [
      "version": 1, "environment": "iPhone X@12.0",
      "root": ["kind": "navigation", "children": [["id": "list", "kind": "table"]]],
    ]
    let value: JSON = "never"
    let changes: [JSON] = [
      ["target": "list", "set": ["view.contentInsetAdjustmentBehavior": value]],
      ["target": "root.children[0].view", "set": ["contentInsetAdjustmentBehavior": value]],
      ["target": "/root/children/0/view", "set": ["contentInsetAdjustmentBehavior": value]],
    ]
    for change in changes {
      let answer = ask([change], scene: table)
      let inset = difference("root.children[0].view.adjustedContentInset.top", in: answer)
      #expect(inset?["before"] == 88 && inset?["after"] == 0, "\(change)")
      #expect(inset?["reason"]?["law"] == "R11-CIAB-NEVER")
    }
  }

  @Test("null takes a setting back, and several changes are made one after the other")
  func several() {
    let opaque = ask([
      ["target": "nav", "set": ["navigationBar.isTranslucent": false]],
      ["target": "nav", "set": ["navigationBar.isTranslucent": nil]],
      ["target": "list", "set": ["automaticallyAdjustsScrollViewInsets": false]],
      ["target": "table", "set": ["contentInset": [5, 0, 0, 0]]],
    ])
    #expect(difference("table.contentInset.top", in: opaque)?["after"] == 5)
    #expect(difference("list.view.frame", in: opaque) == nil)
    let hidden = difference("table.hiddenUnderBars.top", in: opaque)
    #expect(hidden?["before"] == 0 && hidden?["after"] == 59)
  }

  private static let bad: [(JSON, String)] = [
    ([["target": "tabel", "set": [:]]], "/changes/0/target"),
    ([["set": [:]]], "/changes/0/target"),
    ([["target": "table"]], "/changes/0/set"),
    ([["target": "table", "set": [:]], ["target": "", "set": [:]]], "/changes/1/target"),
    ([["target": "nav", "set": ["navigationBar.isTranslucent": "no"]]], "/changes/0/set/navigationBar.isTranslucent"),
    ([["target": "nav", "set": ["navBar.isTranslucent": true]]], "/changes/0/set/navBar.isTranslucent"),
    ([["target": "nav", "set": ["tabBar.isTranslucent": true]]], "/changes/0/set/tabBar.isTranslucent"),
    ([["target": "nav", "set": ["view.contentInset": [0, 0, 0, 0]]]], "/changes/0/set/view.contentInset"),
    ([["target": "list", "set": ["contentInset": [0, 0, 0, 0]]]], "/changes/0/set/contentInset"),
    ([["target": "plain", "set": ["contentInset": [0, 0, 0, 0]]]], "/changes/0/set/contentInset"),
    ([["target": "table", "set": ["contentInset": [0, 0]]]], "/changes/0/set/contentInset"),
    ([["target": "table", "set": ["pins": ["top": "nowhere"]]]], "/changes/0/set/pins/top"),
    ([["target": "table", "set": ["contentInsets": [0, 0, 0, 0]]]], "/changes/0/set/contentInsets"),
    ([["target": "list", "set": ["view.subviews": []]]], "/changes/0/set/view.subviews"),
    ([["target": "list", "set": ["view": [:]]]], "/changes/0/set/view"),
    ([["target": "table", "set": ["id": "other"]]], "/changes/0/set/id"),
    ([["target": "table", "set": ["order": 0]]], "/changes/0/set/order"),
    ([["target": "table", "set": ["..": 0]]], "/changes/0/set/.."),
    ([["target": "table", "set": ["": 0]]], "/changes/0/set/"),
  ]

  @Test("what is wrong with a change is said with its pointer in the request", arguments: bad)
  func wrong(_ changes: JSON, _ pointer: String) {
    let error = ask(changes)
    #expect(error?["code"] == -32602)
    #expect(error?["data"]?["pointer"]?.stringValue == pointer)
    #expect(error?["data"]?["reason"]?.stringValue?.isEmpty == false)
  }

  @Test("a misspelt name comes with the nearest one")
  func suggestions() {
    let target = ask([["target": "tabel", "set": [:]]])?["data"]?["reason"]?.stringValue
    #expect(target == "no controller or view is named by \"tabel\"; did you mean \"table\"?")
    let setting = ask([["target": "nav", "set": ["navigationBar.isTranslucnt": true]]])?["message"]?.stringValue
    #expect(setting?.contains("did you mean \"navigationBar.isTranslucent\"?") == true)
  }

  private func askProject(_ changes: JSON) -> JSON? {
    let uri = DocumentURI(path: FeatureSession.storyboard).string
    return InProcessSession { Features.register(on: $0) }.ask(
      "inset/whatIf",
      ["textDocument": ["uri": .string(uri)], "environments": ["iPhone 7@10.3"], "changes": changes])
  }

  @Test("a controller of the open project, in each place that it can be in")
  func project() {
    let answer = askProject([
      ["target": "FeedViewController", "set": ["automaticallyAdjustsScrollViewInsets": false]]
    ])
    let results = answer?["results"]?.arrayValue ?? []
    #expect(!results.isEmpty)
    for result in results {
      let inset = result["differences"]?.arrayValue?.first {
        $0["quantity"]?.stringValue?.hasSuffix(".contentInset.top") == true
      }
      #expect(inset?["before"] == 64 && inset?["after"] == 0)
      #expect(inset?["reason"]?["law"] == "R7-AUTO-FLAG")
      #expect(result["container"] == "known")
    }
  }

  @Test(
    "what is wrong with a change of the project is said the same way",
    arguments: [
      (["target": "FedViewController", "set": [:]], "/changes/0/target"),
      (
        ["target": "FeedViewController", "set": ["edgesForExtendedLayout": 1]], "/changes/0/set/edgesForExtendedLayout"
      ),
      (
        ["target": "FeedViewController", "set": ["navigationBar.isHidden": true]],
        "/changes/0/set/navigationBar.isHidden"
      ),
    ] as [(JSON, String)])
  func wrongInProject(_ change: JSON, _ pointer: String) {
    let error = askProject([change])
    #expect(error?["code"] == -32602)
    #expect(error?["data"]?["pointer"]?.stringValue == pointer)
  }
}
