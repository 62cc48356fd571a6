enum OpaqueBarShrinksViewExamples {
  private static let opaque = #" translucent="NO""#
  private static let inset = #"<inset key="contentInset" minX="0.0" minY="64" maxX="0.0" maxY="0.0"/>"#
  private static let statement = "tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)"
  private static let low =
    #"<scrollView id="scroll" contentMode="scaleToFill" alwaysBounceVertical="YES">"#

  private static func storyboard(
    _ title: String, bar: String = opaque, content: String = "", subviews: String, reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: ["Main.storyboard": ExampleStoryboard.navigation(content: content, bar: bar, subviews: subviews)],
      deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  /// A scroll view at a place of its own.
  private static func placed(y: String, _ more: String = "") -> String {
    """
    \(more)\(low)
    <rect key="frame" x="0.0" y="\(y)" width="375" height="500"/>
    \(ExampleStoryboard.mask)
    </scrollView>
    """
  }

  private static func swift(
    _ title: String, bar: [String] = ["navigation.navigationBar.isTranslucent = false"], before: [String] = [],
    after: [String] = [statement], reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar.map { "        " + $0 }.joined(separator: "\n")),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: before, after: after),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard(
      "a storyboard's inset of 64 below an opaque bar",
      subviews: ExampleStoryboard.filling(ExampleStoryboard.table, inset), reportsAt: [inset]),
    storyboard("a scroll view at y = 64 below an opaque bar", subviews: placed(y: "64"), reportsAt: [low]),
    swift("Swift insets the table below an opaque bar", reportsAt: [statement]),
    swift(
      "a background image of one opaque colour",
      bar: ["navigation.navigationBar.setBackgroundImage(UIImage(color: .white), for: .default)"],
      reportsAt: [statement]),
    RuleExample(
      "the tab bar's 49 points, in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCTabsDelegate(more: "tabs.tabBar.translucent = NO;"),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(
          after: ["self.tableView.contentInset = UIEdgeInsetsMake(0, 0, 49, 0);"]),
      ], deploymentTarget: "13.0", reportsAt: ["self.tableView.contentInset = UIEdgeInsetsMake(0, 0, 49, 0);"]),
    storyboard(
      "an opaque bar alone", subviews: ExampleStoryboard.filling(ExampleStoryboard.table)),
    storyboard(
      "a header stands above the scroll view",
      subviews: placed(
        y: "64", #"<view id="header"><rect key="frame" x="0.0" y="0.0" width="375" height="64"/></view>"# + "\n")),
    storyboard("a scroll view a bit lower", subviews: placed(y: "20")),
    swift(
      "a small gap is wanted", after: ["tableView.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)"]),
    swift(
      "a background image decides at run time",
      bar: ["navigation.navigationBar.setBackgroundImage(UIImage(named: \"bar\"), for: .default)"]),
    swift(
      "an opaque appearance leaves the bar translucent",
      bar: [
        "let appearance = UINavigationBarAppearance()", "appearance.configureWithOpaqueBackground()",
        "navigation.navigationBar.standardAppearance = appearance",
      ], after: []),
    swift(
      "the screen extends under the bar and takes the insets over", before: ["extendedLayoutIncludesOpaqueBars = true"],
      after: ["tableView.contentInsetAdjustmentBehavior = .never", statement]),
  ]
}
