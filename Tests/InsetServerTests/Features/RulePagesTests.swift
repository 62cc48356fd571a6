import InsetRules
import InsetText
import Testing

@testable import InsetServer

@Suite("Pages of rules")
struct RulePagesTests {
  private let cache = TemporaryFolder()

  @Test("a rule's page is a file that the diagnostic links to")
  func page() throws {
    let pages = RulePages(cacheFolder: cache("insetd"))
    let path = cache("insetd/rules/tab-child-not-adjusted.md")
    #expect(pages.address(ofRule: "tab-child-not-adjusted") == DocumentURI(path: path).string)
    guard case .bytes(let bytes, _) = DiskFile.read(path, limit: 1 << 20) else {
      Issue.record("no page")
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("# tab-child-not-adjusted\n\n*A tab without a navigation"))
    #expect(text == RulePage.markdown(ofRule: "tab-child-not-adjusted"))
  }

  @Test("without a folder there are no links, and an id that no rule has gives none")
  func none() {
    #expect(RulePages(cacheFolder: nil).address(ofRule: "tab-child-not-adjusted") == nil)
    #expect(RulePages(cacheFolder: cache("insetd")).address(ofRule: "configuration") == nil)
    // What is there is no folder.
    cache.write("file", "")
    #expect(RulePages(cacheFolder: cache("file")).address(ofRule: "tab-child-not-adjusted") == nil)
  }
}
