import InsetRules
import Testing

@Suite("Edits in a controller's class")
struct ClassFixTests {
  private static let code = SuggestedCode(swift: "adjust()", objectiveC: "[self adjust];")

  /// A file of an example after the edit for the end of `viewDidLoad` of its `FeedViewController`.
  private func edited(_ files: [String: String], _ name: String) -> String? {
    let project = ExampleProject(RuleExample("", files: files, deploymentTarget: "9.0", reportsAt: []))
    let check = RuleCheck(project.analysis) { project.text($0) }
    guard let controller = project.analysis.app.controllers(ofClass: "FeedViewController").first,
      let edit = ClassFixes(ofController: controller, check)?.atEndOfViewDidLoad(Self.code)
    else { return nil }
    return project.applying(Fix("", isPreferred: true, [edit]))?.example.files[name]
  }

  @Test("the statement comes last in viewDidLoad")
  func present() {
    let files = ["A.swift": ExampleCode.swiftDelegate(), "Feed.swift": ExampleCode.swiftFeed()]
    #expect(
      edited(files, "Feed.swift")
        == ExampleCode.swiftFeed(after: ["adjust()"]))
    let objectiveC = [
      "A.m": ExampleCode.objectiveCDelegate(), "FeedViewController.h": ExampleCode.objectiveCHeader,
      "FeedViewController.m": ExampleCode.objectiveCFeed(),
    ]
    #expect(
      edited(objectiveC, "FeedViewController.m") == ExampleCode.objectiveCFeed(after: ["[self adjust];"]))
  }

  @Test("where there is no viewDidLoad it is made, with its call of super")
  func absent() {
    let files = [
      "A.swift": ExampleCode.swiftDelegate(), "Feed.swift": "class FeedViewController: UITableViewController {\n}\n",
    ]
    #expect(
      edited(files, "Feed.swift") == """
        class FeedViewController: UITableViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                adjust()
            }
        }

        """)
  }
}
