enum OpaqueTabBarMissingFromSafeAreaExamples {
  private static let flag = #"extendedLayoutIncludesOpaqueBars="YES""#
  private static let opaque = #" translucent="NO""#

  private static func storyboard(
    _ title: String, tabBar: String = opaque, navigation: String = "", content: String = " " + flag,
    table: String = ExampleStoryboard.filling(ExampleStoryboard.table), reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.tabs(
          tabBar: tabBar, navigation: navigation, content: content, subviews: table)
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  /// The delegate's navigation controller in a tab bar controller, with lines on `tabs`.
  private static func swift(
    _ title: String, tabs: String, before: [String], members: String = "", reportsAt: [String] = []
  )
    -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftTabsDelegate(more: tabs),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: before, members: members),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let pinned = """
    class FeedViewController: UIViewController {
        let button = UIButton()

        override func viewDidLoad() {
            super.viewDidLoad()
            extendedLayoutIncludesOpaqueBars = true
            button.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(button)
            NSLayoutConstraint.activate([
                button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                button.heightAnchor.constraint(equalToConstant: 44),
                button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
            ])
        }
    }

    """

  static let all: [RuleExample] = [
    storyboard("a storyboard's opaque tab bar, and a list that extends under it", reportsAt: [flag]),
    swift(
      "Swift makes the tab bar opaque and extends under it", tabs: "tabs.tabBar.isTranslucent = false",
      before: ["extendedLayoutIncludesOpaqueBars = true"], reportsAt: ["extendedLayoutIncludesOpaqueBars = true"]),
    RuleExample(
      "the same with the bars of iOS 18",
      files: [
        "AppDelegate.swift": ExampleCode.swiftTabsDelegate(more: "tabs.tabBar.isTranslucent = false"),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: ["extendedLayoutIncludesOpaqueBars = true"]),
      ], deploymentTarget: "13.0", sdk: "18.0", reportsAt: ["extendedLayoutIncludesOpaqueBars = true"]),
    RuleExample(
      "the appearance makes all tab bars opaque, in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCTabsDelegate(more: "[UITabBar appearance].translucent = NO;"),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(before: ["self.extendedLayoutIncludesOpaqueBars = YES;"]),
      ], deploymentTarget: "13.0", reportsAt: ["self.extendedLayoutIncludesOpaqueBars = YES;"]),
    RuleExample(
      "a button is held to the safe area",
      files: [
        "AppDelegate.swift": ExampleCode.swiftTabsDelegate(more: "tabs.tabBar.isTranslucent = false"),
        "FeedViewController.swift": pinned,
      ], deploymentTarget: "13.0", reportsAt: ["extendedLayoutIncludesOpaqueBars = true"]),
    RuleExample(
      "the button and a translucent bar",
      files: ["AppDelegate.swift": ExampleCode.swiftTabsDelegate(), "FeedViewController.swift": pinned],
      deploymentTarget: "13.0", reportsAt: []),
    storyboard("a translucent tab bar", tabBar: ""),
    storyboard("the list ends at the opaque bar", content: ""),
    storyboard("the navigation controller extends under it too", navigation: " " + flag),
    storyboard("the screen hides the tab bar", content: " " + flag + #" hidesBottomBarWhenPushed="YES""#),
    storyboard(
      "the list has a bottom inset of its own", content: " " + flag,
      table: ExampleStoryboard.filling(
        ExampleStoryboard.table, #"<inset key="contentInset" minX="0.0" minY="0.0" maxX="0.0" maxY="49"/>"#)),
    swift(
      "the screen leaves the bottom out", tabs: "tabs.tabBar.isTranslucent = false",
      before: ["extendedLayoutIncludesOpaqueBars = true", "edgesForExtendedLayout = [.top]"]),
    swift(
      "a background image with alpha may keep the bar translucent",
      tabs: "tabs.tabBar.backgroundImage = UIImage(named: \"bar\")",
      before: ["extendedLayoutIncludesOpaqueBars = true"]),
    swift(
      "an opaque look leaves the bar translucent",
      tabs: "tabs.tabBar.standardAppearance.configureWithOpaqueBackground()",
      before: ["extendedLayoutIncludesOpaqueBars = true"]),
  ]
}
