import InsetRules
import Testing

@Suite("An inset that counts a bar twice")
struct ManualInsetTests {
  private func finding(_ title: String) throws -> (ExampleProject, Finding) {
    let card = try #require(RuleBook.card("manual-inset-plus-automatic"))
    let project = ExampleProject(try #require(card.examples.first { $0.title == title }))
    return (project, try #require(project.findings.first))
  }

  @Test("the message says who adds what")
  func message() throws {
    let (_, finding) = try finding("Swift adds 64 for the bar")
    #expect(
      finding.message
        == "128 pt above the first row on every iOS (iPhone 7@10.3; 64 wanted): this line adds 64, and UIKit adds 64 for the status and navigation bars."
    )
    #expect(
      finding.fixes.map(\.title) == ["Remove the manual top inset: tableView starts at 64 instead of 128"])
  }

  @Test("edges that are no bar's stay as they are")
  func otherEdges() throws {
    let (project, finding) = try finding("the other edges stay")
    let fix = try #require(finding.fixes.first)
    let mended = try #require(project.applying(fix)?.example.files["FeedViewController.swift"])
    #expect(mended.contains("tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)"))
  }

  @Test("systems on which the line alone clears the bar keep it")
  func olderSystems() throws {
    let (project, finding) = try finding("the flag is off in Objective-C, which iOS 11 doesn't ask")
    #expect(finding.fixes.map(\.isPreferred) == [true, false])
    let fix = try #require(finding.fixes.first)
    let mended = try #require(project.applying(fix)?.example.files["FeedViewController.m"])
    #expect(
      mended.contains(
        """
            if (@available(iOS 11.0, *)) {
                // The safe area counts the bars.
            } else {
                self.tableView.contentInset = UIEdgeInsetsMake(64, 0, 0, 0);
            }
        """))
  }
}
