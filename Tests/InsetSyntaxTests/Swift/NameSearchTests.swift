import InsetSyntax
import Testing

@Suite("Searching sources for names")
struct NameSearchTests {
  private let source = Array(
    "final class FeedViewController: UIViewController { let `row` = Größe(🙂) } // _Feed1 é".utf8)

  @Test(
    "a name is found as a whole word only",
    arguments: [
      ("FeedViewController", true), ("FeedView", false), ("ViewController", false), ("UIViewController", true),
      ("final", true), ("fina", false), ("row", true), ("Größe", true), ("Gr", false), ("_Feed1", true),
      ("Feed1", false),
      ("é", true), ("UIKit.UIViewController", true), ("", false), ("class Feed", false),
      ("FeedViewController: ", false),
    ])
  func words(name: String, isFound: Bool) {
    #expect(NameSearch([name]).isMentioned(in: source) == isFound)
  }

  @Test("every name that occurs is told, once")
  func all() {
    let search = NameSearch(["row", "Row", "Größe", "class", "struct", "Kit.UIViewController"])
    #expect(search.mentioned(in: source) == ["row", "Größe", "class", "UIViewController"])
    #expect(search.mentioned(in: Array("row row Row".utf8)) == ["row", "Row"])
  }

  @Test("without names or bytes nothing is found")
  func nothing() {
    #expect(!NameSearch([]).isMentioned(in: source))
    #expect(!NameSearch(["a"]).isMentioned(in: []))
    #expect(NameSearch(["a"]).mentioned(in: Array("b".utf8)) == [])
  }

  @Test("a name at either end of the bytes is found", arguments: ["Feed", "Feed ", " Feed", "(Feed)", "\u{0}Feed\n"])
  func ends(text: String) {
    #expect(NameSearch(["Feed"]).isMentioned(in: Array(text.utf8)))
  }

  @Test("among thousands of names each is found, and none that only looks like one")
  func manyNames() {
    let names = (0..<5_000).map { "Controller\($0)" }
    let search = NameSearch(names)
    #expect(search.mentioned(in: Array(names.joined(separator: ",").utf8)) == Set(names))
    #expect(!search.isMentioned(in: Array(names.map { $0 + "x" }.joined(separator: " ").utf8)))
  }
}
