enum ScrollViewNotFirstSubviewExamples {
  private static let backdrop = #"<imageView id="backdrop">"#

  static let all: [RuleExample] = [
    RuleExample(
      "an image view behind the table",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: [ExampleStoryboard.table]),
    RuleExample(
      "the table first, the image view above it",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(ExampleStoryboard.table) + ExampleStoryboard.filling(backdrop))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "from iOS 11 on the safe area needs no first subview",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "11.0", reportsAt: []),
    RuleExample(
      "an opaque bar hides nothing",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          bar: #" translucent="NO""#,
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "code makes all navigation bars opaque",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table)),
        "AppDelegate.swift":
          "class AppDelegate {\n  func style() { UINavigationBar.appearance().isTranslucent = false }\n}\n",
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the class sets the inset itself",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""#,
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table)),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n  func adjust() { tableView.contentInset.top = topLayoutGuide.length }\n}\n",
      ], deploymentTarget: "9.0", reportsAt: []),
  ]
}
