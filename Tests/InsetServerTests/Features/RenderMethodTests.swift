import InsetJSON
import Testing

@testable import InsetServer

@Suite("inset/render")
struct RenderMethodTests {
  @Test("a scene without target is drawn with what it shows, once an environment")
  func scene() {
    let session = InProcessSession { Features.register(on: $0) }
    let answer = session.ask(
      "inset/render",
      [
        "scene": [
          "version": 1, "environment": ["iPhone 8@10.3", "iPhone X@11.0"],
          "root": ["kind": "navigation", "children": [["kind": "table"]]],
        ]
      ])
    let renderings = answer?["renderings"]?.arrayValue ?? []
    #expect(
      renderings.map { $0["title"] } == [
        "iPhone 8 · iOS 10.3 · UITableViewController", "iPhone X · iOS 11.0 · UITableViewController",
      ])
    #expect(renderings.map { $0["environment"] } == ["iPhone 8@10.3", "iPhone X@11.0"])
    #expect(renderings.first?["svg"]?.stringValue?.contains(">inset top 64</text>") == true)
  }

  @Test("an unknown target is said")
  func unknown() {
    let session = InProcessSession { Features.register(on: $0) }
    let answer = session.ask(
      "inset/render",
      ["scene": ["version": 1, "environment": "iPhone 8@10.3", "root": ["kind": "table"]], "target": "nobody"])
    #expect(answer?["message"] == "params.target: no controller or view is named by \"nobody\"")
  }

  @Test("a controller of the open project, in the environments asked for")
  func project() {
    let session = FeatureSession()
    session.open(FeatureSession.storyboard, FeatureSession.text(FeatureSession.storyboard))
    let answer = session.session.ask(
      "inset/render", ["controller": "ShiftedViewController", "environments": ["iPhone 8@10.3"]])
    #expect(answer?["renderings"]?.arrayValue?.count == 1)
    #expect(
      answer?["renderings"]?[0]?["placement"] == "UITabBarController › UINavigationController › ShiftedViewController")
    #expect(answer?["renderings"]?[0]?["svg"]?.stringValue?.contains(">64 hidden at the top</text>") == true)
  }
}
