enum BarTranslucencyDiffersInStackExamples {
  private static let statement = "navigationController?.navigationBar.isTranslucent = false"

  private static func appearing(_ lines: String...) -> String {
    "    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n\(lines.map { "        " + $0 + "\n" }.joined())    }\n"
  }

  /// A feed that pushes a detail with these members.
  private static func swift(
    _ title: String, bar: [String] = [], feed: String = "", detail: String, reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar.map { "        " + $0 }.joined(separator: "\n")),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members: "\n" + feed
            + "    func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }\n"),
        "DetailViewController.swift": "class DetailViewController: UIViewController {\n\(detail)}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let storyboard = ExampleStoryboard.navigation(
    content: #" customClass="ListViewController""#, subviews: ExampleStoryboard.filling(ExampleStoryboard.table),
    segue: #"<segue destination="detail" kind="show" id="r2"/>"#,
    more: """
      <scene sceneID="s3"><objects>
      <viewController id="detail" customClass="DetailViewController">
      <view key="view" id="detailRoot">
      \(ExampleStoryboard.frame)
      \(ExampleStoryboard.mask)
      </view>
      </viewController>
      </objects></scene>
      """)

  static let all: [RuleExample] = [
    swift(
      "a pushed screen makes the bar opaque and leaves it so", detail: appearing(statement), reportsAt: [statement]),
    swift(
      "a clear screen in a stack with an opaque bar", bar: ["navigation.navigationBar.isTranslucent = false"],
      detail: appearing("navigationController?.navigationBar.isTranslucent = true"),
      reportsAt: ["navigationController?.navigationBar.isTranslucent = true"]),
    RuleExample(
      "a storyboard's segue to a screen in Objective-C",
      files: [
        "Main.storyboard": storyboard,
        "ListViewController.m":
          "#import <UIKit/UIKit.h>\n\n@interface ListViewController : UIViewController\n@end\n\n@implementation ListViewController\n@end\n",
        "DetailViewController.m":
          "#import <UIKit/UIKit.h>\n\n@interface DetailViewController : UIViewController\n@end\n\n@implementation DetailViewController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    self.navigationController.navigationBar.translucent = NO;\n}\n\n@end\n",
      ], deploymentTarget: "13.0", reportsAt: ["self.navigationController.navigationBar.translucent = NO;"]),
    swift(
      "the screen takes it back when it goes",
      detail: appearing(statement)
        + "    override func viewWillDisappear(_ animated: Bool) {\n        super.viewWillDisappear(animated)\n        navigationController?.navigationBar.isTranslucent = true\n    }\n"
    ),
    swift("the write is guarded", detail: appearing("if isPlain { \(statement) }")),
    swift(
      "the screen below sets its own each time",
      feed: appearing("navigationController?.navigationBar.isTranslucent = true"), detail: appearing(statement)),
    swift(
      "both are opaque", bar: ["navigation.navigationBar.isTranslucent = false"], detail: appearing(statement)),
    swift(
      "the screen below reaches under opaque bars",
      feed:
        "    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        extendedLayoutIncludesOpaqueBars = true\n    }\n",
      detail: appearing(statement)),
    RuleExample(
      "a navigation controller sets the bar for each screen",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate().replacing(
          "UINavigationController(", with: "StyledNavigationController("),
        "StyledNavigationController.swift":
          "class StyledNavigationController: UINavigationController {\n    func restyle(_ isClear: Bool) { navigationBar.isTranslucent = isClear }\n}\n",
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members:
            "\n    func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }\n"),
        "DetailViewController.swift": "class DetailViewController: UIViewController {\n\(appearing(statement))}\n",
      ], deploymentTarget: "13.0", reportsAt: []),
  ]
}
