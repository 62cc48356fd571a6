import InsetLayout
import Testing

@Suite("Changing a scene")
struct SceneChangingTests {
  private let scene = Scene(
    root: .tabs(
      .navigation(.content(.scroll("first"), .area(.list(), id: "area"))).presenting(.content(id: "modal"))))

  @Test("a controller or a view is changed where its pointer says")
  func named() throws {
    let tree = Tree(scene)
    for (id, pointer) in [
      ("tab", "/root"), ("nav", "/root/children/0"), ("content", "/root/children/0/children/0"),
      ("list", "/root/children/0/children/0/view/subviews/1/embeds"), ("modal", "/root/children/0/presented"),
    ] {
      #expect(tree.subject(named: id) == tree.subject(named: pointer))
      let changed = Tree(scene.changingController(at: pointer) { $0.className = "Changed" })
      #expect(changed.controllers.filter { $0.className == "Changed" }.map(\.id) == [id])
    }
    let changed = Tree(
      scene.changingView(at: "/root/children/0/children/0/view/subviews/0") { $0.isPagingEnabled = true })
    #expect(changed.views.filter { $0.view.isPagingEnabled == true }.map(\.id) == ["first"])
  }

  @Test(
    "a pointer that names nothing changes nothing",
    arguments: [
      "/root/children", "/root/children/7", "/root/children/-1", "/root/children/x", "/root/presented",
      "/root/children/0/view", "/root/children/0/subviews/0", "/root/children/0/children/0/view/embeds", "/root/title",
      "/root/children/0/presented/view/subviews/0",
    ])
  func unnamed(_ pointer: String) {
    #expect(scene.changingController(at: pointer) { $0.className = "Changed" } == scene)
    #expect(scene.changingView(at: pointer) { $0.className = "Changed" } == scene)
  }
}
