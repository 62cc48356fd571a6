enum TabChildNotAdjustedExamples {
  private static func storyboard(_ title: String, bar: String = "", target: String = "9.0", reportsAt: [String])
    -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.document(
          """
          <scene sceneID="s1"><objects>
          <tabBarController id="nav">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tabs"\(bar)/>
          <connections><segue destination="content" kind="relationship" relationship="viewControllers" id="r1"/></connections>
          </tabBarController>
          </objects></scene>
          <scene sceneID="s2"><objects>
          <viewController id="content" customClass="FeedViewController">
          <view key="view" id="root">
          \(ExampleStoryboard.frame)
          \(ExampleStoryboard.mask)
          <subviews>
          \(ExampleStoryboard.filling(ExampleStoryboard.table))</subviews>
          </view>
          <connections><outlet property="tableView" destination="table" id="o1"/></connections>
          </viewController>
          </objects></scene>
          """),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var tableView: UITableView!\n}\n",
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func swift(_ title: String, tab: String, members: String = "", reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let tabs = UITabBarController()
                tabs.viewControllers = [\(tab)]
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = tabs
                window?.makeKeyAndVisible()
                return true
            }
        }

        """,
        "FeedViewController.swift": ExampleCode.swiftFeed(members: members),
      ], deploymentTarget: "9.0", reportsAt: reportsAt)
  }

  private static let objectiveCTabs = """
    #import "AppDelegate.h"
    #import "FeedViewController.h"

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        UITabBarController *tabs = [[UITabBarController alloc] init];
        tabs.viewControllers = @[[[FeedViewController alloc] init]];
        self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        self.window.rootViewController = tabs;
        [self.window makeKeyAndVisible];
        return YES;
    }

    @end

    """

  static let all: [RuleExample] = [
    storyboard("a storyboard's tab has a table", reportsAt: [ExampleStoryboard.table]),
    swift(
      "code puts a controller among the tabs", tab: "FeedViewController()",
      reportsAt: ["let tableView = UITableView()"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": objectiveCTabs, "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    swift(
      "the tab has a navigation controller", tab: "UINavigationController(rootViewController: FeedViewController())",
      reportsAt: []),
    swift(
      "the class takes the inset from the guide", tab: "FeedViewController()",
      members:
        "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        tableView.contentInset.bottom = bottomLayoutGuide.length\n    }\n",
      reportsAt: []),
    storyboard("an opaque tab bar", bar: #" translucent="NO""#, reportsAt: []),
    storyboard("from iOS 11 on the safe area does it", target: "11.0", reportsAt: []),
  ]
}
