import InsetLayout
import InsetRules
import Testing

@Suite("Comparing layouts")
struct ComparisonTests {
  private func scene(_ change: (inout Controller, inout View) -> Void = { _, _ in }) -> Scene {
    var table = View(id: "table", kind: .table)
    var list = Controller(id: "list", kind: .table)
    change(&list, &table)
    list.view = table
    var navigation = Controller(id: "nav", kind: .navigation)
    navigation.children = [list]
    return Scene(app: AppOptions(), root: navigation)
  }

  private func layout(_ scene: Scene, _ environment: String) throws -> Layout {
    try layOut(scene, in: try #require(Environment(shortForm: environment)))
  }

  @Test("a layout and itself have no difference", arguments: ["iPhone 8@10.3", "iPhone X@12.0", "iPad Pro@26.0"])
  func same(_ environment: String) throws {
    guard let layout = try? layout(scene(), environment) else { return }
    let comparison = Comparison(layout, layout)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.onlyBefore.isEmpty && comparison.onlyAfter.isEmpty)
  }

  @Test("of two scenes the changed setting is the reason, on the side that has it")
  func setting() throws {
    let changed = scene { list, _ in list.automaticallyAdjustsScrollViewInsets = false }
    let comparison = Comparison(try layout(scene(), "iPhone 8@10.3"), try layout(changed, "iPhone 8@10.3"))
    let inset = try #require(comparison.differences.first { $0.quantity == "table.contentInset.top" })
    #expect(inset.before == [64] && inset.after == [0])
    #expect(inset.reason?.law.id == "R7-AUTO-FLAG")
    #expect(inset.reason?.settings.first?.name == "automaticallyAdjustsScrollViewInsets")
    #expect(inset.side == .after)
  }

  @Test("an inset of the app's own differs on the edge where it is set, and nowhere else")
  func edge() throws {
    let changed = scene { _, table in table.contentInset = Insets(top: 0, left: 0, bottom: 7, right: 0) }
    let comparison = Comparison(try layout(scene(), "iPhone X@12.0"), try layout(changed, "iPhone X@12.0"))
    #expect(
      comparison.differences.map(\.quantity) == [
        "table.contentInset.bottom", "table.adjustedContentInset.bottom", "table.extraGap.bottom",
      ])
    #expect(comparison.differences.map(\.before) == [[0], [34], [0]])
    #expect(comparison.differences.map(\.after) == [[7], [41], [7]])
  }

  @Test("every difference has a reason, between any two of some environments")
  func reasons() throws {
    let names = ["iPhone 5s@8.0", "iPhone 8@10.3", "iPhone 8@12.0 landscape", "iPhone X@12.0", "iPhone 17@26.0"]
    let layouts = try names.map { try layout(scene(), $0) }
    for (name, before) in zip(names, layouts) {
      for after in layouts where after.environment != before.environment {
        let comparison = Comparison(before, after)
        #expect(!comparison.differences.isEmpty)
        for difference in comparison.differences {
          #expect(difference.reason != nil, "\(difference.quantity) from \(name)")
        }
      }
    }
  }

  @Test("a number that the other system doesn't have is explained by how it comes to be")
  func eras() throws {
    let comparison = Comparison(try layout(scene(), "iPhone 8@10.3"), try layout(scene(), "iPhone X@11.0"))
    let adjusted = try #require(comparison.differences.first { $0.quantity == "table.adjustedContentInset.top" })
    #expect(adjusted.before == nil && adjusted.after == [88])
    #expect(adjusted.reason?.law.id == "R11-ADJ-SUM")
  }

  @Test("objects of one scene alone are listed and not compared")
  func unmatched() throws {
    let changed = scene { _, table in table.subviews = [View(id: "header")] }
    let comparison = Comparison(try layout(scene(), "iPhone X@12.0"), try layout(changed, "iPhone X@12.0"))
    #expect(comparison.onlyBefore.isEmpty && comparison.onlyAfter == ["header"])
    #expect(comparison.differences.isEmpty)
  }
}
