import InsetSyntax
import TestSupport
import Testing

@Suite("Reading an open document while it is edited", .serialized)
struct SwiftDocumentParserTests {
  private static let member = """
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let a = b?.c as? UIView, #available(iOS 11, *) else { return }
        view.addSubview(a) { x in if x { y() } else { z("\\(x)") } }
      }
      @IBOutlet weak var list: UITableView!

    """

  private static let sample = Array(
    ("import UIKit\n// ö\n#if A\nclass Feed: Base {\n" + member + member + "}\n#endif\nextension Feed { " + member
      + "}\n")
      .utf8)

  @Test("after any edits, in broken code too, the facts are those of a fresh read", arguments: 0..<12 as Range<UInt64>)
  func edits(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let parser = SwiftDocumentParser()
    var bytes = Self.sample
    for step in 0..<60 {
      // From time to time all is undone.
      if step.isMultiple(of: 9) { bytes = Self.sample } else { bytes.mutate(using: &random) }
      #expect(parser.read(bytes) == SwiftReader.read(bytes), "seed \(seed), step \(step)")
    }
  }

  @Test("typing a member letter by letter and taking it back gives a fresh read's facts each time")
  func typing() throws {
    let parser = SwiftDocumentParser()
    let place = try #require(Self.sample.firstIndex(of: UInt8(ascii: "@")))
    let typed = Array("func f() { if let a = b { c(d: \"e\") { $0 } } }\n".utf8)
    for length in Array(0...typed.count) + Array((0..<typed.count).reversed()) {
      let bytes = Array(Self.sample[..<place] + typed[..<length] + Self.sample[place...])
      #expect(parser.read(bytes) == SwiftReader.read(bytes), "\(length) bytes typed")
    }
  }

  @Test("a version that is refused doesn't spoil the next one")
  func refusal() {
    let parser = SwiftDocumentParser()
    #expect(parser.read(Self.sample) == SwiftReader.read(Self.sample))
    #expect(parser.read(Array(String(repeating: "(", count: 200).utf8)).isComplete == false)
    #expect(parser.read(Self.sample) == SwiftReader.read(Self.sample))
    #expect(parser.read([]) == CodeFacts(.swift))
  }
}
