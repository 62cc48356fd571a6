import InsetLayout
import InsetRules
import Testing

@Suite("Disputed figures in explanations")
struct DisputedFigureTests {
  private static let dispute = "other sources give the screen insets [20, 62, 20, 62] in landscape"

  private func alternatives(_ name: String, _ environment: String) throws -> [String] {
    var table = Controller(id: "list", kind: .table)
    table.view = View(id: "table", kind: .table)
    var root = Controller(id: "nav", kind: .navigation)
    root.children = [table]
    let layout = try layOut(Scene(root: root), in: #require(Environment(shortForm: environment)))
    let named = try NamedQuantity(name, in: layout.tree)
    return QuantityExplanation(named, in: layout, Provenance(location: { _, _ in nil }, place: { _ in nil }))
      .alternatives
  }

  @Test("a number that rests on a disputed row of a device says what other sources give")
  func disputed() throws {
    let alternatives = try alternatives("table.adjustedContentInset", "iPhone 17@26.0 landscape")
    #expect(alternatives.contains(Self.dispute))
    #expect(alternatives.contains { $0.hasPrefix("landscape top on iOS 26 is disputed") })
  }

  @Test("other rows, the other orientation and numbers that don't rest on the row are not concerned")
  func undisputed() throws {
    #expect(try !alternatives("table.adjustedContentInset", "iPhone 17@26.0").contains(Self.dispute))
    #expect(try !alternatives("table.adjustedContentInset", "iPhone 16 Pro@18.0 landscape").contains(Self.dispute))
    #expect(try !alternatives("nav.view.frame", "iPhone 17@26.0 landscape").contains(Self.dispute))
  }
}
