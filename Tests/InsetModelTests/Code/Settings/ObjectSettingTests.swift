import Testing

@testable import InsetModel

@Suite("Settings that code makes")
struct ObjectSettingTests {
  @Test("a controller, its navigation item, the bars around it and its views, in Swift")
  func swiftReceivers() {
    let app = CodeApp([
      "Feed.swift": """
      class Feed: UIViewController {
        @IBOutlet weak var tableView: UITableView!
        @IBOutlet var bar: UINavigationBar!
        let web = WKWebView()
        private lazy var list: UICollectionView = {
          let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
          list.alwaysBounceVertical = true
          return list
        }()
        let pages = UIScrollView().then { $0.isPagingEnabled = true }

        override func viewDidLoad() {
          super.viewDidLoad()
          self.title = "Feed"
          edgesForExtendedLayout = []
          additionalSafeAreaInsets.bottom = 10
          navigationItem.largeTitleDisplayMode = .never
          _ = list
          tableView?.contentInset.top = 64
          web.scrollView.contentInsetAdjustmentBehavior = .never
          bar.isTranslucent = false
          bar.isHidden = true
          tableView.isHidden = true
          tableView.verticalScrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
          setContentScrollView(tableView, for: [.top, .bottom])
        }
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(true, animated: animated)
          navigationController?.isToolbarHidden = false
          self.navigationController!.navigationBar.prefersLargeTitles = true
          tabBarController?.tabBar.isHidden = true
          if let bar = navigationController?.navigationBar { bar.isTranslucent = false }
          guard let nav = navigationController else { return }
          nav.toolbar.isTranslucent = false
          nav.hidesBarsOnSwipe = true
        }
      }
      """
    ])
    #expect(
      app.settings("Feed") == [
        "pages.isPagingEnabled = true", #"self.title = "Feed""#,
        #"self.edgesForExtendedLayout = "none""#, "self.additionalSafeAreaInsets[.bottom] = [null,null,10,null]",
        #"self.navigationItem.largeTitleDisplayMode = "never""#, "list.alwaysBounceVertical = true",
        "tableView.contentInset[.top] = [64,null,null,null]", #"web.contentInsetAdjustmentBehavior = "never""#,
        "bar.isTranslucent = false", "bar.isHidden = true",
        "tableView.scrollIndicatorInsets[.top, .bottom] = [1,null,3,null]",
        "self.contentScrollView[.top, .bottom] = tableView",
        "navigation.navigationBar.isHidden = true", "navigation.toolbar.isHidden = false",
        "navigation.navigationBar.prefersLargeTitles = true", "tab.tabBar.isHidden = true",
        "navigation.navigationBar.isTranslucent = false", "navigation.toolbar.isTranslucent = false",
        "navigation.hidesBarsOnSwipe = true",
      ])
  }

  @Test("the same in Objective-C: properties, messages, instance variables, macros with parameters, lazy getters")
  func objectiveCReceivers() {
    let app = CodeApp([
      "Feed.h": "@interface Feed : UITableViewController\n@property (nonatomic, strong) UIScrollView *pages;\n@end",
      "Macros.h": """
      #define AdjustsScrollViewInsetNever(controller, view) if (@available(iOS 11.0, *)) { view.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever; } else { controller.automaticallyAdjustsScrollViewInsets = NO; }
      """,
      "Feed.m": """
      @implementation Feed { UIWebView *_web; }
      - (UIScrollView *)pages {
        if (!_pages) {
          _pages = [[UIScrollView alloc] init];
          _pages.pagingEnabled = YES;
          [_pages setContentInset:UIEdgeInsetsMake(8, 0, 0, 0)];
        }
        return _pages;
      }
      - (void)viewDidLoad {
        [super viewDidLoad];
        [self setEdgesForExtendedLayout:UIRectEdgeNone];
        self.automaticallyAdjustsScrollViewInsets = false;
        [self.navigationItem setPrompt:@"Sync"];
        _web.scrollView.bounces = NO;
        [self.view addSubview:self.pages];
        AdjustsScrollViewInsetNever(self, self.tableView);
        if ([self respondsToSelector:@selector(setExtendedLayoutIncludesOpaqueBars:)]) {
          self.extendedLayoutIncludesOpaqueBars = YES;
        }
      }
      - (void)viewWillAppear:(BOOL)animated {
        [self.navigationController setNavigationBarHidden:YES animated:animated];
        [self.navigationController setToolbarHidden:NO];
        self.navigationController.navigationBar.translucent = NO;
        [[[self navigationController] navigationBar] setTranslucent:YES];
        [self.navigationController.navigationBar setBackgroundImage:[UIImage new] forBarMetrics:UIBarMetricsDefault];
        [self.navigationController.navigationBar setBackgroundImage:nil forBarMetrics:UIBarMetricsCompact];
        self.tabBarController.tabBar.hidden = YES;
      }
      @end
      """,
    ])
    #expect(
      app.settings("Feed") == [
        #"self.edgesForExtendedLayout = "none""#, "self.automaticallyAdjustsScrollViewInsets = false",
        #"self.navigationItem.prompt = "Sync""#, "web.bounces = false", "pages.isPagingEnabled = true",
        "pages.contentInset = [8,0,0,0]", #"view.contentInsetAdjustmentBehavior = "never" on 11.0..<"#,
        "self.automaticallyAdjustsScrollViewInsets = false on ..<11.0",
        "self.extendedLayoutIncludesOpaqueBars = true on 7.0..<",
        "navigation.navigationBar.isHidden = true", "navigation.toolbar.isHidden = false",
        "navigation.navigationBar.isTranslucent = false", "navigation.navigationBar.isTranslucent = true",
        #"navigation.navigationBar.backgroundImage = "translucent""#, "tab.tabBar.isHidden = true",
      ])
  }

  @Test("other controllers: kept, made on the spot, passed to helpers of the project")
  func otherControllers() {
    let app = CodeApp([
      "Host.swift": """
      class Host: UIViewController {
        let detail = Detail()
        override func viewDidLoad() {
          addChild(detail)
          detail.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
          detail.tableView.contentInset.bottom = 8
          let nav = UINavigationController(rootViewController: Detail())
          nav.navigationBar.isTranslucent = false
          nav.modalPresentationStyle = .fullScreen
          let next = Detail()
          next.hidesBottomBarWhenPushed = true
          next.navigationItem.largeTitleDisplayMode = .always
          show(next, sender: nil)
          style(detail)
        }
        private func style(_ controller: UIViewController) { controller.edgesForExtendedLayout = .bottom }
      }
      class Detail: UITableViewController {}
      """
    ])
    #expect(
      app.settings("Host") == [
        "Detail.additionalSafeAreaInsets = [44,0,0,0]", "Detail.view.contentInset[.bottom] = [null,null,8,null]",
        "UINavigationController Detail.navigationBar.isTranslucent = false",
        #"UINavigationController Detail.modalPresentationStyle = "fullScreen""#,
        "Detail.hidesBottomBarWhenPushed = true", #"Detail.navigationItem.largeTitleDisplayMode = "always""#,
        #"Detail.edgesForExtendedLayout = ["bottom"]"#,
      ])
  }

  @Test("whatever a container holds, and a container that is kept")
  func children() {
    let app = CodeApp([
      "Tabs.swift": """
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          viewControllers?.forEach { $0.additionalSafeAreaInsets.top = 40 }
          for child in children { child.edgesForExtendedLayout = [] }
          tabBar.isTranslucent = false
        }
      }
      """,
      "Feed.m": """
      @implementation Feed { UINavigationController *_kept; }
      - (void)viewWillAppear:(BOOL)animated {
        _kept = self.navigationController;
        _kept.toolbarHidden = NO;
      }
      - (void)viewWillDisappear:(BOOL)animated { _kept.toolbarHidden = YES; }
      @end
      @interface Feed : UIViewController
      @end
      """,
    ])
    #expect(
      app.settings("Tabs") == [
        "children.additionalSafeAreaInsets[.top] = [40,null,null,null]",
        #"children.edgesForExtendedLayout = "none""#, "self.tabBar.isTranslucent = false",
      ])
    #expect(app.settings("Feed") == ["navigation.toolbar.isHidden = false undone"])
  }

  @Test("base classes come first, overridden properties last; what is undone on leaving is known")
  func order() {
    let app = CodeApp([
      "Base.swift": """
      class Base: UIViewController {
        override func viewDidLoad() { edgesForExtendedLayout = [] }
        override var prefersStatusBarHidden: Bool { true }
        override var hidesBottomBarWhenPushed: Bool { get { return navigationController?.topViewController == self } set {} }
      }
      """,
      "Feed.swift": """
      final class Feed: Base {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          hidesBottomBarWhenPushed = true
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          edgesForExtendedLayout = .all
          edgesForExtendedLayout.remove(.bottom)
          if #available(iOS 11.0, *) { setUp() } else { automaticallyAdjustsScrollViewInsets = false }
          if traitCollection.userInterfaceIdiom == .pad { extendedLayoutIncludesOpaqueBars = true }
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          navigationController?.setNavigationBarHidden(true, animated: animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
          navigationController?.setNavigationBarHidden(false, animated: animated)
        }
        override var prefersStatusBarHidden: Bool {
          if #available(iOS 13, *) { return false }
          return super.prefersStatusBarHidden
        }
      }
      extension Feed {
        @available(iOS 13, *)
        func setUp() { navigationItem.hidesSearchBarWhenScrolling = false }
      }
      """,
    ])
    #expect(
      app.settings("Feed") == [
        "self.hidesBottomBarWhenPushed = true", #"self.edgesForExtendedLayout = "none""#,
        #"self.edgesForExtendedLayout = "all""#, #"self.edgesForExtendedLayout = ["top","left","right"]"#,
        "self.navigationItem.hidesSearchBarWhenScrolling = false on 13.0..<",
        "self.automaticallyAdjustsScrollViewInsets = false on ..<11.0",
        "self.extendedLayoutIncludesOpaqueBars = true if", "navigation.navigationBar.isHidden = true undone",
        "self.hidesBottomBarWhenPushed = ?", "self.prefersStatusBarHidden = true",
        "self.prefersStatusBarHidden = false on 13.0..<",
      ])
    let leaving = app.resolver.leavingSettings(ofClass: app.classIndex("Feed"))
    #expect(leaving.map(app.line) == ["navigation.navigationBar.isHidden = false"])
  }

  @Test("insets that are built up in a variable, read back, or added to")
  func variables() {
    let app = CodeApp([
      "Feed.m": """
      @interface Feed : UITableViewController
      @end
      @implementation Feed
      - (void)viewDidLoad {
        UIEdgeInsets insets = UIEdgeInsetsZero;
        insets.top = 64;
        if (@available(iOS 11.0, *)) { insets.top = 0; }
        self.tableView.contentInset = insets;
        UIEdgeInsets other = self.tableView.contentInset;
        other.bottom = 49;
        self.tableView.contentInset = other;
        self.tableView.scrollIndicatorInsets = self.tableView.contentInset;
      }
      @end
      """,
      "List.swift": """
      class List: UITableViewController {
        override func viewDidLoad() {
          tableView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
          tableView.contentInset.top += 5
          tableView.contentInset.bottom -= 2 * 4
          tableView.scrollIndicatorInsets = tableView.contentInset
          tableView.scrollIndicatorInsets.left += 1
        }
      }
      """,
    ])
    #expect(
      app.settings("Feed") == [
        "view.contentInset = [64,0,0,0] on ..<11.0", "view.contentInset = [0,0,0,0] on 11.0..<",
        "view.contentInset[.bottom] = [null,null,49,null]", "view.scrollIndicatorInsets = [null,null,49,null]",
      ])
    #expect(
      app.settings("List") == [
        "view.contentInset = [10,0,0,0]", "view.contentInset[.top] = [15,null,null,null]",
        "view.contentInset[.bottom] = [null,null,-8,null]", "view.scrollIndicatorInsets = [15,0,-8,0]",
        "view.scrollIndicatorInsets[.left] = [null,1,null,null]",
      ])
    let indicators = app.resolver.settings(ofClass: app.classIndex("Feed")).last
    #expect(indicators?.runtimeEdges == [.top, .left, .right])
  }

  @Test("appearances that are configured before they are assigned, here or in a function")
  func appearances() {
    let app = CodeApp([
      "Feed.swift": """
      class Feed: UIViewController {
        override func viewDidLoad() {
          let appearance = UINavigationBarAppearance()
          appearance.configureWithOpaqueBackground()
          appearance.backgroundColor = .red
          navigationItem.standardAppearance = appearance
          navigationController?.navigationBar.scrollEdgeAppearance = Self.clear()
          navigationController?.navigationBar.compactAppearance = .init()
          navigationController?.navigationBar.standardAppearance.configureWithTransparentBackground()
          navigationController?.navigationBar.setBackgroundImage(UIImage(named: "bar"), for: .default)
          navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .compact)
        }
        static func clear() -> UINavigationBarAppearance {
          let clear = UINavigationBarAppearance()
          clear.configureWithTransparentBackground()
          return clear
        }
      }
      """
    ])
    #expect(
      app.settings("Feed") == [
        #"self.navigationItem.standardAppearance = "opaque""#,
        #"navigation.navigationBar.scrollEdgeAppearance = "transparent""#,
        #"navigation.navigationBar.compactAppearance = "default""#,
        #"navigation.navigationBar.standardAppearance = "transparent""#,
        "navigation.navigationBar.backgroundImage = ?",
      ])
  }

  @Test("a view's own class sets things on itself; places are those of the statement and of the value")
  func viewsAndPlaces() throws {
    let app = CodeApp([
      "Table.swift": """
      class Table: UITableView {
        override init(frame: CGRect, style: Style) {
          super.init(frame: frame, style: style)
          self.contentInsetAdjustmentBehavior = .never
          contentInset.top = 3 + 4
        }
      }
      """
    ])
    #expect(
      app.settings("Table") == [
        #"view.contentInsetAdjustmentBehavior = "never""#, "view.contentInset[.top] = [7,null,null,null]",
      ])
    let last = try #require(app.resolver.settings(ofClass: app.classIndex("Table")).last)
    #expect(app.text("Table.swift", last.location.range) == "contentInset.top = 3 + 4")
    #expect(app.text("Table.swift", last.valueRange) == "3 + 4")
    #expect(last.phase == .initialization)
  }
}
