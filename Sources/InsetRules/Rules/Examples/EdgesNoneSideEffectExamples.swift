enum EdgesNoneSideEffectExamples {
  private static let none = #"<extendedEdge key="edgesForExtendedLayout"/>"#
  private static let opaque = #" translucent="NO""#
  private static let statement = "edgesForExtendedLayout = []"

  /// navigation → content with an element of the content's.
  private static func storyboard(
    _ title: String, bar: String = "", elements: String = none + "\n",
    subviews: String = ExampleStoryboard.filling(ExampleStoryboard.table), reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: ["Main.storyboard": ExampleStoryboard.navigation(bar: bar, elements: elements, subviews: subviews)],
      deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func swift(
    _ title: String, bar: [String] = [], before: [String] = [statement], members: String = "",
    reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar.map { "        " + $0 }.joined(separator: "\n")),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: before, members: members),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("a storyboard's screen without edges", reportsAt: [none]),
    swift("Swift leaves all edges out", reportsAt: [statement]),
    RuleExample(
      "the tab bar of iOS 26 floats over nothing, in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCTabsDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(before: ["self.edgesForExtendedLayout = UIRectEdgeTop;"]),
      ], deploymentTarget: "15.0", reportsAt: ["self.edgesForExtendedLayout = UIRectEdgeTop;"]),
    RuleExample(
      "a base class decides for all screens",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "BaseViewController.swift":
          "class BaseViewController: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        edgesForExtendedLayout = .init(rawValue: 0)\n    }\n}\n",
        "FeedViewController.swift": ExampleCode.swiftFeed().replacing(
          ": UIViewController", with: ": BaseViewController"),
      ], deploymentTarget: "13.0", reportsAt: ["edgesForExtendedLayout = .init(rawValue: 0)"]),
    storyboard(
      "a label at the top edge is clear of the bar by it", elements: none + "\n",
      subviews: #"<label id="title"><rect key="frame" x="0.0" y="8" width="375" height="21"/></label>"#,
      reportsAt: [none]),
    storyboard("an opaque bar hides what is behind it", bar: opaque),
    storyboard(
      "the sides without bars are left out",
      elements: #"<extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>"# + "\n"),
    swift("the screen has no bar", bar: ["navigation.isNavigationBarHidden = true"]),
    swift(
      "the bar looks opaque",
      bar: [
        "let appearance = UINavigationBarAppearance()", "appearance.configureWithOpaqueBackground()",
        "navigation.navigationBar.standardAppearance = appearance",
      ]),
    swift(
      "a background image may be opaque",
      bar: ["navigation.navigationBar.setBackgroundImage(UIImage(named: \"bar\"), for: .default)"]),
    RuleExample(
      "a tint hides what is behind",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          more: "        navigation.navigationBar.barTintColor = UIColor.white"),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: [statement]),
      ], deploymentTarget: "15.0", sdk: "18.0", reportsAt: []),
    swift(
      "the bar has a colour of its own behind",
      before: ["navigationController?.navigationBar.backgroundColor = .white", statement]),
    swift("the edges depend on a condition", before: ["if isModal { \(statement) }"]),
    RuleExample(
      "the tab bar that is left out is opaque",
      files: [
        "AppDelegate.swift": ExampleCode.swiftTabsDelegate(more: "tabs.tabBar.isTranslucent = false"),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: ["edgesForExtendedLayout = .top"]),
      ], deploymentTarget: "15.0", reportsAt: []),
  ]
}
