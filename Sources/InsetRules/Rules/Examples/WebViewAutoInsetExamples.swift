enum WebViewAutoInsetExamples {
  private static func web(_ lines: [String], members: String = "") -> String {
    """
    class FeedViewController: UIViewController {
        let webView = WKWebView()
    \(members)
        override func viewDidLoad() {
            super.viewDidLoad()
            webView.frame = view.bounds
            view.addSubview(webView)
    \(lines.map { "        \($0)\n" }.joined())    }
    }

    """
  }

  private static func swift(_ title: String, lines: [String], members: String = "", reportsAt: [String]) -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(), "FeedViewController.swift": web(lines, members: members),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func storyboard(_ title: String, top: String, page: String, reportsAt: [String]) -> RuleExample {
    let tag = #"<wkWebView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="web">"#
    let constraints = """
      <constraints>
      <constraint firstItem="web" firstAttribute="top" secondItem="\(top)" secondAttribute="top" id="c1"/>
      <constraint firstItem="web" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
      <constraint firstItem="web" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="c3"/>
      <constraint firstItem="web" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c4"/>
      </constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>
      """
    let plain = ExampleStoryboard.navigation(
      content: #" customClass="FeedViewController""#,
      subviews: "\(tag)\n\(ExampleStoryboard.frame)\n</wkWebView>\n", outlets: ["webView": "web"])
    return RuleExample(
      title,
      files: [
        "Main.storyboard": plain.split(separator: "</subviews>").joined(separator: "</subviews>\n\(constraints)"),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var webView: WKWebView!\n    let page = \"\(page)\"\n}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let pulled = "webView.scrollView.contentInset = UIEdgeInsets(top: -44, left: 0, bottom: 0, right: 0)"
  private static let always = "webView.scrollView.contentInsetAdjustmentBehavior = .always"
  private static let never = "webView.scrollView.contentInsetAdjustmentBehavior = .never"
  private static let cover = "    let page = \"<meta name='viewport' content='viewport-fit=cover'>\"\n"
  private static let env = "padding-bottom: env(safe-area-inset-bottom)"
  private static let tag =
    #"<wkWebView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="web">"#

  static let all: [RuleExample] = [
    swift("a negative inset hides the strip", lines: [pulled], reportsAt: [pulled]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m":
          "#import \"FeedViewController.h\"\n\n@interface FeedViewController ()\n@property (nonatomic, strong) WKWebView *webView;\n@end\n\n@implementation FeedViewController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    self.webView = [[WKWebView alloc] initWithFrame:self.view.bounds];\n    [self.view addSubview:self.webView];\n    self.webView.scrollView.contentInset = UIEdgeInsetsMake(-44, 0, 0, 0);\n}\n\n@end\n",
      ], deploymentTarget: "13.0", reportsAt: ["self.webView.scrollView.contentInset = UIEdgeInsetsMake(-44, 0, 0, 0);"]
    ),
    swift("the page covers the screen by itself", lines: [always], members: cover, reportsAt: [always]),
    storyboard(
      "a page that asks for the safe area lies inside it", top: "safe", page: env, reportsAt: [tag]),
    storyboard("the web view reaches under the bar", top: "root", page: env, reportsAt: []),
    storyboard("the page doesn't ask", top: "safe", page: "padding-bottom: 0", reportsAt: []),
    swift("the page is the owner", lines: [never], members: cover, reportsAt: []),
    swift("an ordinary browsing screen", lines: [], reportsAt: []),
    swift("the web view decides by the page", lines: [], members: cover, reportsAt: []),
  ]
}
