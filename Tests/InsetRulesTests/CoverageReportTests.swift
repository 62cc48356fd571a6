import InsetModel
import InsetRules
import InsetText
import Testing

/// `insetd tree --coverage`.
@Suite("Coverage of the hierarchy")
struct CoverageReportTests {
  private static let files = [
    "App.swift": """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
    }
    class BaseViewController: UIViewController {}
    class HomeViewController: BaseViewController {
      func make() -> Any { Box(LostViewController()) }
    }
    class LostViewController: BaseViewController {}
    class DeadViewController: BaseViewController {}
    class Router {
      let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func open() { stack.pushViewController(RatesViewController(), animated: true) }
    }
    class RatesViewController: UIViewController {}
    """
  ]

  private var report: TreeReport {
    let app = ExampleApp(Self.files, deploymentTarget: "9.0")
    return TreeReport(app.analysis, root: "/app") { location in
      let text = SourceText(Self.files["App.swift"] ?? "")
      let line = text.position(at: location.range.lowerBound, in: .utf16).line + 1
      return Provenance.Place(path: location.path, line: line, column: 1)
    }
  }

  @Test("as text: bases and UIKit's own containers don't count")
  func text() {
    #expect(
      report.coverageText == """
        4 classes of controllers, 2 placed (50 %), 1 from a window down (25 %)
        by push 1, root 1

        Not placed:
          DeadViewController  (App.swift:10): never made: no code and no storyboard makes one
          LostViewController  (App.swift:9): made (App.swift:7), but where it goes isn't found
        """)
  }

  @Test("as JSON, where it is asked for")
  func json() {
    guard case .object(let tree) = report.json(withCoverage: true), case .object(let coverage)? = tree["coverage"]
    else {
      Issue.record("no coverage")
      return
    }
    #expect(coverage["found"] == 4)
    #expect(coverage["by"] == ["push": 1, "root": 1])
    #expect(
      coverage["unknown"] == [
        [
          "class": "DeadViewController", "file": "App.swift", "line": 10,
          "reason": "never made: no code and no storyboard makes one",
        ],
        [
          "class": "LostViewController", "file": "App.swift", "line": 9,
          "reason": "made (App.swift:7), but where it goes isn't found",
        ],
      ])
  }
}
