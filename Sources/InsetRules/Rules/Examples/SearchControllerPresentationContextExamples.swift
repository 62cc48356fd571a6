enum SearchControllerPresentationContextExamples {
  private static func feed(before: [String] = [], after: [String] = []) -> String {
    ExampleCode.swiftFeed(
      before: before, after: after,
      members: "    let search = UISearchController(searchResultsController: nil)\n")
  }

  private static func swift(
    _ title: String, before: [String] = [], after: [String], target: String = "13.0", bar: String = "",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": feed(before: before, after: after),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let making = "UISearchController(searchResultsController: nil)"
  private static let inHeader = "tableView.tableHeaderView = search.searchBar"

  private static func storyboard(_ title: String, content: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: #" customClass="FeedViewController""# + content,
          subviews: ExampleStoryboard.filling(ExampleStoryboard.table), outlets: ["tableView": "table"]),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    @IBOutlet var tableView: UITableView!\n    private let search = UISearchController(searchResultsController: nil)\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        tableView.tableHeaderView = search.searchBar\n    }\n}\n",
      ], deploymentTarget: "9.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift("a search bar above the table", after: [inHeader], reportsAt: [making]),
    swift("the same on older systems, too", after: [inHeader], target: "9.0", reportsAt: [making]),
    swift(
      "a search bar as the title", after: ["navigationItem.titleView = search.searchBar"], reportsAt: [making]),
    storyboard("a storyboard's screen searches", content: "", reportsAt: [making]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "UISearchController *search = [[UISearchController alloc] initWithSearchResultsController:nil];",
          "self.tableView.tableHeaderView = search.searchBar;",
        ]),
      ], deploymentTarget: "9.0", reportsAt: ["[[UISearchController alloc] initWithSearchResultsController:nil]"]),
    swift(
      "the context is defined, but the bar is opaque", after: [inHeader, "definesPresentationContext = true"],
      target: "9.0", bar: "            navigation.navigationBar.isTranslucent = false", reportsAt: [making]),
    swift(
      "the screen's edges end at the bar", before: ["edgesForExtendedLayout = []"],
      after: [inHeader, "definesPresentationContext = true"], target: "9.0", reportsAt: [making]),
    swift(
      "the screen extends under the opaque bar", before: ["extendedLayoutIncludesOpaqueBars = true"],
      after: [inHeader, "definesPresentationContext = true"], target: "9.0",
      bar: "            navigation.navigationBar.isTranslucent = false", reportsAt: []),
    swift(
      "an opaque bar from iOS 11 on", after: [inHeader, "definesPresentationContext = true"],
      bar: "            navigation.navigationBar.isTranslucent = false", reportsAt: []),
    swift("the context is defined", after: [inHeader, "definesPresentationContext = true"], reportsAt: []),
    storyboard("the storyboard defines the context", content: #" definesPresentationContext="YES""#, reportsAt: []),
    swift(
      "the navigation item has the search controller", after: ["navigationItem.searchController = search"],
      reportsAt: []),
    swift(
      "the window's controller defines the context", after: [inHeader],
      bar: "        navigation.definesPresentationContext = true", reportsAt: []),
    RuleExample(
      "a screen that isn't in a navigation controller",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate().split(
          separator: "UINavigationController(rootViewController: FeedViewController())"
        ).joined(separator: "FeedViewController()"),
        "FeedViewController.swift": feed(after: [inHeader]),
      ], deploymentTarget: "13.0", reportsAt: []),
  ]
}
