enum DoubleInsetLayoutGuideAndAutoExamples {
  private static let table =
    #"<tableView id="table" translatesAutoresizingMaskIntoConstraints="NO" alwaysBounceVertical="YES">"#

  /// A table held to something at the top, to the superview else.
  private static func storyboard(top: String, content: String = "", bar: String = "") -> String {
    ExampleStoryboard.document(
      """
      <scene sceneID="s1"><objects>
      <navigationController id="nav">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"\(bar)/>
      <connections><segue destination="content" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="content"\(content)>
      <layoutGuides>
      <viewControllerLayoutGuide type="top" id="tg"/>
      <viewControllerLayoutGuide type="bottom" id="bg"/>
      </layoutGuides>
      <view key="view" contentMode="scaleToFill" id="root">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      <subviews>
      \(table)
      <rect key="frame" x="0.0" y="64" width="375" height="603"/>
      </tableView>
      </subviews>
      <constraints>
      <constraint firstItem="table" firstAttribute="top" \(top) id="c1"/>
      <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="c3"/>
      <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="c4"/>
      </constraints>
      </view>
      </viewController>
      </objects></scene>
      """)
  }

  private static let guide = #"secondItem="tg" secondAttribute="bottom""#
  private static let superview = #"secondItem="root" secondAttribute="top""#

  private static func swift(_ title: String, before: [String] = [], top: String, target: String, reportsAt: [String])
    -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": """
        class FeedViewController: UIViewController {
            let list = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
        \(before.map { "        " + $0 + "\n" }.joined())        list.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(list)
                NSLayoutConstraint.activate([
                    list.topAnchor.constraint(equalTo: \(top)),
                    list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                ])
            }
        }

        """,
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    RuleExample(
      "the table is pinned to the top layout guide", files: ["Main.storyboard": storyboard(top: guide)],
      deploymentTarget: "9.0", reportsAt: [table]),
    swift(
      "code pins the table to the top layout guide", top: "topLayoutGuide.bottomAnchor", target: "9.0",
      reportsAt: ["let list = UITableView()"]),
    RuleExample(
      "Objective-C places the table at 64",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": """
        #import "FeedViewController.h"

        @interface FeedViewController ()
        @property (nonatomic, strong) UITableView *list;
        @end

        @implementation FeedViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            self.list = [[UITableView alloc] initWithFrame:CGRectMake(0, 64, 320, 400)];
            [self.view addSubview:self.list];
        }

        @end

        """,
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UITableView *list;"]),
    RuleExample(
      "the table is pinned to its superview", files: ["Main.storyboard": storyboard(top: superview)],
      deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the flag is off",
      files: [
        "Main.storyboard": storyboard(top: guide, content: #" automaticallyAdjustsScrollViewInsets="NO""#)
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "an opaque bar adds nothing",
      files: ["Main.storyboard": storyboard(top: guide, bar: #" translucent="NO""#)], deploymentTarget: "9.0",
      reportsAt: []),
    RuleExample(
      "from iOS 11 on a table below the bar gets nothing", files: ["Main.storyboard": storyboard(top: guide)],
      deploymentTarget: "11.0", reportsAt: []),
    swift(
      "code turns the flag off", before: ["automaticallyAdjustsScrollViewInsets = false"],
      top: "topLayoutGuide.bottomAnchor", target: "9.0", reportsAt: []),
    swift(
      "code turns the flag off under a condition",
      before: ["if isPlain { automaticallyAdjustsScrollViewInsets = false }"],
      top: "topLayoutGuide.bottomAnchor", target: "9.0", reportsAt: []),
  ]
}
