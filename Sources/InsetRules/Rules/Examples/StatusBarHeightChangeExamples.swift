enum StatusBarHeightChangeExamples {
  private static func push(_ title: String, detail members: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members:
            "\n    @objc func open() { navigationController?.pushViewController(DetailViewController(), animated: true) }\n"
        ),
        "DetailViewController.swift": "class DetailViewController: UIViewController {\n\(members)}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let hides = "    override var prefersStatusBarHidden: Bool { return true }\n"

  private static func photo(_ title: String, viewDidLoad line: String = "", reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "PhotoViewController()"),
        "PhotoViewController.swift": """
        class PhotoViewController: UIViewController, UIScrollViewDelegate {
            let scrollView = UIScrollView()
            let photo = UIImageView()
            var isFullScreen = false

            override var prefersStatusBarHidden: Bool { return isFullScreen }

            override func viewDidLoad() {
                super.viewDidLoad()
                scrollView.frame = view.bounds
                scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        \(line.isEmpty ? "" : "        " + line + "\n")        view.addSubview(scrollView)
                scrollView.addSubview(photo)
            }

            func viewForZooming(in scrollView: UIScrollView) -> UIView? { return photo }

            @objc func toggle() {
                isFullScreen.toggle()
                setNeedsStatusBarAppearanceUpdate()
            }
        }

        """,
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    push("a pushed screen hides the status bar", detail: hides, reportsAt: ["return true"]),
    photo(
      "a photo that zooms lies under a status bar that comes and goes",
      reportsAt: ["let scrollView = UIScrollView()"]),
    RuleExample(
      "Objective-C hides it on a pushed screen",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": String(ExampleCode.objectiveCFeed().dropLast("@end\n\n".count))
          + "- (void)open {\n    [self.navigationController pushViewController:[[DetailViewController alloc] init] animated:YES];\n}\n\n@end\n",
        "DetailViewController.m":
          "@interface DetailViewController : UIViewController\n@end\n\n@implementation DetailViewController\n\n- (BOOL)prefersStatusBarHidden {\n    return YES;\n}\n\n@end\n",
      ], deploymentTarget: "11.0", reportsAt: ["return YES;"]),
    push("both screens show it", detail: "", reportsAt: []),
    push(
      "the pushed screen is full screen",
      detail: hides
        + "\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        navigationController?.setNavigationBarHidden(true, animated: animated)\n    }\n",
      reportsAt: []),
    photo(
      "the photo isn't adjusted", viewDidLoad: "scrollView.contentInsetAdjustmentBehavior = .never", reportsAt: []),
  ]
}
