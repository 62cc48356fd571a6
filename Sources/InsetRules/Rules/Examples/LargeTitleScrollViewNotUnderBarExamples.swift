enum LargeTitleScrollViewNotUnderBarExamples {
  private static let large = #" largeTitles="YES""#
  private static let largeInSwift = "        navigation.navigationBar.prefersLargeTitles = true"
  private static let backdrop = #"<imageView id="backdrop">"#
  private static let heldTable =
    #"<tableView id="table" alwaysBounceVertical="YES" translatesAutoresizingMaskIntoConstraints="NO">"#

  /// A table whose edges are held to its superview's, and the top to another anchor.
  private static func storyboard(_ title: String, topItem: String, item: String = "", bar: String, reportsAt: [String])
    -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.document(
          """
          <scene sceneID="s1"><objects>
          <navigationController id="nav">
          <navigationBar key="navigationBar" id="bar"\(bar)/>
          <connections><segue destination="content" kind="relationship" relationship="rootViewController" id="r1"/></connections>
          </navigationController>
          </objects></scene>
          <scene sceneID="s2"><objects>
          <viewController id="content">
          <view key="view" id="root">
          \(ExampleStoryboard.frame)
          <subviews>
          \(heldTable)
          \(ExampleStoryboard.frame)
          </tableView>
          </subviews>
          <constraints>
          <constraint firstItem="table" firstAttribute="top" secondItem="\(topItem)" secondAttribute="top" id="c1"/>
          <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
          <constraint firstItem="table" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="table" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c4"/>
          </constraints>
          <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
          \(item)</viewController>
          </objects></scene>
          """)
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func swift(
    _ title: String, top: String, more: [String] = [], bar: String = largeInSwift, target: String = "13.0",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": """
        class FeedViewController: UIViewController {
            let tableView = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(tableView)
                NSLayoutConstraint.activate([
                    tableView.topAnchor.constraint(equalTo: \(top)),
                    tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
        \(more.map { "        \($0)\n" }.joined())    }
        }

        """,
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let objectiveC = """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UITableView *tableView;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.tableView = [[UITableView alloc] init];
        self.tableView.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:self.tableView];
        [self.tableView.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor].active = YES;
        [self.tableView.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
        [self.tableView.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor].active = YES;
        [self.tableView.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor].active = YES;
    }

    @end

    """

  static let all: [RuleExample] = [
    storyboard("a table held to the safe area", topItem: "safe", bar: large, reportsAt: [heldTable]),
    swift(
      "Swift holds a table to the safe area", top: "view.safeAreaLayoutGuide.topAnchor",
      reportsAt: ["let tableView = UITableView()"]),
    swift(
      "Swift holds a table to the safe area, from iOS 15 on", top: "view.safeAreaLayoutGuide.topAnchor", target: "15.0",
      reportsAt: ["let tableView = UITableView()"]),
    RuleExample(
      "Objective-C holds a table to the safe area",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(more: "    navigation.navigationBar.prefersLargeTitles = YES;"),
        "FeedViewController.h": ExampleCode.objectiveCHeader, "FeedViewController.m": objectiveC,
      ], deploymentTarget: "13.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    RuleExample(
      "an image view behind the table",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          bar: large, subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table)
        )
      ], deploymentTarget: "13.0", reportsAt: [ExampleStoryboard.table]),
    storyboard("the table starts under the bar", topItem: "root", bar: large, reportsAt: []),
    storyboard("titles are small", topItem: "safe", bar: "", reportsAt: []),
    storyboard(
      "this screen's title is small", topItem: "safe",
      item: #"<navigationItem key="navigationItem" title="Feed" largeTitleDisplayMode="never" id="item"/>"# + "\n",
      bar: large, reportsAt: []),
    swift(
      "code makes this screen's title small", top: "view.safeAreaLayoutGuide.topAnchor",
      more: ["navigationItem.largeTitleDisplayMode = .never"], reportsAt: []),
    swift(
      "the table is named for the bar", top: "view.safeAreaLayoutGuide.topAnchor",
      more: ["setContentScrollView(tableView, for: .top)"], target: "15.0", reportsAt: []),
    swift(
      "large titles under a condition", top: "view.safeAreaLayoutGuide.topAnchor",
      bar: "        if isLarge { navigation.navigationBar.prefersLargeTitles = true }", reportsAt: []),
    RuleExample(
      "the image view lies above the table",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          bar: large, subviews: ExampleStoryboard.filling(ExampleStoryboard.table) + ExampleStoryboard.filling(backdrop)
        )
      ], deploymentTarget: "13.0", reportsAt: []),
  ]
}
