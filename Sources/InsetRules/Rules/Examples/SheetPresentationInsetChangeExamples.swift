enum SheetPresentationInsetChangeExamples {
  private static let tall = "panel.frame = CGRect(x: 0, y: 0, width: 320, height: UIScreen.main.bounds.height - 64)"

  /// A feed that presents a composer.
  private static func swift(
    _ title: String, presenting lines: [String] = ["present(composer, animated: true)"], panel: String = tall,
    members: String = "", target: String = "11.0", sdk: String? = nil, more: String = "",
    reportsAt: [String]
  ) -> RuleExample {
    let presentation = (["let composer = ComposeViewController()"] + lines).map { "        \($0)\n" }.joined()
    return RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(members: "    func compose() {\n\(presentation)    }\n"),
        "ComposeViewController.swift":
          "class ComposeViewController: UIViewController {\n    let panel = UIView()\n\(members)\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        \(panel)\n        view.addSubview(panel)\n    }\n}\n\(more)",
      ], deploymentTarget: target, sdk: sdk, reportsAt: reportsAt)
  }

  private static func segue(_ title: String, style: String = "", reportsAt: [String]) -> RuleExample {
    let segue = #"<segue destination="compose" kind="presentation"\#(style) id="s1"/>"#
    let content = #"<viewController id="content">"#
    let storyboard = ExampleStoryboard.navigation(
      subviews: ExampleStoryboard.filling(ExampleStoryboard.table),
      more: """
        <scene sceneID="s3"><objects>
        <viewController id="compose" customClass="ComposeViewController">
        <view key="view" id="composeRoot">
        \(ExampleStoryboard.frame)
        \(ExampleStoryboard.mask)
        </view>
        </viewController>
        </objects></scene>
        """)
    return RuleExample(
      title,
      files: [
        "Main.storyboard": storyboard.split(separator: content).joined(
          separator: content + "\n<connections>\(segue)</connections>"),
        "ComposeViewController.swift":
          "class ComposeViewController: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        view.addSubview(UIView(frame: CGRect(x: 0, y: UIApplication.shared.statusBarFrame.height, width: 320, height: 44)))\n    }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift("a composer is as high as the screen", reportsAt: ["present(composer, animated: true)"]),
    segue(
      "a segue presents a screen that counts the status bar",
      reportsAt: [#"<segue destination="compose" kind="presentation" id="s1"/>"#]),
    RuleExample(
      "the same in Objective-C, with a macro",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed().split(separator: "- (void)viewDidLoad").joined(
          separator:
            "- (void)compose {\n    ComposeViewController *composer = [[ComposeViewController alloc] init];\n    [self presentViewController:composer animated:YES completion:nil];\n}\n\n- (void)viewDidLoad"
        ),
        "ComposeViewController.h":
          "#import <UIKit/UIKit.h>\n\n#define ScreenHeight [UIScreen mainScreen].bounds.size.height\n\n@interface ComposeViewController : UIViewController\n@end\n",
        "ComposeViewController.m":
          "#import \"ComposeViewController.h\"\n\n@implementation ComposeViewController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    UIView *panel = [[UIView alloc] initWithFrame:CGRectMake(0, 64, 320, ScreenHeight - 64)];\n    [self.view addSubview:panel];\n}\n\n@end\n",
      ], deploymentTarget: "11.0", reportsAt: ["[self presentViewController:composer animated:YES completion:nil];"]),
    swift(
      "presented full screen",
      presenting: ["composer.modalPresentationStyle = .fullScreen", "present(composer, animated: true)"],
      reportsAt: []),
    segue("the segue has a style", style: #" modalPresentationStyle="fullScreen""#, reportsAt: []),
    swift("a screen that uses only its own bounds", panel: "panel.frame = view.bounds", reportsAt: []),
    swift(
      "an extension of all controllers counts the status bar", panel: "panel.frame = view.bounds",
      more:
        "\nextension UIViewController {\n    func cover(_ strip: UIView) {\n        strip.frame = CGRect(x: 0, y: 0, width: 320, height: UIApplication.shared.statusBarFrame.height)\n    }\n}\n",
      reportsAt: []),
    swift(
      "a picture is made larger than any screen",
      panel: "panel.frame = CGRect(x: 0, y: 0, width: 900, height: UIScreen.main.bounds.height + 500)", reportsAt: []),
    swift(
      "the screen's size only tells devices apart",
      panel: "panel.isHidden = UIScreen.main.bounds.height < 600", reportsAt: []),
    swift(
      "the controller chooses its style itself",
      members:
        "\n    override init(nibName name: String?, bundle: Bundle?) {\n        super.init(nibName: name, bundle: bundle)\n        modalPresentationStyle = .fullScreen\n    }\n",
      reportsAt: []),
    swift("built with an older SDK", sdk: "12.4", reportsAt: []),
  ]
}
