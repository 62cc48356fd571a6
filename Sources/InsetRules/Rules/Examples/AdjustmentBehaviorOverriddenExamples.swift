enum AdjustmentBehaviorOverriddenExamples {
  private static let never = #"contentInsetAdjustmentBehavior="never""#
  private static let table = #"<tableView id="table" alwaysBounceVertical="YES" \#(never)>"#

  private static func storyboard(_ title: String, code: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""#, bar: #" translucent="NO""#,
          subviews: ExampleStoryboard.filling(table), outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var tableView: UITableView!\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        \(code)\n    }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func swift(_ title: String, after: [String], reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(after: after),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard(
      "code writes over what the storyboard says", code: "tableView.contentInsetAdjustmentBehavior = .always",
      reportsAt: [never]),
    swift(
      "a later line writes over an earlier one",
      after: [
        "tableView.contentInsetAdjustmentBehavior = .never", "tableView.contentInsetAdjustmentBehavior = .automatic",
      ], reportsAt: ["tableView.contentInsetAdjustmentBehavior = .never"]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "self.tableView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;",
          "self.tableView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentAlways;",
        ]),
      ], deploymentTarget: "13.0",
      reportsAt: ["self.tableView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;"]),
    storyboard("code says the same", code: "tableView.contentInsetAdjustmentBehavior = .never", reportsAt: []),
    storyboard(
      "code writes over it under a condition",
      code: "if isList { tableView.contentInsetAdjustmentBehavior = .always }", reportsAt: []),
    storyboard(
      "code writes over it on newer systems alone",
      code: "if #available(iOS 15.0, *) { tableView.contentInsetAdjustmentBehavior = .always }", reportsAt: []),
  ]
}
