import Testing

@Suite("Outlets in Swift source")
struct OutletReadingTests {
  @Test(
    "an outlet has a name, its type as written and the class in it",
    arguments: [
      ("@IBOutlet weak var tableView: UITableView!", "tableView | UITableView! | UITableView"),
      ("@IBOutlet private(set) weak var list: UIKit.UITableView?", "list | UIKit.UITableView? | UIKit.UITableView"),
      ("@IBOutlet var labels: [UILabel]!", "labels | [UILabel]! | UILabel"),
      ("@IBOutlet var grid: Grid<Row>!", "grid | Grid<Row>! | Grid"),
      (
        "@IBOutlet var source: (any UITableViewDataSource)?",
        "source | (any UITableViewDataSource)? | UITableViewDataSource"
      ),
      ("@IBOutlet @objc(x) dynamic var `default`: UIView! { didSet {} }", "default | UIView! | UIView"),
      ("@IBOutlet var view = UIView()", "view | - | -"),
      ("@IBOutlet\n  weak\n  var tall: UIView!", "tall | UIView! | UIView"),
    ])
  func outlet(member: String, expected: String) {
    let outlets = ReadSource("class Feed: UIViewController {\n  \(member)\n}").facts.types.flatMap(\.outlets)
    #expect(
      outlets.map { "\($0.name.value) | \($0.type?.value ?? "-") | \($0.className ?? "-")" } == [expected])
  }

  @Test("several names share the type that the last of them has")
  func sharedType() {
    let source = ReadSource("class Feed { @IBOutlet var a, b: UIView!, c: UILabel! }")
    let outlets = source.facts.types.flatMap(\.outlets)
    #expect(outlets.map(\.name.value) == ["a", "b", "c"])
    #expect(outlets.map(\.className) == ["UIView", "UIView", "UILabel"])
  }

  @Test("outlets stand with the type that declares them, in every branch of #if")
  func owners() {
    let source = ReadSource(
      """
      class Feed {
        @IBOutlet var outer: UIView!
        var plain: UIView!
        class Cell { @IBOutlet var inner: UILabel! }
        #if DEBUG
          @IBOutlet var debug: UIView!
        #else
          @IBOutlet var release: UIView!
        #endif
        func f() { @IBOutlet var local: UIView! }
      }
      """)
    #expect(source.type("Feed")?.outlets.map(\.name.value) == ["outer", "debug", "release"])
    #expect(source.type("Feed.Cell")?.outlets.map(\.name.value) == ["inner"])
  }

  @Test("ranges are those of the name, the type and the whole declaration")
  func ranges() throws {
    let source = ReadSource("class Feed {\n  // the ÄÖ list\n  @IBOutlet weak var tableView: UITableView! // shown\n}")
    let outlet = try #require(source.facts.types.first?.outlets.first)
    #expect(source.text(outlet.name.range) == "tableView")
    #expect(outlet.type.map { source.text($0.range) } == "UITableView!")
    #expect(source.text(outlet.range) == "@IBOutlet weak var tableView: UITableView!")
  }
}
