enum SafeAreaBelowIOS11Examples {
  private static func file(_ title: String, target: String, reportsAt: [String]) -> RuleExample {
    let label =
      #"<label text="News" id="label"><rect key="frame" x="16" y="80" width="100" height="20"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>"#
      + "\n"
    let storyboard = ExampleStoryboard.navigation(subviews: label)
      .replacing("initialViewController", with: #"useSafeAreas="YES" initialViewController"#)
      .replacing("</subviews>\n</view>", with: "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n</view>")
    return RuleExample(title, files: ["Main.storyboard": storyboard], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func swift(
    _ title: String, _ lines: [String], target: String = "9.0", bar: String = "", reportsAt: [String]
  )
    -> RuleExample
  {
    let body = lines.map { "        " + $0 + "\n" }.joined()
    return RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    let header = UIView()\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        header.translatesAutoresizingMaskIntoConstraints = false\n        view.addSubview(header)\n        header.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true\n        header.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true\n        header.heightAnchor.constraint(equalToConstant: 50).isActive = true\n\(body)    }\n}\n",
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func branches(_ fallback: String) -> [String] {
    [
      "if #available(iOS 11.0, *) {",
      "    header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true", "} else {",
      "    header.topAnchor.constraint(equalTo: \(fallback)).isActive = true", "}",
    ]
  }

  private static let objectiveC = """
    #import "FeedViewController.h"

    @interface FeedViewController ()
    @property (nonatomic, strong) UIView *header;
    @end

    @implementation FeedViewController

    - (void)viewDidLoad {
        [super viewDidLoad];
        self.header = [[UIView alloc] init];
        self.header.translatesAutoresizingMaskIntoConstraints = NO;
        [self.view addSubview:self.header];
        [self.header.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;
        [self.header.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor].active = YES;
        [self.header.heightAnchor constraintEqualToConstant:50].active = YES;
        if (@available(iOS 11.0, *)) {
            [self.header.topAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.topAnchor].active = YES;
        } else {
            [self.header.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;
        }
    }

    @end

    """

  static let all: [RuleExample] = [
    file("a storyboard with safe areas for iOS 8", target: "8.0", reportsAt: [#"useSafeAreas="YES""#]),
    swift("Swift falls back to the view's top", branches("view.topAnchor"), reportsAt: ["view.topAnchor"]),
    RuleExample(
      "Objective-C falls back to the view's top",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(), "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": objectiveC,
      ], deploymentTarget: "9.0", reportsAt: ["self.view.topAnchor"]),
    file("safe areas fall back to the layout guides on iOS 9", target: "9.0", reportsAt: []),
    swift("the branch names the guide", branches("topLayoutGuide.bottomAnchor"), reportsAt: []),
    swift(
      "below an opaque bar the view's edge is right", branches("view.topAnchor"),
      bar: "        navigation.navigationBar.isTranslucent = false", reportsAt: []),
    swift("the app runs on iOS 11 and later", branches("view.topAnchor"), target: "11.0", reportsAt: []),
    swift(
      "every system gets the view's edge",
      ["header.topAnchor.constraint(equalTo: view.topAnchor).isActive = true"], reportsAt: []),
  ]
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    guard let found = firstRange(of: text) else { return self }
    return self[..<found.lowerBound] + other + self[found.upperBound...]
  }
}
