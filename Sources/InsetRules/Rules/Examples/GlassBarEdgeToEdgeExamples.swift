enum GlassBarEdgeToEdgeExamples {
  private static let opaque = #" translucent="NO""#
  private static let table =
    #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" translatesAutoresizingMaskIntoConstraints="NO">"#

  /// A table that is pinned to the safe area at the bottom, and to the view elsewhere.
  private static func pinned(bottom: String = "safe", _ more: String = "") -> String {
    """
    \(table)
    \(ExampleStoryboard.frame)
    </tableView>
    \(more)
    """
      + "</subviews>\n<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>\n<constraints>\n"
      + #"<constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>"#
      + #"<constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>"#
      + #"<constraint firstItem="table" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>"#
      + #"<constraint firstItem="table" firstAttribute="bottom" secondItem="\#(bottom)" secondAttribute="bottom" id="c4"/>"#
      + "\n</constraints>\n<subviews>"
  }

  private static func storyboard(
    _ title: String, tabBar: String = "", content: String = "", subviews: String, sdk: String? = nil,
    plist: String? = nil, reportsAt: [String] = []
  ) -> RuleExample {
    var files = [
      "Main.storyboard": ExampleStoryboard.tabs(tabBar: tabBar, content: content, subviews: subviews)
    ]
    files["Info.plist"] = plist
    return RuleExample(title, files: files, deploymentTarget: "15.0", sdk: sdk, reportsAt: reportsAt)
  }

  private static func feed(_ bottom: String) -> String {
    """
    class FeedViewController: UIViewController {
        let tableView = UITableView()

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.topAnchor.constraint(equalTo: view.topAnchor),
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                tableView.bottomAnchor.constraint(equalTo: \(bottom)),
            ])
        }
    }

    """
  }

  private static func swift(_ title: String, bottom: String, reportsAt: [String] = []) -> RuleExample {
    RuleExample(
      title,
      files: ["AppDelegate.swift": ExampleCode.swiftTabsDelegate(), "FeedViewController.swift": feed(bottom)],
      deploymentTarget: "15.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("a storyboard's table is pinned to the safe area", subviews: pinned(), reportsAt: [table]),
    swift(
      "Swift pins the table to the safe area", bottom: "view.safeAreaLayoutGuide.bottomAnchor",
      reportsAt: ["let tableView = UITableView()"]),
    RuleExample(
      "Objective-C pins the table to the safe area",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCTabsDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "self.tableView.translatesAutoresizingMaskIntoConstraints = NO;",
          "[self.tableView.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;",
          "[self.tableView.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor].active = YES;",
          "[self.tableView.trailingAnchor constraintEqualToAnchor:self.view.trailingAnchor].active = YES;",
          "[self.tableView.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor].active = YES;",
        ]),
      ], deploymentTarget: "15.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    RuleExample(
      "the tab bar is opaque, in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCTabsDelegate(more: "tabs.tabBar.translucent = NO;"),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "15.0", reportsAt: ["tabs.tabBar.translucent = NO;"]),
    storyboard("the table reaches the bottom", subviews: pinned(bottom: "root")),
    swift("Swift pins the table to the view", bottom: "view.bottomAnchor"),
    storyboard("the app is built with the SDK of iOS 18", subviews: pinned(), sdk: "18.0"),
    storyboard(
      "the app asks for the look of iOS 18", subviews: pinned(),
      plist:
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string><key>UIDesignRequiresCompatibility</key><true/></dict></plist>"#
    ),
    storyboard(
      "a bar of the app's own stands in front",
      subviews: pinned(
        #"<view id="composer"><rect key="frame" x="0.0" y="574" width="375" height="44"/><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view>"#
      )),
    storyboard(
      "the screen hides the tab bar", content: #" hidesBottomBarWhenPushed="YES""#, subviews: pinned()),
  ]
}
