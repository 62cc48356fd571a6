enum ContainedChildNotAdjustedExamples {
  private static let backdrop = #"<imageView id="backdrop">"#
  private static let container = #"<containerView id="area">"#
  private static let embed =
    #"<connections><segue destination="child" kind="embed" id="e1"/></connections>"# + "\n"
  private static let child = """
    <scene sceneID="s3"><objects>
    <tableViewController id="child">
    <tableView key="view" id="childTable" alwaysBounceVertical="YES">
    \(ExampleStoryboard.frame)
    \(ExampleStoryboard.mask)
    </tableView>
    </tableViewController>
    </objects></scene>
    """
  private static let childTable = #"<tableView key="view" id="childTable" alwaysBounceVertical="YES">"#

  private static let host = """
    class HostViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let backdrop = UIImageView(frame: view.bounds)
            view.addSubview(backdrop)
            let list = ListViewController()
            addChildViewController(list)
            list.view.frame = view.bounds
            list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(list.view)
            list.didMove(toParentViewController: self)
        }
    }

    """

  static let all: [RuleExample] = [
    RuleExample(
      "code adds a table controller's view above an image view",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "HostViewController()"),
        "HostViewController.swift": host,
        "ListViewController.swift": "class ListViewController: UITableViewController {\n}\n",
      ], deploymentTarget: "9.0", reportsAt: ["ListViewController"]),
    RuleExample(
      "a container view in front of an image view",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(container, embed), more: child)
      ], deploymentTarget: "9.0", reportsAt: [childTable]),
    RuleExample(
      "the container view is the first subview, so UIKit reaches the child's table",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(container, embed) + ExampleStoryboard.filling(backdrop), more: child)
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "from iOS 11 on the safe area reaches the child",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(backdrop) + ExampleStoryboard.filling(container, embed), more: child)
      ], deploymentTarget: "11.0", reportsAt: []),
    RuleExample(
      "the results of a search, which the search controller insets",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members:
            "    lazy var search = UISearchController(searchResultsController: ResultsViewController())\n    func find() { definesPresentationContext = true }\n"
        ),
        "ResultsViewController.swift": "class ResultsViewController: UITableViewController {\n}\n",
      ], deploymentTarget: "9.0", reportsAt: []),
  ]
}
