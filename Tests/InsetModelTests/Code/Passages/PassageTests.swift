import InsetLayout
import InsetModel
import InsetSyntax
import InsetText
import Testing

@Suite("Passages of code")
struct PassageTests {
  private static let feed = """
    class FeedViewController: UIViewController, UIScrollViewDelegate {
        let table = UITableView()
        let height: CGFloat = 20 + 44
        override func viewDidLoad() {
            super.viewDidLoad()
            setUp()
        }
        private func setUp() {
            let top = table.contentInset.top
            print(top)
            if #available(iOS 11.0, *) { additional(view.safeAreaInsets.top) }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.contentOffset.y <= 0 { refresh() }
            guard scrollView.contentOffset.y < height else { return }
        }
    }
    """

  private func passages(_ names: Set<String>) -> (App, [CodePassage]) {
    let app = TestApp(["Feed.swift": Self.feed]).analysis.app
    return (app, app.passages(mentioning: names))
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(Self.feed.utf8)[range], as: UTF8.self)
  }

  @Test("conditions are passages, with the function that asks them")
  func conditions() throws {
    let (app, found) = passages(["contentOffset"])
    #expect(found.map(\.name) == ["scrollViewDidScroll", "scrollViewDidScroll"])
    #expect(
      found.map { text($0.location.range) } == [
        "scrollView.contentOffset.y <= 0", "scrollView.contentOffset.y < height",
      ])
    guard case .evaluation(let condition) = try #require(found.last).effect.kind,
      case .binary(let left, "<", let right) = condition.kind
    else {
      Issue.record("no comparison")
      return
    }
    #expect(left.lastName == "y")
    #expect(left.base?.lastName == "contentOffset")
    #expect(app.numbers(right, in: found[1]) == [64])
    let scrollView = try #require(left.base?.base)
    #expect(app.classNames(of: scrollView, in: found[1]) == ["UIScrollView", "UIView"])
  }

  @Test("a local variable's value lies where it is declared")
  func variables() throws {
    let (app, found) = passages(["contentInset"])
    #expect(found.count == 1)
    var read: CodeExpression?
    found[0].effect.expressions[0].visit { if $0.lastName == "contentInset" { read = $0 } }
    let expression = try #require(read)
    #expect(text(expression.range) == "table.contentInset")
    let controller = try #require(app.controllers(ofClass: "FeedViewController").first)
    #expect(try app.viewName(#require(expression.base), in: found[0], of: controller) == "table")
    #expect(app.controllers(ofClassIndex: try #require(found[0].owner)) == [controller])
  }

  @Test("what runs while a controller comes on screen says when, with what is called in place")
  func appearing() throws {
    let app = TestApp(["Feed.swift": Self.feed]).analysis.app
    let index = try #require(app.program.classIndex("FeedViewController", from: "/app/Feed.swift"))
    let reads = app.passages(ofAppearing: index).filter { passage in
      passage.effect.expressions.contains { $0.mentions(["safeAreaInsets"]) }
    }
    #expect(reads.map(\.phase) == [.viewDidLoad])
    #expect(reads.map(\.name) == ["setUp"])
    #expect(reads.map(\.entry) == ["viewDidLoad"])
    #expect(reads.map(\.systems) == [SystemRange(from: OSVersion(11))])
  }

  @Test("names that no body has give nothing")
  func missing() {
    #expect(passages(["adjustedContentInset"]).1.isEmpty)
  }
}
