enum GapNotFromInsetExamples {
  private static func storyboard(_ title: String, style: String, lines: [String], reportsAt: [String]) -> RuleExample {
    let tag = #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" style="\#(style)">"#
    return RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""#, subviews: ExampleStoryboard.filling(tag),
          outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var tableView: UITableView!\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n"
          + lines.map { "        \($0)\n" }.joined() + "    }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static let pulled = "tableView.contentInset = UIEdgeInsets(top: -35, left: 0, bottom: 0, right: 0)"

  static let all: [RuleExample] = [
    storyboard("a grouped table is pulled up", style: "grouped", lines: [pulled], reportsAt: [pulled]),
    storyboard(
      "one edge is written", style: "insetGrouped", lines: ["tableView.contentInset.top = -20"],
      reportsAt: ["tableView.contentInset.top = -20"]),
    RuleExample(
      "an outlet is pulled up when it is set",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""#,
          subviews: ExampleStoryboard.filling(
            #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" style="grouped">"#),
          outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet weak var tableView: UITableView! {\n        didSet {\n            \(pulled)\n        }\n    }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: [pulled]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "self.tableView.contentInset = UIEdgeInsetsMake(-36, 0, 0, 0);"
        ]).split(separator: "initWithFrame:self.view.bounds]").joined(
          separator: "initWithFrame:self.view.bounds style:UITableViewStyleGrouped]"),
      ], deploymentTarget: "9.0", reportsAt: ["self.tableView.contentInset = UIEdgeInsetsMake(-36, 0, 0, 0);"]),
    storyboard("a plain table", style: "plain", lines: [pulled], reportsAt: []),
    storyboard(
      "a table header is hidden on purpose", style: "grouped",
      lines: ["tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))", pulled],
      reportsAt: []),
    storyboard(
      "an inset of its own below", style: "grouped",
      lines: ["tableView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)"], reportsAt: []),
    storyboard(
      "under a condition", style: "grouped", lines: ["if isCompact { \(pulled) }"], reportsAt: []),
  ]
}
