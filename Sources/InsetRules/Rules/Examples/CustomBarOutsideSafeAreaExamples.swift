enum CustomBarOutsideSafeAreaExamples {
  private static let strip = #"<view id="strip" contentMode="scaleToFill">"#
  private static let toolbar = #"<toolbar id="tools" contentMode="scaleToFill">"#
  private static let color =
    #"<color key="backgroundColor" red="0.9" green="0.9" blue="0.9" alpha="1" colorSpace="custom"/>"# + "\n"
  private static let clear = #"<color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom"/>"# + "\n"
  private static let buttons = """
    <subviews>
    <button id="all"><rect key="frame" x="16" y="0.0" width="80" height="44"/><autoresizingMask key="autoresizingMask"/></button>
    </subviews>

    """
  private static let atBottom =
    #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
  private static let atTop = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>"#

  /// A view of a fixed height, in a root view of 375 × 667 points.
  private static func fixed(_ tag: String, y: Int, height: Int = 44, _ mask: String, _ content: String = "") -> String {
    let name = tag.dropFirst().prefix { $0 != " " && $0 != ">" }
    return
      "\(tag)\n<rect key=\"frame\" x=\"0.0\" y=\"\(y)\" width=\"375\" height=\"\(height)\"/>\n\(mask)\n\(content)</\(name)>\n"
  }

  private static func storyboard(
    _ title: String, _ above: String, table: String = ExampleStoryboard.table, isFirst: Bool = true,
    outlets: [String: String] = ["list": "table"], code: String = "", reportsAt: [String]
  ) -> RuleExample {
    let list = ExampleStoryboard.filling(table)
    return RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="ListViewController""#, subviews: isFirst ? list + above : above + list,
          outlets: outlets),
        "ListViewController.swift": """
        class ListViewController: UIViewController {
            @IBOutlet var list: UITableView!
            @IBOutlet var strip: UIView!
        \(code)}

        """,
      ], deploymentTarget: "9.0", reportsAt: reportsAt)
  }

  private static let bottomStrip = fixed(strip, y: 623, atBottom, buttons + color)

  private static func swift(_ lines: [String], members: String = "", reportsAt: [String]) -> RuleExample {
    RuleExample(
      "Swift lays a toolbar over a table: " + (lines.first ?? "nothing more"),
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          after: [
            "tools.translatesAutoresizingMaskIntoConstraints = false", "view.addSubview(tools)",
            "tools.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
            "tools.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true",
            "tools.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true",
            "tools.heightAnchor.constraint(equalToConstant: 44).isActive = true",
          ] + lines, members: "    let tools = UIToolbar()\n" + members),
      ], deploymentTarget: "11.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    storyboard("a strip at the bottom over a table", bottomStrip, reportsAt: [strip]),
    storyboard("a toolbar over a table", fixed(toolbar, y: 623, atBottom), reportsAt: [toolbar]),
    swift([], reportsAt: ["let tools = UIToolbar()"]),
    RuleExample(
      "Objective-C lays a toolbar over a table",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(), "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "UIToolbar *tools = [[UIToolbar alloc] initWithFrame:CGRectMake(0, self.view.bounds.size.height - 44, self.view.bounds.size.width, 44)];",
          "tools.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleTopMargin;",
          "[self.view addSubview:tools];",
        ]),
      ], deploymentTarget: "9.0",
      reportsAt: [
        "[[UIToolbar alloc] initWithFrame:CGRectMake(0, self.view.bounds.size.height - 44, self.view.bounds.size.width, 44)]"
      ]),
    storyboard("the strip lies behind the table", bottomStrip, isFirst: false, reportsAt: []),
    storyboard("a clear strip", fixed(strip, y: 623, atBottom, buttons + clear), reportsAt: []),
    storyboard("a strip with nothing in it", fixed(strip, y: 623, atBottom, color), reportsAt: []),
    storyboard(
      "the strip is hidden at first", fixed(#"<view hidden="YES" id="strip">"#, y: 623, atBottom, buttons + color),
      reportsAt: []),
    storyboard(
      "code hides the strip", bottomStrip, outlets: ["list": "table", "strip": "strip"],
      code: "\n    func finish() { strip.isHidden = true }\n", reportsAt: []),
    storyboard("the strip lies under the navigation bar", fixed(strip, y: 0, atTop, buttons + color), reportsAt: []),
    storyboard(
      "a strip in the middle", fixed(strip, y: 300, atTop, buttons + color), reportsAt: []),
    storyboard(
      "code reserves the points", bottomStrip,
      code:
        "\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        list.contentInset.bottom = 44\n    }\n",
      reportsAt: []),
    storyboard(
      "code reserves what it measures", bottomStrip,
      code:
        "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        list.contentInset.bottom = strip.frame.height\n    }\n",
      reportsAt: []),
    storyboard(
      "the table has a footer", bottomStrip,
      code:
        "\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        list.tableFooterView = UIView()\n    }\n",
      reportsAt: []),
    swift(["additionalSafeAreaInsets.bottom = 44"], reportsAt: []),
  ]
}
