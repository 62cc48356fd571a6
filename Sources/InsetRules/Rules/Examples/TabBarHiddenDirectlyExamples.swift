enum TabBarHiddenDirectlyExamples {
  /// tab → navigation → list, which pushes a detail.
  private static func storyboard(tabBar: String = #" translucent="NO""#, detail: String = "") -> String {
    ExampleStoryboard.document(
      """
      <scene sceneID="s0"><objects>
      <tabBarController id="nav">
      <tabBar key="tabBar" contentMode="scaleToFill" id="tabs"\(tabBar)/>
      <connections><segue destination="stack" kind="relationship" relationship="viewControllers" id="r0"/></connections>
      </tabBarController>
      </objects></scene>
      <scene sceneID="s1"><objects>
      <navigationController id="stack">
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
      <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="list">
      <view key="view" id="listRoot">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      </view>
      <connections><segue destination="detail" kind="show" id="r2"/></connections>
      </viewController>
      </objects></scene>
      <scene sceneID="s3"><objects>
      <viewController id="detail" customClass="DetailViewController"\(detail)>
      <view key="view" id="root">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      <subviews>
      \(ExampleStoryboard.filling(ExampleStoryboard.table))</subviews>
      </view>
      </viewController>
      </objects></scene>
      """)
  }

  private static func swift(_ lines: String) -> String {
    "class DetailViewController: UIViewController {\n\(lines)}\n"
  }

  private static let hiding =
    "    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        tabBarController?.tabBar.isHidden = true\n    }\n"

  static let all: [RuleExample] = [
    RuleExample(
      "a pushed screen hides the tab bar itself",
      files: ["Main.storyboard": storyboard(), "DetailViewController.swift": swift(hiding)],
      deploymentTarget: "13.0", reportsAt: ["tabBarController?.tabBar.isHidden = true"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "Main.storyboard": storyboard(),
        "DetailViewController.m":
          "#import <UIKit/UIKit.h>\n\n@interface DetailViewController : UIViewController\n@end\n\n@implementation DetailViewController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    self.tabBarController.tabBar.hidden = YES;\n}\n\n@end\n",
      ], deploymentTarget: "13.0", reportsAt: ["self.tabBarController.tabBar.hidden = YES;"]),
    RuleExample(
      "the pushed screen hides it as UIKit means it",
      files: [
        "Main.storyboard": storyboard(detail: #" hidesBottomBarWhenPushed="YES""#),
        "DetailViewController.swift": swift(""),
      ], deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "a translucent tab bar, of which reports differ",
      files: ["Main.storyboard": storyboard(tabBar: ""), "DetailViewController.swift": swift(hiding)],
      deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "an action hides and shows it",
      files: [
        "Main.storyboard": storyboard(),
        "DetailViewController.swift": swift(
          "    @objc func toggle() { tabBarController?.tabBar.isHidden = true }\n"),
      ], deploymentTarget: "13.0", reportsAt: []),
    stack(
      "a third screen can't bring the bar back", first: "true", second: "false",
      reportsAt: ["hidesBottomBarWhenPushed = false"]),
    stack("a third screen says no where nobody hides the bar", first: "false", second: "false", reportsAt: []),
    RuleExample(
      "Objective-C's third screen can't bring the bar back",
      files: [
        "AppDelegate.swift": tabs,
        "FirstViewController.swift":
          "class FirstViewController: UIViewController {\n    @objc func open() {\n        navigationController?.pushViewController(SecondViewController(), animated: true)\n    }\n}\n",
        "SecondViewController.m": """
        #import "SecondViewController.h"
        #import "ThirdViewController.h"

        @interface SecondViewController : UIViewController
        @end

        @implementation SecondViewController

        - (instancetype)init {
            self = [super init];
            self.hidesBottomBarWhenPushed = YES;
            return self;
        }

        - (void)open {
            [self.navigationController pushViewController:[[ThirdViewController alloc] init] animated:YES];
        }

        @end

        """,
        "ThirdViewController.m": """
        #import <UIKit/UIKit.h>

        @interface ThirdViewController : UIViewController
        @end

        @implementation ThirdViewController

        - (instancetype)init {
            self = [super init];
            self.hidesBottomBarWhenPushed = NO;
            return self;
        }

        @end

        """,
      ], deploymentTarget: "13.0", reportsAt: ["self.hidesBottomBarWhenPushed = NO;"]),
  ]

  private static let tabs = ExampleCode.swiftTabsDelegate(root: "FirstViewController()")

  /// tab → navigation → first → second → third, pushed one after the other.
  private static func stack(_ title: String, first: String, second: String, reportsAt: [String]) -> RuleExample {
    func screen(_ name: String, _ hides: String?, pushing next: String?) -> String {
      let value = hides.map {
        "    init() {\n        super.init(nibName: nil, bundle: nil)\n        hidesBottomBarWhenPushed = \($0)\n    }\n"
      }
      let push = next.map {
        "    @objc func open() { navigationController?.pushViewController(\($0)(), animated: true) }\n"
      }
      return "class \(name): UIViewController {\n\(value ?? "")\(push ?? "")}\n"
    }
    return RuleExample(
      title,
      files: [
        "AppDelegate.swift": tabs,
        "FirstViewController.swift": screen("FirstViewController", nil, pushing: "SecondViewController"),
        "SecondViewController.swift": screen("SecondViewController", first, pushing: "ThirdViewController"),
        "ThirdViewController.swift": screen("ThirdViewController", second, pushing: nil),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }
}
