import InsetLayout
import Testing

@testable import InsetModel

@Suite("Settings land on the controller that they are made on")
struct ChildSettingTests {
  private func scene(_ source: String, _ name: String) throws -> PlacedScene {
    let app = TestApp([
      "App.swift": """
      class AppDelegate: UIResponder {
        var window: UIWindow?
        func application() { window?.rootViewController = UINavigationController(rootViewController: Host()) }
      }
      \(source)
      """
    ])
    return app.analysis.app.scene(of: try #require(app.placements(ofClass: name).first), on: OSVersion(12))
  }

  @Test(
    "what a parent sets on its child isn't the parent's",
    arguments: [
      "child.edgesForExtendedLayout = []",
      "configure(child)",
      "addChild(child); child.edgesForExtendedLayout = UIRectEdge()",
      "[child].forEach { configure($0) }",
    ])
  func child(_ statement: String) throws {
    let placed = try scene(
      """
      class Host: UIViewController {
        let child = Child()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(child)
          view.addSubview(child.view)
          \(statement)
        }
        func configure(_ controller: UIViewController) { controller.edgesForExtendedLayout = [] }
      }
      class Child: UITableViewController {}
      """, "Child")
    let host = try #require(placed.scene.root.children.first)
    #expect(host.className == "Host" && host.edgesForExtendedLayout == nil)
  }

  @Test("one edge of the additional insets keeps the others")
  func oneEdge() throws {
    let placed = try scene(
      """
      class Host: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
          additionalSafeAreaInsets.bottom = 50
        }
      }
      """, "Host")
    #expect(placed.scene.root.children.first?.additionalSafeAreaInsets == Insets(top: 7, left: 0, bottom: 50, right: 0))
    #expect(placed.uncertain.isEmpty)
  }

  @Test("of a class of which code makes several objects, what one of them is given is in doubt for all")
  func several() throws {
    let source = """
      class Host: UIViewController {
        func open() {
          let one = Feed()
          one.extendedLayoutIncludesOpaqueBars = true
          let other = Feed()
          navigationController?.pushViewController(one, animated: true)
          navigationController?.pushViewController(other, animated: true)
        }
      }
      class Feed: UITableViewController {}
      """
    let placed = try scene(source, "Feed")
    #expect(placed.uncertain.map { "\($0.name) \($0.reason)" } == ["extendedLayoutIncludesOpaqueBars severalObjects"])
    let alike = source.replacingOccurrence(
      of: "let other = Feed()", with: "let other = Feed()\n    other.extendedLayoutIncludesOpaqueBars = true")
    #expect(try scene(alike, "Feed").uncertain.isEmpty)
  }
}
