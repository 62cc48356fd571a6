import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("The inset/* methods")
struct ScriptingTests {
  private static let scene: JSON = [
    "version": 1, "environment": "iPhone 8@10.3",
    "root": ["kind": "navigation", "children": [["id": "list", "kind": "table", "view": ["id": "table"]]]],
  ]

  private func session() -> InProcessSession { InProcessSession { Features.register(on: $0) } }

  @Test("a script computes a scene without a session")
  func compute() {
    let result = session().ask("inset/compute", ["scene": Self.scene])?["results"]?[0]
    #expect(result?["scrollViews"]?[0]?["contentInset"] == [64, 0, 0, 0])
    #expect(result?["scrollViews"]?[0]?["adjustedContentInset"] == .null)
    #expect(result?["scrollViews"]?[0]?["contentOffset"] == [0, -64])
    #expect(result?["controllers"]?[0]?["navigationBar.frame"] == [0, 20, 375, 44])
    #expect(result?["controllers"]?[1]?["path"] == "UINavigationController/UITableViewController")
  }

  @Test("environments of the request replace the scene's")
  func environments() {
    let results = session().ask(
      "inset/compute", ["scene": Self.scene, "environments": ["iPhone X@11.0", "iPhone 14 Pro@16.0"]])?["results"]
    #expect(results?[0]?["scrollViews"]?[0]?["adjustedContentInset"] == [88, 0, 34, 0])
    #expect(results?[1]?["scrollViews"]?[0]?["adjustedContentInset"]?.description == "[97.667,0,34,0]")
  }

  @Test("an explanation ends in the settings and figures that it rests on")
  func explain() {
    let answer = session().ask("inset/explain", ["scene": Self.scene, "quantity": "table.contentInset.top"])
    #expect(answer?["value"] == 64)
    let laws = answer?["steps"]?.arrayValue?.compactMap { $0["law"]?.stringValue } ?? []
    #expect(laws.contains("R7-AUTO-AMOUNT") && laws.contains("R7-TRANSLUCENT-DEFAULT") && laws.contains("R7-ROTATE"))
  }

  private static let badScenes: [(JSON, String)] = [
    (["version": 1, "root": ["kind": "navigatoin"]], "/root/kind"),
    (["version": 1, "environment": "iPhone 99@12.0", "root": [:]], "/environment"),
    (["version": 1, "environment": ["os": "99.0", "device": "iPhone 8"], "root": [:]], "/environment/os"),
    (["version": 1], ""),
  ]

  @Test("what is wrong with a scene is said with its pointer", arguments: badScenes)
  func badScene(_ scene: JSON, _ pointer: String) {
    let error = session().ask("inset/compute", ["scene": scene])
    #expect(error?["code"] == -32602)
    #expect(error?["data"]?["pointer"]?.stringValue == pointer)
    #expect(error?["data"]?["reason"]?.stringValue?.isEmpty == false)
  }

  @Test("a quantity that names nothing is a bad parameter")
  func badQuantity() {
    for quantity in ["table", "nothing.contentInset", "table.view.frame", "list.contentInset.middle"] {
      #expect(session().ask("inset/explain", ["scene": Self.scene, "quantity": .string(quantity)])?["code"] == -32602)
    }
    #expect(session().ask("inset/compute", [:])?["code"] == -32602)
    #expect(session().ask("inset/explain", ["scene": Self.scene])?["code"] == -32602)
  }

  @Test("the hierarchy of a project, from any of its files")
  func hierarchy() {
    let uri = DocumentURI(path: FeatureSession.storyboard).string
    let tree = session().ask("inset/hierarchy", ["textDocument": ["uri": .string(uri)]])
    let feed = tree?["controllers"]?.arrayValue?.first { $0["class"] == "FeedViewController" }
    #expect(feed?["placements"] == ["UITabBarController/UINavigationController/FeedViewController"])
    #expect(feed?["edges"]?[0]?["kind"] == "root")
  }

  @Test("a controller of a project is computed in each of its placements")
  func project() {
    let uri = DocumentURI(path: FeatureSession.storyboard).string
    let answer = session().ask(
      "inset/compute",
      ["textDocument": ["uri": .string(uri)], "controller": "FeedViewController", "environments": "iPhone 7@10.3"])
    #expect(answer?["results"]?.arrayValue?.count == 1)
    #expect(answer?["results"]?[0]?["container"] == "known")
    let table = answer?["results"]?[0]?["scrollViews"]?.arrayValue?.first
    #expect(table?["contentInset"] == [64, 0, 49, 0])
  }

  private static let child: JSON = [
    "version": 1, "environment": "iPhone 8@10.3",
    "root": [
      "kind": "navigation",
      "children": [
        [
          "class": "HostViewController",
          "view": [
            "subviews": [[:], ["embeds": ["id": "list", "kind": "table", "view": ["id": "table"]]]]
          ],
        ]
      ],
    ],
  ]

  @Test("a script asks for the insets of a child's scroll view")
  func suggest() {
    let answer = session().ask(
      "inset/suggest", ["scene": Self.child, "target": "list", "environments": ["iPhone 8@10.3", "iPhone 8@12.0"]])
    let best = answer?["suggestions"]?[0]
    #expect(best?["insets"]?["contentInset"] == [64, 0, 0, 0])
    #expect(best?["environments"] == ["iPhone 8@10.3"])
    #expect(best?["reaches"] == true)
    #expect(best?["result"]?[0]?["hiddenUnderBars"] == [0, 0, 0, 0])
    #expect(best?["code"]?["objc"]?.stringValue?.contains("self.tableView.contentInset = content;") == true)
    #expect(answer?["nothingNeeded"]?["iPhone 8@12.0"]?.stringValue?.isEmpty == false)
    #expect(answer?["article"]?["isRight"] == false)
    #expect(answer?["article"]?["environments"]?[0]?["isRight"] == true)
  }

  @Test("what can't be suggested for is a bad parameter")
  func badSuggestion() {
    for parameters: JSON in [
      ["scene": Self.child], ["target": "list"], ["scene": Self.child, "target": "nothing"],
      ["scene": Self.child, "target": "list", "goal": "pretty"],
    ] { #expect(session().ask("inset/suggest", parameters)?["code"] == -32602) }
  }
}
