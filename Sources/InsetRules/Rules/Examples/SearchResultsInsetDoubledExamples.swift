enum SearchResultsInsetDoubledExamples {
  private static let results = "class ResultsViewController: UITableViewController {\n}\n"

  private static func swift(
    _ title: String, lines: [String], results: String = results, members: String = "", target: String = "9.0",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          after: lines,
          members:
            "    lazy var search = UISearchController(searchResultsController: ResultsViewController())\n\(members)"),
        "ResultsViewController.swift": results,
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let title = "navigationItem.titleView = search.searchBar"
  private static let keeping = [
    "search.hidesNavigationBarDuringPresentation = false", "definesPresentationContext = true",
  ]

  static let all: [RuleExample] = [
    swift("the search bar is the title view", lines: keeping + [title], reportsAt: [title]),
    RuleExample(
      "the same in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [
          "UITableViewController *results = [[UITableViewController alloc] init];",
          "UISearchController *search = [[UISearchController alloc] initWithSearchResultsController:results];",
          "search.hidesNavigationBarDuringPresentation = NO;", "self.definesPresentationContext = YES;",
          "self.navigationItem.titleView = search.searchBar;",
        ]),
      ], deploymentTarget: "9.0", reportsAt: ["self.navigationItem.titleView = search.searchBar;"]),
    swift(
      "a button presents the search", lines: ["definesPresentationContext = true"],
      members: "\n    @objc func find() {\n        present(search, animated: true)\n    }\n", target: "11.0",
      reportsAt: ["present(search, animated: true)"]),
    swift("the bar hides while searching", lines: ["definesPresentationContext = true", title], reportsAt: []),
    swift(
      "the navigation item has the search controller",
      lines: ["definesPresentationContext = true", "navigationItem.searchController = search"], target: "11.0",
      reportsAt: []),
    swift("later systems only", lines: keeping + [title], target: "12.0", reportsAt: []),
    swift(
      "the results set their insets themselves", lines: keeping + [title],
      results:
        "class ResultsViewController: UITableViewController {\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        tableView.contentInset.top = 64\n    }\n}\n",
      reportsAt: []),
  ]
}
