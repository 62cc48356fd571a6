enum ScrollEdgeAppearanceMissingExamples {
  private static let colour = [
    "let look = UINavigationBarAppearance()", "look.configureWithOpaqueBackground()", "look.backgroundColor = .red",
  ]

  private static func swift(
    _ title: String, bar: [String], members: String = "", target: String = "13.0", sdk: String? = nil,
    files: [String: String] = [:], reportsAt: [String]
  ) -> RuleExample {
    let own = [
      "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar.map { "        " + $0 }.joined(separator: "\n")),
      "FeedViewController.swift": ExampleCode.swiftFeed(members: members),
    ]
    return RuleExample(
      title, files: own.merging(files) { $1 }, deploymentTarget: target, sdk: sdk, reportsAt: reportsAt)
  }

  private static func storyboard(_ title: String, _ elements: String, reportsAt: [String]) -> RuleExample {
    let plain = ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
    let bar = #"<navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>"#
    let coloured = bar.dropLast(2) + ">\n" + elements + "\n</navigationBar>"
    return RuleExample(
      title, files: ["Main.storyboard": plain.split(separator: bar).joined(separator: coloured)],
      deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let red = #"<color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#
  private static let standard =
    #"<navigationBarAppearance key="standardAppearance">\#(red)</navigationBarAppearance>"#
  private static let tint = #"<color key="barTintColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

  static let all: [RuleExample] = [
    swift(
      "a colour for the bar in standardAppearance alone",
      bar: colour + ["navigation.navigationBar.standardAppearance = look"],
      reportsAt: ["navigation.navigationBar.standardAppearance = look"]),
    swift(
      "a colour at the edge alone", bar: colour + ["UINavigationBar.appearance().scrollEdgeAppearance = look"],
      reportsAt: ["UINavigationBar.appearance().scrollEdgeAppearance = look"]),
    swift(
      "barTintColor alone", bar: ["UINavigationBar.appearance().barTintColor = UIColor.red"], target: "9.0",
      reportsAt: ["UINavigationBar.appearance().barTintColor = UIColor.red"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(
          more: "    [[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];"),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "9.0", reportsAt: ["[[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];"]),
    RuleExample(
      "standardAppearance alone in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(
          more:
            "    UINavigationBarAppearance *look = [[UINavigationBarAppearance alloc] init];\n    look.backgroundColor = [UIColor redColor];\n    navigation.navigationBar.standardAppearance = look;"
        ),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "13.0", reportsAt: ["navigation.navigationBar.standardAppearance = look;"]),
    swift(
      "a tab bar of the app's own is linked to no scroll view", bar: [],
      members:
        "    let tabs = UITabBar()\n\n    func style(_ look: UITabBarAppearance) {\n        tabs.standardAppearance = look\n        tabs.scrollEdgeAppearance = look\n    }\n",
      target: "15.0", reportsAt: ["tabs.scrollEdgeAppearance = look"]),
    swift(
      "the tab bar controller's own bar", bar: [],
      members:
        "    func style(_ look: UITabBarAppearance) {\n        tabBarController?.tabBar.standardAppearance = look\n        tabBarController?.tabBar.scrollEdgeAppearance = look\n    }\n",
      target: "15.0", reportsAt: []),
    storyboard("a storyboard's standardAppearance alone", standard, reportsAt: [standard]),
    storyboard("a storyboard's barTintColor alone", tint, reportsAt: [tint]),
    storyboard(
      "a storyboard has both", standard + "\n" + standard.split(separator: "standard").joined(separator: "scrollEdge"),
      reportsAt: []),
    swift(
      "both are set",
      bar: colour + [
        "navigation.navigationBar.standardAppearance = look", "navigation.navigationBar.scrollEdgeAppearance = look",
      ], reportsAt: []),
    swift(
      "a clear look is wanted",
      bar: [
        "let look = UINavigationBarAppearance()", "look.configureWithTransparentBackground()",
        "navigation.navigationBar.standardAppearance = look",
      ], reportsAt: []),
    swift(
      "fonts alone stay at the edge",
      bar: [
        "let look = UINavigationBarAppearance()", "look.titleTextAttributes = [.foregroundColor: UIColor.red]",
        "navigation.navigationBar.standardAppearance = look",
      ], reportsAt: []),
    swift(
      "a clear colour", bar: ["navigation.navigationBar.barTintColor = .clear"], reportsAt: []),
    swift(
      "a large title is clear at the edge on purpose",
      bar: colour + [
        "navigation.navigationBar.standardAppearance = look", "navigation.navigationBar.prefersLargeTitles = true",
      ], reportsAt: []),
    swift(
      "built with an older SDK", bar: colour + ["navigation.navigationBar.standardAppearance = look"], sdk: "14.5",
      reportsAt: []),
    swift(
      "the screen's item has a look of its own", bar: colour + ["navigation.navigationBar.standardAppearance = look"],
      members:
        "\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        navigationItem.scrollEdgeAppearance = navigationItem.standardAppearance\n    }\n",
      reportsAt: []),
    swift(
      "an extension gives bars their look at the edge",
      bar: colour + ["navigation.navigationBar.standardAppearance = look"],
      files: [
        "UINavigationBar+Look.swift":
          "extension UINavigationBar {\n    func keepLook() { scrollEdgeAppearance = standardAppearance }\n}\n"
      ], reportsAt: []),
  ]
}
