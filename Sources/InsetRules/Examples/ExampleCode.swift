/// Small sources for the rules' examples: a delegate that shows one controller in a navigation controller.
package enum ExampleCode {
  /// `AppDelegate.swift` with `UINavigationController(rootViewController: root)`.
  package static func swiftDelegate(root: String = "FeedViewController()", more lines: String = "") -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
            let navigation = UINavigationController(rootViewController: \(root))
    \(lines.isEmpty ? "" : lines + "\n")        let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    """
  }

  /// `AppDelegate.m` with `[[UINavigationController alloc] initWithRootViewController:root]`.
  package static func objectiveCDelegate(root: String = "[[FeedViewController alloc] init]", more lines: String = "")
    -> String
  {
    """
    #import "AppDelegate.h"
    #import "FeedViewController.h"

    @implementation AppDelegate

    - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
        UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:\(root)];
    \(lines.isEmpty ? "" : lines + "\n")    self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
        self.window.rootViewController = navigation;
        [self.window makeKeyAndVisible];
        return YES;
    }

    @end

    """
  }

  /// `FeedViewController.swift`: a table that fills the view, with these lines at the end of `viewDidLoad` and before the
  /// table is added.
  package static func swiftFeed(before: [String] = [], after: [String] = [], members: String = "") -> String {
    """
    class FeedViewController: UIViewController {
        let tableView = UITableView()
    \(members)
        override func viewDidLoad() {
            super.viewDidLoad()
    \(lines(before, 8))        tableView.frame = view.bounds
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(tableView)
    \(lines(after, 8))    }
    }

    """
  }

  /// `FeedViewController.m`, the same in Objective-C.
  package static func objectiveCFeed(before: [String] = [], after: [String] = [], members: String = "") -> String {
    """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UITableView *tableView;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.tableView = [[UITableView alloc] initWithFrame:self.view.bounds];
    \(lines(before, 4))    self.tableView.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
        [self.view addSubview:self.tableView];
    \(lines(after, 4))}

    \(members)@end

    """
  }

  /// `AppDelegate.swift` with the same navigation controller in a tab bar controller, `tabs`.
  package static func swiftTabsDelegate(root: String = "FeedViewController()", more lines: String = "") -> String {
    swiftDelegate(
      root: root,
      more: """
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
        \(lines.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
        """
    ).replacing("window.rootViewController = navigation", with: "window.rootViewController = tabs")
  }

  /// `AppDelegate.m` with the same navigation controller in a tab bar controller, `tabs`.
  package static func objectiveCTabsDelegate(
    root: String = "[[FeedViewController alloc] init]", more lines: String = ""
  )
    -> String
  {
    objectiveCDelegate(
      root: root,
      more: """
            UITabBarController *tabs = [[UITabBarController alloc] init];
            tabs.viewControllers = @[navigation];
        \(lines.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
        """
    ).replacing("self.window.rootViewController = navigation", with: "self.window.rootViewController = tabs")
  }

  package static let objectiveCHeader = """
    #import <UIKit/UIKit.h>

    @interface FeedViewController : UIViewController
    @end

    """

  private static func lines(_ lines: [String], _ indentation: Int) -> String {
    lines.map { String(repeating: " ", count: indentation) + $0 + "\n" }.joined()
  }
}
