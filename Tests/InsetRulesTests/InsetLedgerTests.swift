import InsetRules
import Testing

@Suite("Ledgers of insets")
struct InsetLedgerTests {
  @Test("a doubled inset is the app's points and the bars' own")
  func doubled() throws {
    let project = ExampleProject(
      RuleExample(
        "",
        files: [
          "AppDelegate.swift": ExampleCode.swiftDelegate(),
          "FeedViewController.swift": ExampleCode.swiftFeed(after: ["tableView.contentInset.top = 64"]),
        ], deploymentTarget: "9.0", reportsAt: []))
    let check = RuleCheck(project.analysis) { project.text($0) }
    let scrollView = try #require(check.scrollViews.first)
    let ledger = try #require(scrollView.ledger(.top, in: 0))
    #expect(
      ledger.text(check.placeText)
        == "128 = 64 written at FeedViewController.swift:9 + 20 from the status bar + 44 from the navigation bar")
    let last = try #require(scrollView.ledger(.bottom, in: scrollView.layouts.count - 1))
    #expect(last.text(check.placeText) == "34 from the home indicator")
  }
}
