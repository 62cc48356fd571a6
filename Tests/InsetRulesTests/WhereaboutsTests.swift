import InsetModel
import InsetRules
import InsetText
import Testing

/// What is said where the sources don't tell the whole place of a controller.
@Suite("Containers that aren't known")
struct WhereaboutsTests {
  private static let files = [
    "App.swift": """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      func start() { window?.rootViewController = UINavigationController(rootViewController: HomeViewController()) }
    }
    class HomeViewController: UITableViewController {}
    """,
    "Router.swift": """
    class Router {
      let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func open(_ id: Int) {
        stack.pushViewController(RatesViewController(), animated: true)
      }
    }
    class RatesViewController: UITableViewController {}
    class OrphanViewController: UITableViewController {}
    """,
    ".insetd.json": #"{ "environments": ["iPhone X@12.0"] }"#,
  ]

  private func paragraph(_ marker: String) -> String {
    let app = ExampleApp(Self.files, deploymentTarget: "9.0")
    let blocks = app.hover("Router.swift", at: marker)?.blocks ?? []
    for case .paragraph(let text) in blocks { return text }
    return ""
  }

  @Test("what pushes the controller, and the containers that the app uses most")
  func pushed() {
    #expect(
      paragraph("RatesViewController: ") == """
        RatesViewController is pushed by Router.open(_:) (Router.swift:5), and which navigation controller that is can't \
        be read from the sources. Name its containers in .insetd.json under "placements"; the app's usual ones: \
        UINavigationController.
        """)
  }

  @Test("a controller that nothing leads to")
  func orphan() {
    #expect(
      paragraph("OrphanViewController: ") == """
        Nothing that can be followed says where OrphanViewController is shown; the numbers are those of a window's root. \
        Name its containers in .insetd.json under "placements"; the app's usual ones: UINavigationController.
        """)
  }

  @Test("the tree says what a coordinator is given")
  func tree() {
    let app = ExampleApp(Self.files, deploymentTarget: "9.0")
    let text = TreeReport(app.analysis, root: "/app") { _ in nil }.text
    #expect(
      text == """
        UINavigationController
          root → HomeViewController

        Container unknown:
          a navigation controller given to Router
            push → RatesViewController
          OrphanViewController
        """)
  }
}
