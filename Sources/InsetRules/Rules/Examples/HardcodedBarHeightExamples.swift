enum HardcodedBarHeightExamples {
  private static func pinned(_ title: String, _ constant: String, bar: String = "", guide: Bool = true, reportsAt: Bool)
    -> RuleExample
  {
    let constraint =
      #"<constraint firstItem="banner" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\#(constant)" id="c1"/>"#
    let constraints = """
      <constraints>
      \(constraint)
      <constraint firstItem="banner" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="banner" secondAttribute="trailing" id="c3"/>
      </constraints>
      """
    let banner = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="banner">
      <rect key="frame" x="0.0" y="\(constant)" width="375" height="50"/>
      <constraints><constraint firstAttribute="height" constant="50" id="c4"/></constraints>
      </view>

      """
    let storyboard = ExampleStoryboard.navigation(bar: bar, subviews: banner).replacing(
      "</subviews>\n</view>",
      with: "</subviews>\n" + (guide ? #"<viewLayoutGuide key="safeArea" id="safe"/>"# + "\n" : "") + constraints
        + "\n</view>")
    return RuleExample(
      title, files: ["Main.storyboard": storyboard], deploymentTarget: "13.0", reportsAt: reportsAt ? [constraint] : [])
  }

  private static func swift(
    _ title: String, after: [String] = [], members: String = "", bar: String = "", target: String = "13.0",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": ExampleCode.swiftFeed(after: after, members: members),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let never = "tableView.contentInsetAdjustmentBehavior = .never"
  private static let inset = "tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)"
  private static let header = "    let header = UIView()\n"
  private static let anchors = [
    "header.translatesAutoresizingMaskIntoConstraints = false", "view.addSubview(header)",
    "header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
    "header.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true",
    "header.heightAnchor.constraint(equalToConstant: 50).isActive = true",
  ]

  private static func layout(_ line: String) -> String {
    header
      + "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        \(line)\n    }\n"
  }

  private static func objectiveC(_ title: String, _ frame: String, bar: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(more: bar),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": """
        #import "FeedViewController.h"

        #define ScreenWidth [UIScreen mainScreen].bounds.size.width
        #define ScreenHeight [UIScreen mainScreen].bounds.size.height

        @interface FeedViewController ()
        @property (nonatomic, strong) UITableView *tableView;
        @end

        @implementation FeedViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.tableView = \(frame);
            [self.view addSubview:self.tableView];
        }

        @end

        """,
      ], deploymentTarget: "9.0", reportsAt: reportsAt)
  }

  private static let shortTable =
    "[[UITableView alloc] initWithFrame:CGRectMake(0, 0, ScreenWidth, ScreenHeight - 64)]"
  private static let opaque = "    navigation.navigationBar.translucent = NO;"

  static let all: [RuleExample] = [
    pinned("a view is pinned 64 points below the top", "64", reportsAt: true),
    pinned("the same without a guide in the file", "64", guide: false, reportsAt: true),
    swift(
      "a table that isn't adjusted is inset by 64", after: [never, inset], reportsAt: [inset]),
    swift(
      "a constraint's constant",
      after: anchors + ["header.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true"],
      members: header,
      reportsAt: ["header.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true"]),
    swift(
      "a frame that is made in layout", after: ["view.addSubview(header)"],
      members: layout("header.frame = CGRect(x: 0, y: 64, width: view.bounds.width, height: 50)"),
      reportsAt: ["header.frame = CGRect(x: 0, y: 64, width: view.bounds.width, height: 50)"]),
    objectiveC(
      "Objective-C takes 64 off the screen's height, below an opaque bar", shortTable, bar: opaque,
      reportsAt: ["self.tableView = \(shortTable);"]),
    objectiveC(
      "what a tab bar's place leaves is inset by UIKit",
      "[[UITableView alloc] initWithFrame:CGRectMake(0, 64, ScreenWidth, ScreenHeight - 64 - 49)]",
      bar:
        "    UITabBarController *tabs = [[UITabBarController alloc] init];\n    tabs.viewControllers = @[navigation];",
      reportsAt: []),
    objectiveC(
      "the screen's height less what no bar has",
      "[[UITableView alloc] initWithFrame:CGRectMake(0, 0, ScreenWidth, ScreenHeight - 100)]", bar: opaque,
      reportsAt: []),
    pinned("44 points are a touch target or a row", "44", reportsAt: false),
    pinned(
      "the opaque bar is above the view, and 64 is the app's wish", "64", bar: #" translucent="NO""#, reportsAt: false),
    swift(
      "UIKit adjusts the table, and 20 points are padding", after: ["tableView.contentInset.bottom = 20"], reportsAt: []
    ),
    swift(
      "the safe area says how far",
      after: anchors + ["header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true"],
      members: header, reportsAt: []),
  ]
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let found = firstRange(of: text) else { return self }
    return self[..<found.lowerBound] + other + self[found.upperBound...]
  }
}
