enum LayoutGuideNotPropagatedExamples {
  private static let constraint =
    #"<constraint firstItem="title" firstAttribute="top" secondItem="guide" secondAttribute="bottom" id="c1"/>"#
  private static let container = #"<containerView id="area">"#
  private static let embed =
    #"<connections><segue destination="child" kind="embed" id="e1"/></connections>"# + "\n"

  /// A controller with a title below its top layout guide.
  private static func child(_ attributes: String = "") -> String {
    """
    <scene sceneID="s3"><objects>
    <viewController id="child"\(attributes)>
    <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/></layoutGuides>
    <view key="view" id="childRoot">
    \(ExampleStoryboard.frame)
    \(ExampleStoryboard.mask)
    <subviews>
    <label id="title" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="74" width="343" height="21"/>
    </label>
    </subviews>
    <constraints>
    \(constraint)
    <constraint firstItem="title" firstAttribute="leading" secondItem="childRoot" secondAttribute="leading" id="c2"/>
    </constraints>
    </view>
    </viewController>
    </objects></scene>
    """
  }

  private static func embedded(
    _ title: String, area: String = ExampleStoryboard.filling(container, embed), child: String = child(),
    bar: String = "", target: String, more: [String: String] = [:], reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: ["Main.storyboard": ExampleStoryboard.navigation(bar: bar, subviews: area, more: child)].merging(more) {
        $1
      }, deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let host = """
    class HostViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let list = ListViewController()
            addChildViewController(list)
            list.view.frame = view.bounds
            list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list.view)
            list.didMove(toParentViewController: self)
        }
    }

    """

  private static func code(_ line: String, target: String = "7.0", reportsAt: [String]) -> RuleExample {
    RuleExample(
      "a child in code, from iOS \(target) on: \(line)",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "HostViewController()"),
        "HostViewController.swift": host,
        "ListViewController.swift": """
        class ListViewController: UIViewController {
            let header = UIView()

            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                \(line)
            }
        }

        """,
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    embedded("a label below the guide of an embedded child", target: "7.0", reportsAt: [constraint]),
    code("header.frame.origin.y = topLayoutGuide.length", reportsAt: ["topLayoutGuide.length"]),
    code("header.frame.origin.y = self.topLayoutGuide.length", reportsAt: ["self.topLayoutGuide.length"]),
    RuleExample(
      "Objective-C reads the guide of a child",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": """
        #import "FeedViewController.h"
        #import "ListViewController.h"

        @implementation FeedViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            ListViewController *list = [[ListViewController alloc] init];
            [self addChildViewController:list];
            list.view.frame = self.view.bounds;
            list.view.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
            [self.view addSubview:list.view];
            [list didMoveToParentViewController:self];
        }

        @end

        """,
        "ListViewController.h": "#import <UIKit/UIKit.h>\n\n@interface ListViewController : UIViewController\n@end\n",
        "ListViewController.m": """
        #import "ListViewController.h"

        @implementation ListViewController

        - (void)viewDidLayoutSubviews {
            [super viewDidLayoutSubviews];
            self.view.bounds = CGRectMake(0, -self.topLayoutGuide.length, 320, 568);
        }

        @end

        """,
      ], deploymentTarget: "7.0", reportsAt: ["self.topLayoutGuide.length"]),
    embedded("from iOS 8 on guides reach embedded children", target: "8.0", reportsAt: []),
    embedded(
      "the child starts below the bar",
      area: """
        \(container)
        <rect key="frame" x="0.0" y="200" width="375" height="467"/>
        \(ExampleStoryboard.mask)
        \(embed)</containerView>

        """, target: "7.0", reportsAt: []),
    embedded("an opaque bar lies over nothing", bar: #" translucent="NO""#, target: "7.0", reportsAt: []),
    code("header.frame.origin.y = (parent ?? self).topLayoutGuide.length", reportsAt: []),
    code("header.frame.origin.y = topLayoutGuide.length", target: "11.0", reportsAt: []),
  ]
}
