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
  ]
}
