enum ManualInsetPlusAutomaticExamples {
  private static let swiftLine = "tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)"
  private static let objectiveCLine = "self.tableView.contentInset = UIEdgeInsetsMake(64, 0, 0, 0);"

  private static func swift(
    _ title: String, before: [String] = [], after: [String], members: String = "", bar: String = "",
    target: String = "13.0", reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: before, after: after, members: members),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let insetTable =
    #"<inset key="contentInset" minX="0.0" minY="64" maxX="0.0" maxY="0.0"/>"#

  static let all: [RuleExample] = [
    swift("Swift adds 64 for the bar", after: [swiftLine], target: "9.0", reportsAt: [swiftLine]),
    swift(
      "a constant names the bar", after: ["tableView.contentInset.top = navigationBarHeight"],
      members: "    let navigationBarHeight: CGFloat = 44\n",
      reportsAt: ["tableView.contentInset.top = navigationBarHeight"]),
    swift(
      "the other edges stay", after: ["tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 20, right: 0)"],
      reportsAt: ["tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 20, right: 0)"]),
    swift(
      "the flag of iOS 7 to 10 is off, which iOS 11 doesn't ask",
      before: ["automaticallyAdjustsScrollViewInsets = false"],
      after: [swiftLine], target: "9.0", reportsAt: [swiftLine]),
    RuleExample(
      "Objective-C adds 64 for the bar",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [objectiveCLine]),
      ], deploymentTarget: "9.0", reportsAt: [objectiveCLine]),
    RuleExample(
      "the flag is off in Objective-C, which iOS 11 doesn't ask",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(
          before: ["self.automaticallyAdjustsScrollViewInsets = NO;"], after: [objectiveCLine]),
      ], deploymentTarget: "9.0", reportsAt: [objectiveCLine]),
    RuleExample(
      "Interface Builder adds 64 for the bar",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(ExampleStoryboard.table, insetTable + "\n"))
      ], deploymentTarget: "13.0", reportsAt: [insetTable]),
    swift("the points are no bar's", after: ["tableView.contentInset.top = 12"], reportsAt: []),
    swift(
      "the table isn't adjusted", after: ["tableView.contentInsetAdjustmentBehavior = .never", swiftLine], reportsAt: []
    ),
    swift(
      "the inset is for systems before iOS 11",
      before: ["automaticallyAdjustsScrollViewInsets = false"],
      after: ["if #available(iOS 11.0, *) {", "} else {", "    " + swiftLine, "}"], target: "9.0", reportsAt: []),
    swift(
      "the inset is written under a condition", after: ["if hasBar {", "    " + swiftLine, "}"], reportsAt: []),
    swift(
      "a strip of the app's own lies over the table",
      after: [
        swiftLine, "strip.frame = CGRect(x: 0, y: 64, width: 375, height: 64)", "view.addSubview(strip)",
      ], members: "    let strip = UIView()\n", reportsAt: []),
    swift(
      "an opaque bar hides nothing, and 64 is the app's wish", after: [swiftLine],
      bar: "        navigation.navigationBar.isTranslucent = false", reportsAt: []),
    swift(
      "before iOS 11 the inset of viewDidLayoutSubviews replaces UIKit's, and later it isn't written", after: [],
      members:
        "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        if #available(iOS 11.0, *) { return }\n        \(swiftLine)\n    }\n",
      target: "9.0", reportsAt: []),
    measured(
      "viewDidLayoutSubviews adds the safe area, which UIKit has added",
      "tableView.contentInset = view.safeAreaInsets", reports: true),
    measured(
      "a row's room is added to the safe area",
      "tableView.contentInset = UIEdgeInsets(top: view.safeAreaInsets.top + 12, left: 0, bottom: 0, right: 0)",
      reports: true),
    measured(
      "the navigation bar's height is measured",
      "tableView.contentInset.top = navigationController?.navigationBar.frame.height ?? 0", reports: true),
    measured("the layout guide's length", "tableView.contentInset.top = topLayoutGuide.length", reports: true),
    measured(
      "the safe area of an app that also runs on iOS 9",
      "tableView.contentInset.top = topLayoutGuide.length", target: "9.0", reports: true),
    RuleExample(
      "Objective-C adds the safe area",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(
          members: """
            - (void)viewDidLayoutSubviews {
                [super viewDidLayoutSubviews];
                self.tableView.contentInset = UIEdgeInsetsMake(self.view.safeAreaInsets.top, 0, 0, 0);
            }

            """),
      ], deploymentTarget: "13.0",
      reportsAt: ["self.tableView.contentInset = UIEdgeInsetsMake(self.view.safeAreaInsets.top, 0, 0, 0);"]),
    measured(
      "the content's height has the safe area in it, too",
      "tableView.contentSize = CGSize(width: 320, height: 900 + view.safeAreaInsets.top + view.safeAreaInsets.bottom)",
      reports: true),
    measured(
      "the content's height of a table that isn't adjusted",
      "tableView.contentSize.height = 900 + view.safeAreaInsets.bottom",
      after: ["tableView.contentInsetAdjustmentBehavior = .never", "tableView.contentInset.top = 116"], reports: false),
    measured(
      "the safe area is taken off again", "tableView.contentInset.top = 120 - view.safeAreaInsets.top", reports: false),
    measured(
      "the table isn't adjusted, so the safe area is its own affair", "tableView.contentInset = view.safeAreaInsets",
      after: ["tableView.contentInsetAdjustmentBehavior = .never"], reports: false),
    measured(
      "the keyboard's room", "if isTyping { tableView.contentInset.bottom = view.safeAreaInsets.bottom }",
      reports: false),
  ]

  private static func measured(
    _ title: String, _ line: String, after: [String] = [], target: String = "13.0", reports: Bool
  ) -> RuleExample {
    swift(
      title, after: after,
      members:
        "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        \(line)\n    }\n",
      target: target, reportsAt: reports ? [line] : [])
  }
}
