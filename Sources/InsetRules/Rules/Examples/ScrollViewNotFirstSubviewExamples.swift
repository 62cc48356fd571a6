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
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(ExampleStoryboard.table),
          outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n  @IBOutlet var tableView: UITableView!\n  func adjust() { tableView.contentInset.top = topLayoutGuide.length }\n}\n",
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "code adds a backdrop before the table",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["backdrop.frame = view.bounds", "view.addSubview(backdrop)"],
          members: "    let backdrop = UIImageView()\n"),
      ], deploymentTarget: "9.0", reportsAt: ["let tableView = UITableView()"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(
          before: [
            "UIImageView *backdrop = [[UIImageView alloc] initWithFrame:self.view.bounds];",
            "[self.view addSubview:backdrop];",
          ]),
      ], deploymentTarget: "9.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    RuleExample(
      "code sends the table to the back",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["backdrop.frame = view.bounds", "view.addSubview(backdrop)"],
          after: ["view.sendSubviewToBack(tableView)"], members: "    let backdrop = UIImageView()\n"),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "code makes the bar opaque under a condition",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          more: "        if isOld { navigation.navigationBar.isTranslucent = false }"),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["backdrop.frame = view.bounds", "view.addSubview(backdrop)"],
          members: "    let backdrop = UIImageView()\n"),
      ], deploymentTarget: "9.0", reportsAt: []),
  ]
}
