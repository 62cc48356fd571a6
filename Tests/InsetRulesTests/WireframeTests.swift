import InsetLayout
import Testing

@testable import InsetRules

@Suite("Pictures of layouts")
struct WireframeTests {
  private func layout(_ table: View, on environment: String, bars: Bool = true) throws -> Layout {
    var child = Controller(kind: .table)
    child.view = table
    var root = Controller(kind: .navigation)
    root.children = [child]
    return try layOut(
      Scene(root: bars ? root : child), in: try #require(Environment(shortForm: environment)))
  }

  /// The elements of a class, as written.
  private func elements(_ style: String, in svg: String) -> [Substring] {
    svg.split(separator: "\n").filter { $0.contains("class=\"\(style)\"") }
  }

  @Test("bars, insets and their labels stand where the layout has them")
  func bars() throws {
    let layout = try layout(View(id: "feed", kind: .table), on: "iPhone 8@10.3")
    let wireframe = try #require(Wireframe(of: "feed", in: layout))
    #expect(wireframe.title == "iPhone 8 · iOS 10.3 · UITableViewController")
    #expect(wireframe.path == "UINavigationController › UITableViewController")
    let svg = wireframe.svg()
    #expect(
      elements("bar", in: svg) == [
        "<rect class=\"bar\" x=\"0\" y=\"0\" width=\"375\" height=\"20\"/>",
        "<rect class=\"bar\" x=\"0\" y=\"20\" width=\"375\" height=\"44\"/>",
      ])
    #expect(
      elements("inset", in: svg) == ["<rect class=\"inset\" x=\"0\" y=\"0\" width=\"375\" height=\"64\"/>"])
    #expect(elements("label-inset", in: svg).count == 1)
    #expect(elements("row", in: svg).first == "<line class=\"row\" x1=\"16\" x2=\"375\" y1=\"64\" y2=\"64\"/>")
    #expect(elements("hidden", in: svg).isEmpty && elements("blank", in: svg).isEmpty)
  }

  @Test("hidden points lie behind the inset, blank ones at its inner end")
  func trouble() throws {
    var table = View(id: "feed", kind: .table)
    table.contentInset = Insets(top: 64)
    let doubled = try #require(Wireframe(of: "feed", in: try layout(table, on: "iPhone 8@10.3")))
    #expect(
      doubled.strips.map { [$0.points] + $0.frame.array } == [[128, 0, 0, 375, 128], [64, 0, 64, 375, 64]])
    table.contentInset = nil
    table.contentInsetAdjustmentBehavior = .never
    let never = try #require(Wireframe(of: "feed", in: try layout(table, on: "iPhone X@12.0")))
    #expect(never.strips.map { [$0.points] + $0.frame.array } == [[88, 0, 0, 375, 88], [34, 0, 778, 375, 34]])
    #expect(never.strips.map(\.meaning) == [.hidden, .hidden])
  }

  @Test("labels keep their distance and their order")
  func labels() {
    var labels = PictureLabels(scale: 0.5)
    for (text, y) in [("c", 90.0), ("a", 0), ("b", 2), ("d", 92), ("e", 96)] { labels.add(text, .bar, x: 0, y: y) }
    let rows = labels.rows(from: 0, to: 100)
    #expect(rows.map(\.label.text) == ["a", "b", "c", "d", "e"])
    #expect(rows.map(\.y) == [8.5, 25.5, 45, 62, 79])
    #expect(labels.rows(from: 0, to: 60).map(\.y) == [8.5, 25.5, 42.5, 59.5, 76.5])
  }

  @Test("texts are escaped, and what XML forbids is replaced")
  func escaping() throws {
    let layout = try layout(View(id: "<a & \"b\"\u{1}>", kind: .table), on: "iPhone 8@10.3", bars: false)
    let svg = try #require(Wireframe(of: "root", in: layout, path: "<&>")).svg(name: "w")
    #expect(svg.contains("<text class=\"path\" x=\"16\" y=\"38\">&lt;&amp;&gt;</text>"))
    #expect(!svg.unicodeScalars.contains("\u{1}"))
    #expect(svg.contains("aria-labelledby=\"w-title w-desc\""))
    #expect(XMLText.escaped("\u{1}'\u{FFFE}") == "\u{FFFD}&#39;\u{FFFD}")
  }

  @Test(
    "coordinates are plain decimals",
    arguments: [(0, "0"), (-4, "-4"), (97.6667, "97.67"), (0.5, "0.5"), (1.05, "1.05"), (.nan, "0")])
  func numbers(_ points: Double, _ text: String) { #expect(XMLText.number(points) == text) }
}
