import InsetLayout
import InsetModel
import Testing

@Suite("Limits")
struct LimitTests {
  @Test("what three nested elements of one id make is three views")
  func nestedIDs() {
    let app = TestApp(GrowthShapes.nestedIDs(3))
    let placed = app.analysis.app.scene(of: app.placements(ofClass: "UIViewController")[0], on: OSVersion(12))
    // The controller, its root view, and three more.
    #expect(placed.sources.keys.sorted() == ["v0", "w-v0", "x", "x-2", "x-3"])
    var depth = 0
    var view = placed.scene.root.view
    while let inner = view?.subviews.first {
      depth += 1
      view = inner
    }
    #expect(depth == 3)
    #expect(app.analysis.leftOut.isEmpty)
  }

  @Test("an outlet that several views have is of the first; the others are there too")
  func outlets() {
    let app = TestApp(GrowthShapes.nestedOutlets(3))
    let placed = app.analysis.app.scene(of: app.placements(ofClass: "Feed")[0], on: OSVersion(12))
    #expect(placed.sources.count == 5)
    #expect(placed.viewIDs.values.compactMap { $0["box"] } == ["x2"])
  }

  @Test("a controller that is embedded twice has its views in the scene once")
  func embedding() {
    let app = TestApp(GrowthShapes.embeddedOften(2))
    let first = app.analysis.app.controllers.firstIndex { $0.facts.id == "v0" } ?? 0
    let scene = app.analysis.layouts(of: first)[0].placed.scene
    let children = scene.root.view?.subviews.flatMap(\.embeds) ?? []
    #expect(children.map { $0.view?.subviews.count } == [2, nil])
  }

  @Test("more ways than 20 to one controller are left out, and said")
  func placements() throws {
    let app = TestApp(GrowthShapes.ring(12))
    let most = app.analysis.placements.values.map(\.count).max()
    #expect(most == 20)
    let leftOut = try #require(app.analysis.leftOut.first { $0.limit == .placements })
    #expect(leftOut.sentence.hasSuffix("can be on screen in more than 20 ways; the others are left out"))
    #expect(leftOut.location.path == "/app/App.swift")
  }

  @Test("what is farther from the window than 64 controllers is left out, and said")
  func steps() throws {
    let app = TestApp(GrowthShapes.pushes(80))
    let leftOut = try #require(app.analysis.leftOut.first { $0.limit == .steps })
    // The navigation controller is the first of the 64, C0 the second.
    #expect(leftOut.sentence == "C62 is 64 controllers away from the window; what it leads to is left out")
    #expect(TestApp(GrowthShapes.pushes(60)).analysis.leftOut.isEmpty)
  }

  @Test("of an else-if chain 256 conditions are told apart; its end stays conditional")
  func conditions() throws {
    let app = TestApp(GrowthShapes.elseIf(300))
    let leftOut = app.analysis.leftOut
    #expect(leftOut.map(\.limit) == [.conditions])
    #expect(
      leftOut.map(\.sentence) == [
        "viewDidLoad has a statement under more than 256 conditions; the others aren't told apart"
      ])
    #expect(TestApp(GrowthShapes.elseIf(255)).analysis.leftOut.isEmpty)
    let file = try #require(app.analysis.app.program.files["/app/App.swift"])
    let type = try #require(file.facts.types.firstIndex { $0.name.value == "Feed" })
    let last = try #require(file.effects(of: .function(type: type, 0)).last)
    #expect(last.circumstances.conditions.count == 256)
    #expect(last.circumstances.isConditional)
  }

  @Test("equal environments count once; of different ones 64 are kept")
  func environments() {
    func app(_ list: [String]) -> TestApp {
      TestApp(
        GrowthShapes.wideTree(1).merging([
          ".insetd.json": #"{"environments": [\#(list.map { "\"\($0)\"" }.joined(separator: ", "))]}"#
        ]) { $1 })
    }
    let equal = app(Array(repeating: "iPhone X@12.0", count: 1_000))
    #expect(equal.analysis.environments == [Environment(os: OSVersion(12, 0), device: "iPhone X")])
    #expect(equal.analysis.leftOut.isEmpty)
    let different = app((0..<70).map { "iPhone X@12.\($0)" })
    #expect(different.analysis.environments.count == 64)
    #expect(
      different.analysis.leftOut.map(\.sentence) == [
        ".insetd.json names more than 64 different environments; the others are left out"
      ])
  }

  @Test("loops in loops are unrolled 512 times at most, what is deeper is looked at once")
  func loops() {
    func count(_ depth: Int) -> Int {
      let file = TestApp(GrowthShapes.nestedLoops(depth)).analysis.app.program.files["/app/App.swift"]
      let type = file?.facts.types.firstIndex { $0.name.value == "Feed" }
      return type.flatMap { file?.effects(of: .function(type: $0, 0)).count } ?? 0
    }
    // Beside the call of super.
    #expect(count(2) == 1 + 64)
    #expect(count(3) == 1 + 512)
    #expect(count(6) == 1 + 512)
  }
}
