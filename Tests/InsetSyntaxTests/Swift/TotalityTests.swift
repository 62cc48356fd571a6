import TestSupport
import Testing

@testable import InsetSyntax

@Suite("Reading whatever the bytes are", .serialized)
struct TotalityTests {
  private static let sample = Array(
    """
    #if os(iOS)
    @objc(AppFeed) public final class Feed<T>: UIKit.Base<T>, P & Q where T: P {
      @IBOutlet private weak var a, b: [UIView?]!
      lazy var c: (Int) -> Void = { [weak self] in self?.d["é\\(x ? "1" : "🙂")"] = .some(1) }
      /* ( /* [ */ */ // {
      func f(a: Int = 1) { guard let x = y, case .z(let w)? = v else { return }; switch a { case 1: g = h + 2; default: i[j] = { k } } }
      class Cell { override func viewDidLoad() throws { if #available(iOS 11, *) { try? f() } else if x {} } }
    }
    #endif
    extension Feed.Cell: R {}
    """.utf8)

  @Test("mutated source gives facts whose ranges lie in each other and in the file", arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    for _ in 0..<60 {
      var bytes = Self.sample
      for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
      let source = ReadSource(bytes)
      let outside = source.ranges.first { !$0.isInside }
      #expect(outside == nil, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
      #expect(source.facts.isComplete == source.facts.problems.isEmpty)
    }
  }

  @Test("every beginning of a source can be read")
  func prefixes() {
    for length in stride(from: 0, through: Self.sample.count, by: 7) {
      _ = SwiftReader.read(Array(Self.sample[..<length]))
    }
  }

  @Test(
    "bytes that are no UTF-8 and bytes of zero are read around",
    arguments: [[0xFF], [0xC3], [0x00], [0xED, 0xA0, 0x80]] as [[UInt8]])
  func foreignBytes(bytes: [UInt8]) {
    let source = ReadSource(Array("class A {}\n".utf8) + bytes + Array("\nclass B {}".utf8))
    #expect(source.facts.types.first?.name.value == "A")
    #expect(source.facts.types.last?.name.value == "B")
  }

  @Test(
    "nesting just below the limits fits the stack",
    arguments: [
      ("", "class A {", 99), ("", "func f() { ", 49), ("let a = ", "{ ", 99), ("let a = ", "(", 99),
      ("let a = ", "\"\\(", 99), ("let a = ", "[", 14), ("class B { @IBOutlet var a: ", "A<", 240),
      ("", "if x ", 2_400),
      ("let a: ", "() -> ", 4_900), ("let a = ", "b ? ", 4_900), ("func f() { if a {}", " else if a {}", 2_400),
      ("let a = b", ".c()", 5_000), ("let a = ", "-", 20_000), ("", "#if A\n", 2_400), ("class B { ", "@A ", 5_000),
    ])
  func deepNesting(start: String, unit: String, count: Int) {
    let facts = SwiftReader.read(Array((start + String(repeating: unit, count: count)).utf8))
    #expect(!facts.problems.contains { $0.message.hasSuffix("not read") })
  }

  @Test("chains and rows beyond the depth of the facts are other, in time and on any stack")
  func longExpressions() throws {
    for (start, unit) in [("a", ".b()"), ("a", " + b"), ("a", "[0]"), ("", "a = "), ("", "if x ")] {
      let count = unit == "if x " ? 2_000 : 20_000
      let facts = ReadSource("func f() {\n" + start + String(repeating: unit, count: count) + "a\n}").facts
      #expect(facts.functions.first?.body.isEmpty == false)
      #expect(facts == facts)
      #expect(facts.encoded() != nil)
    }
    let row = ReadSource("func f() { a" + String(repeating: " + b", count: 126) + " }").body
    #expect(row.map(CodeText.text).first?.hasSuffix("+ b>") == true)
    #expect(ReadSource("func f() { a" + String(repeating: " + b", count: 127) + " }").body.map(CodeText.text) == ["?"])
  }

  @Test("a method of 10,000 lines is read whole")
  func longMethod() {
    let line = "  view.addSubview(label) { x in x.y = z ?? 1 }\n"
    let source = ReadSource("class A { func f() {\n" + String(repeating: line, count: 10_000) + "} }")
    #expect(source.facts.types.first?.functions.first?.body.count == 10_000)
  }

  @Test("a name of many parts and an optional of many optionals fit the stack")
  func longTypes() {
    let parts = String(repeating: ".B", count: 20_000)
    let source = ReadSource("class A: C\(parts) { @IBOutlet var d: E\(parts)!!!!!!!!! }")
    #expect(source.facts.types.first?.inherited.first?.value.utf8.count == 40_001)
    #expect(source.facts.types.first?.outlets.first?.className?.utf8.count == 40_001)
  }
}

extension [UInt8] {
  private static let fragments = [
    "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "class ", "#if ", "#endif\n", "/*", "*/", "<", "@IBOutlet ",
    "\n", "`",
  ]

  /// Deletes, doubles, inserts or overwrites something.
  mutating func mutate(using random: inout some RandomNumberGenerator) {
    let start = Int.random(in: 0...count, using: &random)
    let end = Swift.min(count, start + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: removeSubrange(start..<end)
    case 1: insert(contentsOf: Array(self[start..<end]), at: start)
    case 2: insert(contentsOf: Array((Self.fragments.randomElement(using: &random) ?? "").utf8), at: start)
    default: for index in start..<end { self[index] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}
