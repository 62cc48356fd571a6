import InsetDocuments
import InsetModel
import InsetText
import Testing

@Suite("Outlines")
struct OutlineTests {
  /// Each item on a line, indented, with its name, detail and kind.
  private func text(_ items: [OutlineItem], _ indent: String = "") -> [String] {
    items.flatMap { item in
      ["\(indent)\(item.name) – \(item.detail ?? "") – \(item.kind)"] + text(item.children, indent + "  ")
    }
  }

  @Test("a storyboard's controllers with their views and segues, each where its element stands")
  func storyboard() {
    let app = TestApp(["Main.storyboard": Storyboards.tabs, "Other.storyboard": Storyboards.withReference])
    let outline = app.analysis.app.interfaceBuilderFacts("/app/Main.storyboard")?.outline ?? []
    #expect(
      text(outline).prefix(8) == [
        "UITabBarController – UITabBarController, tabBarController – object",
        "  viewControllers – to UINavigationController – segue",
        "UINavigationController – UINavigationController, navigationController – object",
        "  rootViewController – to HostViewController – segue",
        "HostViewController – HostViewController, viewController – customObject", "  root view – view – object",
        "    container view – containerView – object", "      embed – to ChildViewController – segue",
      ])
    let other = app.analysis.app.interfaceBuilderFacts("/app/Other.storyboard")?.outline ?? []
    #expect(text(other).last == "Settings – Settings.storyboard – storyboardReference")
  }

  @Test("a scene document's controllers and views, by id")
  func scene() {
    let source = """
      {"version": 1, "root": {"id": "nav", "class": "UINavigationController", "children": [
        {"class": "ListViewController", "view": {"subviews": [{"id": "table", "class": "UITableView"}]}}]}}
      """
    let outline = SceneDocument.reading(Array(source.utf8)).outline
    #expect(
      text(outline) == [
        "nav – UINavigationController – object", "  ListViewController – ListViewController – object",
        "    view – view – object", "      table – UITableView – object",
      ])
    let sourceText = SourceText(source)
    #expect(sourceText.string(in: outline[0].selection) == "\"nav\"")
    #expect(sourceText.string(in: outline[0].children[0].children[0].selection) == "{")
  }
}

@Suite("Searching controllers by name")
struct ControllerSearchTests {
  private func names(_ query: String, limit: Int = 100) -> [String] {
    TestApp(["Main.storyboard": Storyboards.tabs]).analysis.app.controllers(named: query, limit: limit).map(\.name)
  }

  @Test("whatever has the letters in order, the closest first; case doesn't count")
  func ranking() {
    #expect(names("host") == ["HostViewController"])
    #expect(names("detailviewcontroller") == ["DetailViewController"])
    #expect(names("NC") == ["UINavigationController", "OrphanViewController"])
    #expect(
      names("viewcontroller") == [
        "HostViewController", "ChildViewController", "DetailViewController", "OrphanViewController",
      ])
    #expect(names("h") == ["HostViewController", "ChildViewController", "OrphanViewController"])
    #expect(names("nothing").isEmpty)
  }

  @Test("an empty query finds all, up to the limit")
  func all() {
    #expect(names("").count == 6)
    #expect(names("", limit: 2) == ["UITabBarController", "UINavigationController"])
  }
}
