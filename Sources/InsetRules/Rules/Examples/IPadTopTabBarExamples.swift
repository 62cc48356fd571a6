enum IPadTopTabBarExamples {
  private static let label = #"<label id="title" translatesAutoresizingMaskIntoConstraints="NO" text="Today">"#

  private static func plist(_ families: String, storyboard: Bool = true) -> String {
    let main = storyboard ? "<key>UIMainStoryboardFile</key><string>Main</string>" : ""
    return
      #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\#(main)<key>UIDeviceFamily</key><array>\#(families)</array></dict></plist>"#
  }

  private static let both = "<integer>1</integer><integer>2</integer>"

  /// tabs → screen, whose label is pinned at the top.
  private static func storyboard(
    _ title: String, item: String = "root", constant: String = "28", families: String = both,
    navigation: Bool = false, isWide: Bool = true, reportsAt: [String] = []
  ) -> RuleExample {
    let trailing =
      #"<constraint firstItem="root" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="20" id="c3"/>"#
    let first = navigation ? "stack" : "content"
    let stack = """
      <scene sceneID="s1"><objects>
      <navigationController id="stack">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="content" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      </objects></scene>
      """
    let document = ExampleStoryboard.document(
      """
      <scene sceneID="s0"><objects>
      <tabBarController id="nav">
      <tabBar key="tabBar" contentMode="scaleToFill" id="tabBar"/>
      <connections><segue destination="\(first)" kind="relationship" relationship="viewControllers" id="r0"/></connections>
      </tabBarController>
      </objects></scene>
      \(navigation ? stack : "")
      <scene sceneID="s2"><objects>
      <viewController id="content">
      <view key="view" contentMode="scaleToFill" id="root">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      <subviews>
      \(label)
      <rect key="frame" x="20" y="28" width="\(isWide ? 335 : 60)" height="21"/>
      </label>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>
      <constraint firstItem="title" firstAttribute="top" secondItem="\(item)" secondAttribute="top" constant="\(constant)" id="c1"/>
      <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
      \(isWide ? trailing : "")
      </constraints>
      </view>
      </viewController>
      </objects></scene>
      """)
    return RuleExample(
      title, files: ["Main.storyboard": document, "Info.plist": plist(families)], deploymentTarget: "15.0",
      reportsAt: reportsAt)
  }

  private static func swift(_ title: String, tabs: String = "", reportsAt: [String] = []) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let tabs = UITabBarController()
                tabs.viewControllers = [TodayViewController()]
        \(tabs)        let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = tabs
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """,
        "TodayViewController.swift": """
        class TodayViewController: UIViewController {
            let titleLabel = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                titleLabel.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(titleLabel)
                NSLayoutConstraint.activate([
                    titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
                    titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    titleLabel.heightAnchor.constraint(equalToConstant: 24),
                    titleLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
                ])
            }
        }

        """,
        "Info.plist": plist(both, storyboard: false),
      ], deploymentTarget: "15.0", reportsAt: reportsAt)
  }

  private static let objectiveC = RuleExample(
    "a header's frame, in Objective-C",
    files: [
      "AppDelegate.m": ExampleCode.objectiveCTabsDelegate().replacing(
        "@[navigation]", with: "@[[[FeedViewController alloc] init]]"),
      "FeedViewController.h": ExampleCode.objectiveCHeader,
      "FeedViewController.m": """
      #import "FeedViewController.h"

      @interface FeedViewController ()
      @property (nonatomic, strong) UIView *header;
      @end

      @implementation FeedViewController

      - (void)viewDidLoad {
          [super viewDidLoad];
          self.header = [[UIView alloc] initWithFrame:CGRectMake(0, 24, 1024, 44)];
          [self.view addSubview:self.header];
      }

      @end

      """,
      "Info.plist": plist(both, storyboard: false),
    ], deploymentTarget: "15.0", reportsAt: ["@property (nonatomic, strong) UIView *header;"])

  static let all: [RuleExample] = [
    storyboard("a storyboard's label below the status bar", reportsAt: [label]),
    swift("Swift holds a label to the view's top", reportsAt: ["let titleLabel = UILabel()"]),
    objectiveC,
    RuleExample(
      "iPads have a storyboard of their own",
      files: [
        "Main.storyboard": storyboard("", reportsAt: []).files["Main.storyboard"] ?? "",
        "Main_iPad.storyboard": ExampleStoryboard.navigation(subviews: ""),
        "Info.plist": plist(both).replacing(
          "<key>UIDeviceFamily</key>",
          with: "<key>UIMainStoryboardFile~ipad</key><string>Main_iPad</string><key>UIDeviceFamily</key>"),
      ], deploymentTarget: "15.0", reportsAt: []),
    storyboard("the label is held to the safe area", item: "safe", constant: "8"),
    storyboard("the app is for phones", families: "<integer>1</integer>"),
    storyboard("a navigation controller takes the tabs into its bar", navigation: true),
    storyboard("a short label in the corner stands beside the bar", isWide: false),
    storyboard("the label stands further down", constant: "120"),
    swift(
      "the app overrides the size class", tabs: "        tabs.traitOverrides.horizontalSizeClass = .compact\n"),
  ]
}
