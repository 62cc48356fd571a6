import InsetLayout
import Testing

@testable import InsetModel

/// Settings of tab bar controllers and popovers that code and storyboards make.
@Suite("Scenes with hidden tab bars and popovers")
struct ContainerSettingSceneTests {
  private func scene(_ app: TestApp, _ name: String, on system: Int) throws -> Scene {
    app.analysis.app.scene(
      of: try #require(app.placements(ofClass: name).first), on: OSVersion(system)
    ).scene
  }

  private func tabs(_ statement: String) -> TestApp {
    TestApp([
      "App.swift": """
      class AppDelegate: UIResponder {
        var window: UIWindow?
        func application() {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: Feed())]
          window?.rootViewController = tabs
        }
      }
      class Feed: UIViewController {
        override func viewDidLoad() {
          \(statement)
        }
      }
      """
    ])
  }

  @Test(
    "setTabBarHidden is a setting of the tab bar controller, isHidden one of its bar",
    arguments: [
      ("tabBarController?.setTabBarHidden(true, animated: false)", true, nil),
      ("tabBarController?.isTabBarHidden = true", true, nil),
      (
        "if #available(iOS 18.0, *) { tabBarController?.setTabBarHidden(true, animated: true) }",
        true, nil
      ),
      ("tabBarController?.tabBar.isHidden = true", nil, true),
    ] as [(String, Bool?, Bool?)])
  func hiddenTabBar(_ statement: String, _ isRemoved: Bool?, _ isHidden: Bool?) throws {
    let root = try scene(tabs(statement), "Feed", on: 18).root
    #expect(root.kind == .tab)
    #expect(root.isTabBarHidden == isRemoved)
    #expect(root.tabBar?.isHidden == isHidden)
  }

  @Test("under #available the older system keeps its own")
  func older() throws {
    let app = tabs(
      """
      if #available(iOS 18.0, *) { tabBarController?.setTabBarHidden(true, animated: true) }
          else { tabBarController?.tabBar.isHidden = true }
      """)
    #expect(try scene(app, "Feed", on: 17).root.isTabBarHidden == nil)
    #expect(try scene(app, "Feed", on: 17).root.tabBar?.isHidden == true)
    #expect(try scene(app, "Feed", on: 18).root.tabBar?.isHidden == nil)
  }

  @Test(
    "a popover's arrow and size in code",
    arguments: [
      ("modal.popoverPresentationController?.permittedArrowDirections = .up", EdgeSet.top),
      ("modal.popoverPresentationController?.permittedArrowDirections = .down", .bottom),
      ("modal.popoverPresentationController?.permittedArrowDirections = .any", .all),
      (
        "let popover = modal.popoverPresentationController\n popover?.permittedArrowDirections = .left",
        .left
      ),
    ])
  func popover(_ statement: String, _ sides: EdgeSet) throws {
    let app = TestApp([
      "App.swift": """
      class AppDelegate: UIResponder {
        var window: UIWindow?
        func application() { window?.rootViewController = Feed() }
      }
      class Feed: UIViewController {
        func show() {
          let modal = Filter()
          modal.modalPresentationStyle = .popover
          modal.preferredContentSize = CGSize(width: 300, height: 400)
          \(statement)
          present(modal, animated: true)
        }
      }
      class Filter: UIViewController {}
      """
    ])
    let modal = try #require(try scene(app, "Filter", on: 15).root.presented.first)
    #expect(modal.modalPresentationStyle == "popover")
    #expect(modal.permittedArrowDirections == sides)
    #expect(modal.preferredContentSize == Size(width: 300, height: 400))
  }

  @Test(
    "a popover segue's arrow",
    arguments: [
      (#"<popoverArrowDirection key="popoverArrowDirection" up="YES"/>"#, EdgeSet.top),
      (
        #"<popoverArrowDirection key="popoverArrowDirection" down="YES" right="YES"/>"#,
        [.bottom, .right]
      ),
      (#"<popoverArrowDirection key="popoverArrowDirection"/>"#, []), ("", nil),
    ] as [(String, EdgeSet?)])
  func segue(_ arrows: String, _ sides: EdgeSet?) throws {
    let app = TestApp([
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene><objects><viewController id="a" customClass="Feed"><view key="view" id="v"/><connections>
      <segue destination="b" kind="popoverPresentation" id="s">\(arrows)</segue></connections></viewController></objects></scene>
      <scene><objects><viewController id="b" customClass="Filter"><view key="view" id="w"/></viewController></objects></scene>
      </scenes></document>
      """,
      "A.swift": "class Feed: UIViewController {}\nclass Filter: UIViewController {}\n",
    ])
    let modal = try #require(try scene(app, "Filter", on: 15).root.presented.first)
    #expect(modal.modalPresentationStyle == "popover")
    #expect(modal.permittedArrowDirections == sides)
  }
}
