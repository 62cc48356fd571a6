enum ProgrammaticScrollViewMissedIOS9Examples {
  private static let guides = """
    <layoutGuides><viewControllerLayoutGuide type="top" id="guide"/><viewControllerLayoutGuide type="bottom" id="end"/></layoutGuides>

    """

  private static func storyboard(guides: String = guides, flag: String = "", subviews: String = "") -> String {
    ExampleStoryboard.document(
      """
      <scene sceneID="s1"><objects>
      <navigationController id="nav">
      <navigationBar key="navigationBar" id="bar"/>
      <connections><segue destination="content" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="content" customClass="FeedViewController"\(flag)>
      \(guides)<view key="view" id="root">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      <subviews>
      \(subviews)</subviews>
      </view>
      </viewController>
      </objects></scene>
      """)
  }

  private static func swift(_ title: String, _ storyboard: String, target: String = "9.0", reports: Bool) -> RuleExample
  {
    RuleExample(
      title, files: ["Main.storyboard": storyboard, "FeedViewController.swift": ExampleCode.swiftFeed()],
      deploymentTarget: target, reportsAt: reports ? ["let tableView = UITableView()"] : [])
  }

  static let all: [RuleExample] = [
    swift("Swift adds a table to a storyboard's controller", storyboard(), reports: true),
    swift("the same from iOS 8 on", storyboard(), target: "8.0", reports: true),
    RuleExample(
      "Objective-C adds a table to a storyboard's controller",
      files: [
        "Main.storyboard": storyboard(), "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    swift("the controller has no layout guides", storyboard(guides: ""), reports: false),
    swift("the app doesn't run on iOS 9", storyboard(), target: "10.0", reports: false),
    swift(
      "the flag is off, and the table starts under the bar",
      storyboard(flag: #" automaticallyAdjustsScrollViewInsets="NO""#), reports: false),
    RuleExample(
      "the table is the storyboard's",
      files: [
        "Main.storyboard": storyboard(subviews: ExampleStoryboard.filling(ExampleStoryboard.table)),
        "FeedViewController.swift": "class FeedViewController: UIViewController {\n}\n",
      ], deploymentTarget: "9.0", reportsAt: []),
  ]
}
