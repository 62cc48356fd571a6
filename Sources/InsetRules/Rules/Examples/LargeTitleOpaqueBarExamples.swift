enum LargeTitleOpaqueBarExamples {
  private static let large = #" largeTitles="YES""#
  private static let opaque = #" translucent="NO""#
  private static let content = #"<viewController id="content">"#

  private static func storyboard(_ title: String, content: String = "", bar: String, reportsAt: [String]) -> RuleExample
  {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: content, bar: bar, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func swift(_ title: String, bar: [String], before: [String] = [], reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          more: bar.map { "        " + $0 }.joined(separator: "\n")),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: before),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("a storyboard's opaque bar with large titles", bar: opaque + large, reportsAt: [content]),
    swift(
      "code makes the bar opaque and its titles large",
      bar: ["navigation.navigationBar.isTranslucent = false", "navigation.navigationBar.prefersLargeTitles = true"],
      reportsAt: ["FeedViewController"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(
          more: "    navigation.navigationBar.translucent = NO;\n    navigation.navigationBar.prefersLargeTitles = YES;"
        ),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(),
      ], deploymentTarget: "13.0", reportsAt: ["FeedViewController"]),
    storyboard("a translucent bar", bar: large, reportsAt: []),
    storyboard(
      "the screen extends under the opaque bar", content: #" extendedLayoutIncludesOpaqueBars="YES""#,
      bar: opaque + large, reportsAt: []),
    storyboard("titles are small", bar: opaque, reportsAt: []),
    swift(
      "this screen never shows a large title",
      bar: ["navigation.navigationBar.isTranslucent = false", "navigation.navigationBar.prefersLargeTitles = true"],
      before: ["navigationItem.largeTitleDisplayMode = .never"], reportsAt: []),
    swift(
      "an opaque appearance leaves the bar translucent",
      bar: [
        "let appearance = UINavigationBarAppearance()", "appearance.configureWithOpaqueBackground()",
        "navigation.navigationBar.standardAppearance = appearance",
        "navigation.navigationBar.prefersLargeTitles = true",
      ], reportsAt: []),
    swift(
      "large titles under a condition",
      bar: [
        "navigation.navigationBar.isTranslucent = false",
        "if isLarge { navigation.navigationBar.prefersLargeTitles = true }",
      ], reportsAt: []),
  ]
}
