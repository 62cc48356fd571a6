import InsetLayout
import Testing

@testable import InsetModel

@Suite("Scenes with what code sets and builds")
struct CodeSceneTests {
  private func scene(_ app: TestApp, _ name: String, on system: Int = 12) throws -> PlacedScene {
    app.analysis.app.scene(of: try #require(app.placements(ofClass: name).first), on: OSVersion(system))
  }

  /// Window → navigation controller → Feed, all in code.
  private func codeApp(_ feed: String, _ more: String = "") -> TestApp {
    TestApp([
      "App.swift": """
      class AppDelegate: UIResponder {
        var window: UIWindow?
        func application() {
          let navigation = UINavigationController(rootViewController: Feed())
          window?.rootViewController = navigation
        }
      }
      class Feed: UIViewController {
        let table = UITableView()
      \(feed)
      }
      \(more)
      """
    ])
  }

  @Test("a value under #available holds on its systems only")
  func systems() throws {
    let app = codeApp(
      """
        override func viewDidLoad() {
          if #available(iOS 11.0, *) {
            table.contentInsetAdjustmentBehavior = .never
          } else {
            automaticallyAdjustsScrollViewInsets = false
          }
          view.addSubview(table)
        }
      """)
    let old = try scene(app, "Feed", on: 10).scene.root.children[0]
    #expect(old.automaticallyAdjustsScrollViewInsets == false)
    #expect(old.view?.subviews.map(\.contentInsetAdjustmentBehavior) == [nil])
    let new = try scene(app, "Feed", on: 13).scene.root.children[0]
    #expect(new.automaticallyAdjustsScrollViewInsets == nil)
    #expect(new.view?.subviews.map(\.contentInsetAdjustmentBehavior) == [.never])
  }

  @Test("the placement is known from the window on, and views have the names of their properties")
  func window() throws {
    let app = codeApp("  override func viewDidLoad() { view.addSubview(table) }")
    #expect(app.paths(ofClass: "Feed") == ["UINavigationController › Feed"])
    #expect(app.placements(ofClass: "Feed").map(\.isKnown) == [true])
    let placed = try scene(app, "Feed")
    let view = try #require(placed.scene.root.children.first?.view?.subviews.first)
    #expect(view.id == "table" && view.kind == .table && view.isFrameAssumed)
    #expect(placed.viewIDs[placed.placement.controller]?["table"] == "table")
  }

  @Test("insets of one edge keep the others; the last of several values holds, and the loser is kept as its rival")
  func insets() throws {
    let app = codeApp(
      """
        override func viewDidLoad() {
          view.addSubview(table)
          table.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          table.contentInset.bottom = 49
        }
      """)
    let placed = try scene(app, "Feed")
    let table = try #require(placed.scene.root.children.first?.view?.subviews.first)
    #expect(table.contentInset == Insets(top: 1, left: 2, bottom: 49, right: 4))
    #expect(placed.rivals[.init(object: "table", name: "contentInset")]?.count == 1)
  }

  @Test("what only the running app knows is no value, and is said")
  func uncertain() throws {
    let app = codeApp(
      """
        override func viewDidLoad() {
          view.addSubview(table)
          table.contentInset.top = header.height
          if isSheet { edgesForExtendedLayout = [] }
        }
      """)
    let placed = try scene(app, "Feed")
    #expect(placed.scene.root.children.first?.view?.subviews.first?.contentInset == nil)
    #expect(placed.scene.root.children.first?.edgesForExtendedLayout == nil)
    #expect(
      placed.uncertain.map { "\($0.object).\($0.name) \($0.reason)" } == [
        "Feed.edgesForExtendedLayout conditional", "table.contentInset runtimeValue",
      ])
  }

  @Test("a controller sets up the bar of its container; what it undoes when it leaves doesn't hold for what it pushes")
  func containerSettings() throws {
    let app = codeApp(
      """
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.navigationBar.isTranslucent = false
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(false, animated: animated)
        }
        func open() { navigationController?.pushViewController(Detail(), animated: true) }
      """, "class Detail: UIViewController {}")
    let feed = try scene(app, "Feed").scene.root
    #expect(feed.navigationBar?.isHidden == true && feed.navigationBar?.isTranslucent == false)
    let detail = try scene(app, "Detail").scene.root
    #expect(detail.children.map(\.className) == ["Feed", "Detail"])
    #expect(detail.navigationBar?.isHidden == nil && detail.navigationBar?.isTranslucent == false)
  }

  @Test("what is set on a controller before it is pushed holds where it is pushed there")
  func beforePush() throws {
    let app = codeApp(
      """
        func open() {
          let detail = Detail()
          detail.hidesBottomBarWhenPushed = true
          navigationController?.pushViewController(detail, animated: true)
        }
      """, "class Detail: UIViewController {}")
    #expect(try scene(app, "Detail").scene.root.children.map(\.hidesBottomBarWhenPushed) == [nil, true])
  }

  @Test("appearance proxies give way to what is set on the bar itself")
  func appearance() throws {
    let proxy = "class Style { func setUp() { UINavigationBar.appearance().isTranslucent = false } }"
    #expect(try scene(codeApp("", proxy), "Feed").scene.root.navigationBar?.isTranslucent == false)
    let own =
      "  override func viewDidLoad() { navigationController?.navigationBar.isTranslucent = true }"
    #expect(try scene(codeApp(own, proxy), "Feed").scene.root.navigationBar?.isTranslucent == true)
  }

  @Test("a navigation controller of the project that hides the bottom bar on push spares the root")
  func pushed() throws {
    let app = TestApp([
      "App.m": """
      @interface Nav : UINavigationController
      @end
      @implementation Nav
      - (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated {
        if (self.viewControllers.count > 0) { viewController.hidesBottomBarWhenPushed = YES; }
        [super pushViewController:viewController animated:animated];
      }
      @end
      @interface Feed : UIViewController
      @end
      @implementation Feed
      - (void)open { [self.navigationController pushViewController:[[Detail alloc] init] animated:YES]; }
      @end
      @interface Detail : UIViewController
      @end
      @implementation Detail
      @end
      @implementation AppDelegate
      - (BOOL)application {
        self.window.rootViewController = [[Nav alloc] initWithRootViewController:[[Feed alloc] init]];
        return YES;
      }
      @end
      """
    ])
    let root = try scene(app, "Detail").scene.root
    #expect(root.className == "Nav")
    #expect(root.children.map(\.hidesBottomBarWhenPushed) == [nil, true])
  }

  @Test("a child whose view is put into one of the parent's views is laid out there")
  func child() throws {
    let app = codeApp(
      """
        let area = UIView()
        let list = List()
        override func viewDidLoad() {
          area.frame = view.bounds
          view.addSubview(UIImageView())
          view.addSubview(area)
          addChild(list)
          area.addSubview(list.view)
        }
      """, "class List: UITableViewController {}")
    #expect(app.paths(ofClass: "List") == ["UINavigationController › Feed › List"])
    let view = try #require(try scene(app, "List").scene.root.children.first?.view)
    #expect(view.subviews.map(\.id) == ["UIImageView", "area"])
    #expect(view.subviews.last?.subviews.first?.embeds.map(\.className) == ["List"])
  }
}
