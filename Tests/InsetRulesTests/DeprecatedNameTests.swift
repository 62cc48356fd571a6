import InsetRules
import Testing

@Suite("Deprecated names")
struct DeprecatedNameTests {
  private static let feed = ExampleCode.swiftFeed(after: ["tableView.rowHeight = topLayoutGuide.length"])

  private func tags(target: String) -> [[Finding.Tag]] {
    let app = ExampleApp(
      ["AppDelegate.swift": ExampleCode.swiftDelegate(), "FeedViewController.swift": Self.feed],
      deploymentTarget: target)
    return app.findings.filter { $0.rule == "inset-read-too-early" }.map(\.tags)
  }

  @Test("an expression is marked where all systems of the app deprecate it")
  func deprecated() {
    #expect(tags(target: "11.0") == [[.deprecated]])
    #expect(tags(target: "9.0") == [[]])
  }
}
