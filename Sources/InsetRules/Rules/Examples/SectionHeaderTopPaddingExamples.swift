enum SectionHeaderTopPaddingExamples {
  private static let headers =
    "\n    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {\n        return titles[section]\n    }\n"
  private static let hidden =
    "\n    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {\n        return .leastNonzeroMagnitude\n    }\n"
  private static let header = "tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))"

  private static func swift(
    _ title: String, members: String = headers, before: [String] = [], after: [String] = [header],
    delegate lines: String = "", sdk: String? = nil, files: [String: String] = [:], reportsAt: [String]
  ) -> RuleExample {
    let own = [
      "AppDelegate.swift": ExampleCode.swiftDelegate(more: lines),
      "FeedViewController.swift": ExampleCode.swiftFeed(before: before, after: after, members: members),
    ]
    return RuleExample(
      title, files: own.merging(files) { $1 }, deploymentTarget: "13.0", sdk: sdk, reportsAt: reportsAt)
  }

  private static func storyboard(_ title: String, style: String, reportsAt: [String]) -> RuleExample {
    let tag = #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" style="\#(style)">"#
    let header =
      #"<view key="tableHeaderView" contentMode="scaleToFill" id="header"><rect key="frame" x="0.0" y="0.0" width="375" height="120"/></view>"#
    return RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""#, subviews: ExampleStoryboard.filling(tag, header + "\n"),
          outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var tableView: UITableView!\n\(headers)}\n",
      ], deploymentTarget: "15.0", reportsAt: reportsAt)
  }

  private static let declared = "let tableView = UITableView()"

  static let all: [RuleExample] = [
    swift("a strip between table header and section header", reportsAt: [declared]),
    storyboard(
      "the same in a storyboard", style: "plain",
      reportsAt: [#"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain">"#]),
    swift(
      "that another table has no padding says nothing of this one", after: [],
      files: [
        "ListViewController.swift":
          "class ListViewController: UITableViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }\n    }\n}\n",
        "Opening.swift":
          "func open(_ navigation: UINavigationController) { navigation.pushViewController(ListViewController(), animated: true) }\n",
      ], reportsAt: []),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "self.tableView.tableHeaderView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, 120)];"
        ]).split(separator: "- (void)viewDidLoad").joined(
          separator:
            "- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {\n    return self.titles[section];\n}\n\n- (void)viewDidLoad"
        ),
      ], deploymentTarget: "13.0", reportsAt: ["@property (nonatomic, strong) UITableView *tableView;"]),
    storyboard("a grouped table", style: "grouped", reportsAt: []),
    swift(
      "a grouped table that code makes", before: ["tableView = UITableView(frame: .zero, style: .grouped)"],
      reportsAt: []),
    swift(
      "the padding is set", after: [header, "if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }"],
      reportsAt: []),
    swift(
      "the padding of all tables is set",
      delegate: "            if #available(iOS 15.0, *) { UITableView.appearance().sectionHeaderTopPadding = 0 }",
      reportsAt: []),
    swift(
      "an extension sets the padding",
      files: [
        "UITableView+Flat.swift":
          "extension UITableView {\n    func flatten() {\n        if #available(iOS 15.0, *) { sectionHeaderTopPadding = 0 }\n    }\n}\n"
      ], reportsAt: []),
    swift("headers that don't show", members: headers + hidden, reportsAt: []),
    swift(
      "the first section may have no header",
      members: headers
        + "\n    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {\n        return section == 0 ? 0 : 30\n    }\n",
      reportsAt: []),
    swift("no section headers", members: "", reportsAt: []),
    swift("headers alone are no sign of a mistake", after: [], reportsAt: []),
    swift("built with an older SDK", sdk: "14.5", reportsAt: []),
  ]
}
