import InsetRules
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("Generated pages")
struct PageTests {
  private static let pages = ["Laws": LawPage.markdown, "Rules": RulePage.markdown]

  /// With UPDATE_PAGES in the environment the pages are written instead of compared.
  @Test("the pages of laws and rules say what the cards say", arguments: pages.keys.sorted())
  func page(_ name: String) throws {
    let expected = Self.pages[name] ?? ""
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/insetd/insetd.docc/\(name).md")
    if ProcessInfo.processInfo.environment["UPDATE_PAGES"] != nil { try Data(expected.utf8).write(to: file) }
    let actual = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(actual == expected, "run UPDATE_PAGES=1 swift test --filter PageTests")
  }
}
