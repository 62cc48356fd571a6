import Testing

@Suite("A controller's life in Objective-C")
struct ObjectiveCLifeTests {
  @Test("lazy getters, ivars, macros and the automatic insets of iOS 10")
  func life() {
    let app = TracedApp(
      [
        "AppDelegate.m": """
        @implementation AppDelegate
        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
          self.window = [[UIWindow alloc] initWithFrame:[UIScreen mainScreen].bounds];
          self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[[Feed alloc] init]];
          return YES;
        }
        @end
        """,
        "Feed.m": """
        #define GAP 6
        @interface Feed : UIViewController
        @property (nonatomic, strong) UITableView *table;
        @end
        @implementation Feed
        - (UITableView *)table {
          if (!_table) {
            _table = [[UITableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
            _table.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
          }
          return _table;
        }
        - (void)viewDidLoad {
          [super viewDidLoad];
          [self.view addSubview:self.table];
          UIEdgeInsets insets = self.table.contentInset;
          insets.bottom += GAP * 2;
          [self.table setContentInset:insets];
        }
        @end
        """,
      ], "Feed", on: "iPhone 7@10.3")
    #expect(app.numbers("Feed.table.frame") == [0, 0, 375, 667])
    // UIKit's 64 at the top, the app's 12 at the bottom.
    #expect(app.numbers("Feed.table.contentInset") == [64, 0, 12, 0])
  }
}
