import InsetSyntax
import Testing

@Suite("Facts of a Swift file")
struct SwiftReaderTests {
  @Test("comments and blank lines leave the shape as it is")
  func sameShape() {
    let before = ReadSource("@objc(A) class Feed: Base {\n  @IBOutlet var table: UITableView!\n}").facts
    let after = ReadSource("// new\n\n@objc(A)\nclass Feed: Base { @IBOutlet var table: UITableView! }").facts
    #expect(before != after && before.shapeDigest != nil)
    #expect(before.shapeDigest == after.shapeDigest)
  }

  @Test(
    "what a file says is in the shape",
    arguments: [
      "class Feed: UITableViewController { @IBOutlet var table: UITableView! }",
      "class Feeds: UIViewController { @IBOutlet var table: UITableView! }",
      "class Feed: UIViewController { @IBOutlet var list: UITableView! }",
      "class Feed: UIViewController { @IBOutlet var table: UITableView? }",
      "class Feed<T>: UIViewController { @IBOutlet var table: UITableView! }",
      "class Feed: UIViewController { @IBOutlet var table: UITableView! { didSet { a() } } }",
      "@objc(F) class Feed: UIViewController { @IBOutlet var table: UITableView! }",
    ])
  func otherShape(source: String) {
    let base = ReadSource("class Feed: UIViewController { @IBOutlet var table: UITableView! }").facts
    #expect(base.shapeDigest != ReadSource(source).facts.shapeDigest)
  }

  @Test("a well-formed file is complete, an empty one too", arguments: ["", "\n", "// only a comment", "import UIKit"])
  func complete(source: String) {
    let facts = ReadSource(source).facts
    #expect(facts.types.isEmpty && facts.isComplete && facts.problems.isEmpty)
  }

  @Test("a syntax error is told where it is, and what was read stays")
  func syntaxError() throws {
    let source = ReadSource("class Feed: UIViewController {}\nclass Row { let x: = 3 }\nclass Late {}")
    #expect(source.facts.types.map(\.name.value) == ["Feed", "Row", "Late"])
    #expect(!source.facts.isComplete)
    let problem = try #require(source.facts.problems.first)
    #expect(problem.severity == .information)
    #expect(source.bytes[..<problem.range.lowerBound].filter { $0 == 0x0A }.count == 1)
  }

  @Test("text that belongs nowhere is the range of the problem")
  func misplacedText() throws {
    let source = ReadSource("class Feed {\n  func f() {}\n  ) )\n}\n")
    let problem = try #require(source.facts.problems.first)
    #expect(source.text(problem.range).hasPrefix(")"))
  }

  @Test("a class whose name is still being typed is left out, its neighbours are not")
  func missingName() {
    let source = ReadSource("class First {}\nclass : UIViewController { class Inner {} }\nclass Last {}")
    #expect(source.facts.types.map(\.qualifiedName) == ["First", "Inner", "Last"])
  }

  @Test("a byte order mark shifts nothing")
  func byteOrderMark() throws {
    let source = ReadSource([0xEF, 0xBB, 0xBF] + Array("class Feed {}".utf8))
    #expect(try source.text(#require(source.facts.types.first).name.range) == "Feed")
  }

  @Test("a source beyond the limit is refused with a reason")
  func tooLarge() {
    let facts = ReadSource([UInt8](repeating: 0x20, count: 1 << 20 + 1)).facts
    #expect(facts.types.isEmpty)
    #expect(!facts.isComplete)
    #expect(facts.problems.map(\.message) == ["larger than 1 MB, so not read"])
  }
}
