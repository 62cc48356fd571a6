import InsetLayout
import Testing

@testable import InsetModel

@Suite("What a change of code leaves as it is")
struct ProgramChangeTests {
  static let base = "class Base: UIViewController {}"
  static let feed = "class Feed: Base { func viewDidLoad() { view.alpha = 1 } }"

  func files(_ feed: String, _ more: [String: String] = [:]) -> [String: FileFacts] {
    var files: [String: FileFacts] = [:]
    let texts = ["/app/Base.swift": Self.base, "/app/Feed.swift": feed].merging(more) { $1 }
    for (name, text) in texts {
      files[name] = FileKind(path: name).map { FileFacts.reading(Array(text.utf8), as: $0) }
    }
    return files
  }

  @Test(
    "bodies and places leave the program, declarations don't",
    arguments: [
      ("// moved\n" + feed, false),
      ("class Feed: Base { func viewDidLoad() { view.alpha = 2; show(Base(), sender: 1) } }", false),
      ("class Feed: Base { func viewDidLoad(_ more: Int) { view.alpha = 1 } }", false),
      ("class Feed: Other { func viewDidLoad() { view.alpha = 1 } }", true),
      ("class Feed: Base { func viewDidLoads() { view.alpha = 1 } }", true),
      ("class Feed: Base { func viewDidLoad() { view.alpha = 1 }; var list = UIView() }", true),
      (feed + "\nlet list = UIView()", true), ("", true),
    ])
  func program(text: String, isNew: Bool) {
    let before = App(files: files(Self.feed))
    #expect(before.isProgramNew)
    let changed = files(text)
    let after = App(files: changed, after: before, changed: ["/app/Feed.swift"])
    #expect(after.isProgramNew == isNew)
    let fresh = App(files: changed)
    #expect(after.controllers.map { "\($0)" } == fresh.controllers.map { "\($0)" })
    #expect(after.edges.map { "\($0)" } == fresh.edges.map { "\($0)" })
    #expect(after.program.classes.map(\.parts) == fresh.program.classes.map(\.parts))
  }

  @Test("a project that changes makes all anew")
  func project() {
    let before = App(files: files(Self.feed))
    let plist = ["/app/Info.plist": "<plist version=\"1.0\"><dict/></plist>"]
    #expect(App(files: files(Self.feed, plist), after: before, changed: ["/app/Info.plist"]).isProgramNew)
  }

  @Test("classes in a circle, and a long chain of them, have the external base that they lead to")
  func inheritance() {
    let circle = (0..<3).map { "class C\($0): C\(($0 + 1) % 3) {}" }.joined(separator: "\n")
    let chain = (0..<500).map { "class D\($0): D\($0 + 1) {}" }.joined(separator: "\n")
    let app = CodeApp(["a.swift": circle + "\n" + chain + "\nclass D500: UITableViewController {}"])
    #expect(app.resolver.program.externalBase(of: app.classIndex("C1")) == nil)
    #expect(app.resolver.program.externalBase(of: app.classIndex("D0")) == "UITableViewController")
    #expect(app.resolver.program.controllerKind(of: app.classIndex("D0")) == .table)
    #expect(app.resolver.program.descendants(of: app.classIndex("D500")).count == 501)
  }
}
