import Testing

@testable import InsetModel

@Suite("Settings beyond the life cycle")
struct OtherSettingTests {
  @Test("keyboard and scroll handlers, setters and actions write at run time; the life cycle's helpers don't")
  func runtime() {
    let app = CodeApp([
      "Feed.swift": """
      class Feed: UIViewController {
        @IBOutlet var tableView: UITableView!
        var isBusy = false { didSet { tableView.contentInset.top = 20 } }
        override func viewDidLoad() { setUp() }
        func setUp() { tableView.contentInset = .zero }
        @objc func keyboardWillShow(_ note: Notification) {
          tableView.contentInset.bottom = note.keyboardHeight
          tableView.scrollIndicatorInsets = tableView.contentInset
        }
        @IBAction func close() { navigationController?.setNavigationBarHidden(false, animated: true) }
      }
      """
    ])
    let found = app.resolver.runtimeSettings(ofClass: app.classIndex("Feed"))
    #expect(
      found.map { "\($0.function): \(app.line($0.setting))" } == [
        "keyboardWillShow: tableView.contentInset[.bottom] = ?",
        "keyboardWillShow: tableView.scrollIndicatorInsets = ?", "close: navigation.navigationBar.isHidden = false",
        "isBusy: tableView.contentInset[.top] = [20,null,null,null]",
      ])
    #expect(app.settings("Feed") == ["tableView.contentInset = [0,0,0,0]"])
  }

  @Test("a navigation controller's settings on what is pushed on it")
  func pushed() {
    let app = CodeApp([
      "Base.m": """
      @interface Base : UINavigationController
      @end
      @implementation Base
      - (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated {
        if (self.viewControllers.count > 0) { viewController.hidesBottomBarWhenPushed = YES; }
        [super pushViewController:viewController animated:animated];
      }
      @end
      """,
      "All.swift": """
      class All: UINavigationController {
        override func pushViewController(_ controller: UIViewController, animated: Bool) {
          controller.edgesForExtendedLayout = []
          if animated { controller.hidesBottomBarWhenPushed = true }
          super.pushViewController(controller, animated: animated)
        }
      }
      class Derived: Base {}
      """,
    ])
    func lines(_ name: String) -> [String] {
      app.resolver.pushedSettings(ofClass: app.classIndex(name)).map {
        app.line($0.setting) + ($0.sparesRoot ? " but root" : "")
      }
    }
    #expect(lines("Derived") == ["pushed.hidesBottomBarWhenPushed = true but root"])
    #expect(
      lines("All") == [#"pushed.edgesForExtendedLayout = "none""#, "pushed.hidesBottomBarWhenPushed = true if"])
  }

  @Test("helpers that extend UIKit's classes, stand outside types, or belong to views of the project")
  func helpers() {
    let app = CodeApp([
      "Helpers.swift": """
      extension UIScrollView { func adjustNothing() { contentInsetAdjustmentBehavior = .never } }
      extension UINavigationBar { func makeOpaque() { self.isTranslucent = false } }
      extension UIViewController { func noEdges() { edgesForExtendedLayout = [] } }
      func pad(_ view: UIScrollView, by inset: CGFloat) { view.contentInset.top = inset }
      enum Style { static func apply(to controller: UIViewController) { controller.extendedLayoutIncludesOpaqueBars = true } }
      """,
      "Feed.swift": """
      class List: UIView {
        let scrollView = UIScrollView()
        func configure() { scrollView.alwaysBounceVertical = true }
      }
      class Feed: UIViewController {
        let list = List()
        @IBOutlet var tableView: UITableView!
        override func viewDidLoad() {
          tableView.adjustNothing()
          navigationController?.navigationBar.makeOpaque()
          noEdges()
          pad(tableView, by: 2 * 4)
          Style.apply(to: self)
          list.configure()
        }
      }
      """,
    ])
    #expect(
      app.settings("Feed") == [
        #"tableView.contentInsetAdjustmentBehavior = "never""#, "navigation.navigationBar.isTranslucent = false",
        #"self.edgesForExtendedLayout = "none""#, "tableView.contentInset[.top] = [8,null,null,null]",
        "self.extendedLayoutIncludesOpaqueBars = true", "list.scrollView.alwaysBounceVertical = true",
      ])
  }

  @Test("what is set on other controllers, wherever in the program")
  func onControllers() {
    let app = CodeApp([
      "AppDelegate.swift": """
      class AppDelegate: UIResponder {
        func application(_ application: UIApplication) -> Bool {
          let tabs = UITabBarController()
          tabs.tabBar.isTranslucent = false
          return true
        }
      }
      struct Coordinator {
        func showDetail() {
          let detail = Detail()
          detail.hidesBottomBarWhenPushed = true
          detail.tableView.contentInset = .zero
          navigation.pushViewController(detail, animated: true)
        }
      }
      func makeDetail() -> Detail {
        let detail = Detail()
        detail.navigationItem.largeTitleDisplayMode = .never
        return detail
      }
      class Detail: UITableViewController {
        override func viewDidLoad() { edgesForExtendedLayout = [] }
      }
      """
    ])
    #expect(
      app.resolver.settingsOnControllers().map(app.line) == [
        #"Detail.navigationItem.largeTitleDisplayMode = "never""#, "UITabBarController.tabBar.isTranslucent = false",
        "Detail.hidesBottomBarWhenPushed = true", "Detail.view.contentInset = [0,0,0,0]",
      ])
  }

  @Test("appearance proxies anywhere in the program, with the containers that they hold in")
  func proxies() {
    let app = CodeApp([
      "Delegate.m": """
      @implementation Delegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        [[UINavigationBar appearance] setTranslucent:NO];
        [[UINavigationBar appearance] setBackgroundImage:[UIImage imageNamed:@"bar"] forBarMetrics:UIBarMetricsDefault];
        [UITabBar appearanceWhenContainedIn:[Tabs class], nil].translucent = NO;
        if (@available(iOS 11.0, *)) {
          UIScrollView.appearance.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;
        }
        return YES;
      }
      @end
      """,
      "Style.swift": """
      enum Style {
        static func apply() {
          let appearance = UINavigationBarAppearance()
          appearance.configureWithTransparentBackground()
          let bar = UINavigationBar.appearance(whenContainedInInstancesOf: [Nav.self])
          bar.scrollEdgeAppearance = appearance
          UITableView.appearance().contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          UILabel.appearance().isHidden = true
        }
      }
      class Nav: UINavigationController {}
      """,
    ])
    #expect(
      app.resolver.appearanceSettings().map(app.line) == [
        "UINavigationBar.isTranslucent = false", "UINavigationBar.backgroundImage = ?",
        "UITabBar in Tabs.isTranslucent = false",
        #"UIScrollView.contentInsetAdjustmentBehavior = "never" on 11.0..<"#,
        #"UINavigationBar in Nav.scrollEdgeAppearance = "transparent""#, "UITableView.contentInset = [1,2,3,4]",
      ])
  }
}
