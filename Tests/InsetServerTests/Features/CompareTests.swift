import InsetJSON
import Testing

@testable import InsetServer

@Suite("inset/compare")
struct CompareTests {
  private func scene(_ settings: JSONObject = [:], environment: JSON? = nil) -> JSON {
    var list: JSONObject = ["id": "list", "kind": "table", "view": ["id": "table"]]
    for (name, value) in settings { list[name] = value }
    var scene: JSONObject = ["version": 1, "root": ["id": "nav", "kind": "navigation", "children": [.object(list)]]]
    scene["environment"] = environment
    return .object(scene)
  }

  private func ask(_ parameters: JSONObject) -> JSON? {
    InProcessSession { Features.register(on: $0) }.ask("inset/compare", .object(parameters))
  }

  private func difference(_ quantity: String, in answer: JSON?) -> JSON? {
    answer?["differences"]?.arrayValue?.first { $0["quantity"] == .string(quantity) }
  }

  @Test("two environments: the law that makes the difference")
  func eras() {
    let answer = ask(["scene": scene(), "environments": ["iPhone 8@10.3", "iPhone 8@11.0"]])
    #expect(answer?["environments"] == ["iPhone 8@10.3", "iPhone 8@11.0"])
    let inset = difference("table.contentInset.top", in: answer)
    #expect(inset?["before"] == 64 && inset?["after"] == 0)
    #expect(inset?["reason"]?["law"] == "R11-ADJ-SUM")
    let adjusted = difference("table.adjustedContentInset.top", in: answer)
    #expect(adjusted?["before"] == .null && adjusted?["after"] == 64)
    #expect(difference("table.contentOffset", in: answer) == nil)
  }

  @Test("two environments: the figure that makes the difference")
  func figures() {
    let answer = ask(["scene": scene(), "environments": ["iPhone 8@12.0", "iPhone X@12.0"]])
    let inset = difference("table.adjustedContentInset.top", in: answer)
    #expect(inset?["before"] == 64 && inset?["after"] == 88)
    #expect(inset?["reason"]?["sentence"] == "The device takes 44 points at the top.")
    #expect(inset?["reason"]?["setting"] == .null)
  }

  @Test("an environment and itself differ in nothing")
  func same() {
    let answer = ask(["scene": scene(), "environments": ["iPhone X@12.0", "iPhone X@12.0"]])
    #expect(answer?["differences"] == [])
    #expect(answer?["unmatched"] == nil)
  }

  @Test("two scenes in one environment: the setting that makes the difference")
  func scenes() {
    let answer = ask([
      "scene": scene(), "other": scene(["automaticallyAdjustsScrollViewInsets": false]),
      "environments": ["iPhone 8@10.3"],
    ])
    let inset = difference("table.contentInset.top", in: answer)
    #expect(inset?["before"] == 64 && inset?["after"] == 0)
    #expect(inset?["reason"]?["setting"]?["setting"] == "automaticallyAdjustsScrollViewInsets")
  }

  @Test("two scenes are taken each in its own environment, and what only one has is listed")
  func unmatched() {
    let answer = ask([
      "scene": scene(environment: "iPhone 8@10.3"),
      "other": scene(["view": ["id": "table", "subviews": [["id": "header"]]]], environment: "iPhone X@11.0"),
    ])
    #expect(answer?["environments"] == ["iPhone 8@10.3", "iPhone X@11.0"])
    #expect(answer?["unmatched"] == ["before": [], "after": ["header"]])
  }

  @Test("one scene needs two environments")
  func bad() {
    for environments in [["iPhone X@12.0"], [], ["iPhone X@12.0", "iPhone X@13.0", "iPhone X@14.0"]] as [JSON] {
      let error = ask(["scene": scene(), "environments": environments])
      #expect(error?["code"] == -32602)
      #expect(error?["data"]?["pointer"] == "/environments")
    }
    #expect(ask(["scene": scene(), "environments": ["iPhone X@12.0", "iPhone 99@12.0"]])?["code"] == -32602)
    #expect(ask(["scene": scene(), "other": 1, "environments": ["iPhone X@12.0"]])?["code"] == -32602)
  }
}
