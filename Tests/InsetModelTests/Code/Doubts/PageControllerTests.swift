import InsetLayout
import Testing

@testable import InsetModel

@Suite("Page controllers that code makes")
struct PageControllerTests {
  private func page(_ files: [String: String], _ name: String) throws -> (controller: Controller, doubts: [String]) {
    let app = TestApp(files)
    let placed = app.analysis.app.scene(
      of: try #require(app.placements(ofClass: name).first), on: OSVersion(10))
    func find(_ controller: Controller) -> Controller? {
      if controller.kind == .page { return controller }
      let inside = controller.children + (controller.view.map { embedded($0) } ?? [])
      return inside.lazy.compactMap(find).first
    }
    func embedded(_ view: View) -> [Controller] { view.embeds + view.subviews.flatMap(embedded) }
    return (
      try #require(find(placed.scene.root)), placed.uncertain.filter { $0.name == "transitionStyle" }.map(\.object)
    )
  }

  private func swift(_ making: String, _ more: String = "") -> [String: String] {
    [
      "App.swift": """
      class AppDelegate: UIResponder {
        var window: UIWindow?
        let style = UIPageViewController.TransitionStyle.scroll
        func application() {
          \(making)
          window?.rootViewController = UINavigationController(rootViewController: pages)
        }
      }
      \(more)
      """
    ]
  }

  @Test(
    "UIKit's own has the style that it is made with",
    arguments: [
      ("let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)", "scroll"),
      (
        "let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: nil)",
        "pageCurl"
      ),
      ("let pages = UIPageViewController()", "pageCurl"),
      (
        "let style = UIPageViewController.TransitionStyle.scroll\n let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .vertical)",
        "scroll"
      ),
      ("let pages = UIPageViewController(transitionStyle: self.style, navigationOrientation: .vertical)", "scroll"),
    ])
  func plain(_ making: String, _ style: String) throws {
    let (controller, doubts) = try page(swift(making), "UIPageViewController")
    #expect(controller.transitionStyle?.rawValue == style && doubts.isEmpty)
  }

  @Test(
    "a subclass has the style that its initialiser hands on",
    arguments: [
      (
        "Pages()", "init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }",
        "scroll"
      ),
      (
        "Pages(style: .scroll)",
        "init(style: UIPageViewController.TransitionStyle = .pageCurl) { super.init(transitionStyle: style, navigationOrientation: .horizontal) }",
        "scroll"
      ),
      (
        "Pages()",
        "init(style: UIPageViewController.TransitionStyle = .scroll) { super.init(transitionStyle: style, navigationOrientation: .horizontal) }",
        "scroll"
      ),
      (
        "Pages()", "convenience init() { self.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }",
        "scroll"
      ),
      ("Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)", "", "scroll"),
      (
        "Pages(transitionStyle: .pageCurl, navigationOrientation: .horizontal)",
        "override init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [String: Any]? = nil) { super.init(transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options) }",
        "scroll"
      ),
      ("Pages()", "", "pageCurl"),
    ])
  func subclasses(_ making: String, _ initialiser: String, _ style: String) throws {
    let files = swift("let pages = \(making)", "class Pages: UIPageViewController { \(initialiser) }")
    let (controller, doubts) = try page(files, "Pages")
    #expect(controller.transitionStyle?.rawValue == style && doubts.isEmpty)
  }

  @Test("Objective-C's initialiser")
  func objectiveC() throws {
    func files(_ making: String, _ initialiser: String = "") -> [String: String] {
      [
        "AppDelegate.m": """
        @implementation AppDelegate
        - (void)application {
            UIPageViewController *pages = \(making);
            self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:pages];
        }
        @end
        """, "Pages.h": "@interface Pages : UIPageViewController\n@end\n",
        "Pages.m": "@implementation Pages\n\(initialiser)\n@end\n",
        "AppDelegate.h":
          "@interface AppDelegate : UIResponder\n@property (nonatomic, strong) UIWindow *window;\n@end\n",
      ]
    }
    let arguments =
      "initWithTransitionStyle:UIPageViewControllerTransitionStyleScroll navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal options:nil]"
    #expect(
      try page(files("[[UIPageViewController alloc] " + arguments), "UIPageViewController").controller.transitionStyle
        == .scroll)
    #expect(
      try page(files("[[UIPageViewController alloc] init]"), "UIPageViewController").controller.transitionStyle
        == .pageCurl)
    #expect(try page(files("[[Pages alloc] " + arguments), "Pages").controller.transitionStyle == .scroll)
    let own = "- (instancetype)init {\n  self = [super \(arguments);\n  return self;\n}"
    #expect(try page(files("[[Pages alloc] init]", own), "Pages").controller.transitionStyle == .scroll)
  }

  @Test("a style that only the running app knows is in doubt, and so is what its pages get before iOS 11")
  func unknown() throws {
    let files = swift(
      "let pages = UIPageViewController(transitionStyle: isFlat ? .scroll : .pageCurl, navigationOrientation: .horizontal)"
    )
    let (_, doubts) = try page(files, "UIPageViewController")
    #expect(doubts.count == 1)
  }

  @Test("its own scroll view takes the bar's inset on iOS 10")
  func inset() throws {
    let app = TestApp(
      swift("let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)"))
    let placed = app.analysis.app.scene(
      of: try #require(app.placements(ofClass: "UIPageViewController").first), on: OSVersion(10))
    let layout = try layOut(
      placed.scene, in: Environment(os: OSVersion(10), device: "iPhone 7"))
    let scrollView = try #require(layout.tree.views.indices.first { layout.tree.views[$0].kind.isScrollView })
    #expect(layout.trace.points(.view(scrollView), Quantity(.contentInset, .top)) == 64)
  }
}
