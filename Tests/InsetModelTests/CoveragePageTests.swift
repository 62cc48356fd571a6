import InsetLayout
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Generated page of coverage")
struct CoveragePageTests {
  /// With UPDATE_PAGES in the environment the page is written instead of compared.
  @Test("the page says which laws the ground-truth cases exercise")
  func page() throws {
    let expected = try GroundTruthCoverage(GroundTruthCase.all).markdown
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/insetd/insetd.docc/Coverage.md")
    if ProcessInfo.processInfo.environment["UPDATE_PAGES"] != nil { try Data(expected.utf8).write(to: file) }
    let actual = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(actual == expected, "run UPDATE_PAGES=1 swift test --filter PageTests")
  }

  @Test("every case is counted, and no law that the book doesn't have")
  func complete() throws {
    let coverage = try GroundTruthCoverage(GroundTruthCase.all)
    #expect(coverage.kinds.values.joined().reduce(0, +) == GroundTruthCase.all.count)
    #expect(Set(coverage.laws.keys).isSubset(of: LawBook.cards.map(\.id)))
  }
}
