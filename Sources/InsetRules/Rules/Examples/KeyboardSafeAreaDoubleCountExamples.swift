enum KeyboardSafeAreaDoubleCountExamples {
  private static let frame =
    "let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero"

  private static func swift(
    _ title: String, _ lines: [String], before: [String] = [], members: String = "", target: String = "13.0",
    reportsAt: [String]
  ) -> RuleExample {
    let body = ([frame] + lines).map { "        " + $0 + "\n" }.joined()
    return RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: before,
          members: members + "\n    @objc func keyboardWillShow(_ notification: Notification) {\n" + body + "    }\n"),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func objectiveC(_ title: String, _ line: String, target: String, reportsAt: [String]) -> RuleExample {
    let method = """
      - (void)keyboardWillShow:(NSNotification *)notification {
          CGRect frame = [[notification.userInfo objectForKey:UIKeyboardFrameEndUserInfoKey] CGRectValue];
          \(line)
      }

      @end

      """
    return RuleExample(
      title,
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": String(ExampleCode.objectiveCFeed().dropLast("@end\n\n".count)) + method,
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let bottom = "tableView.contentInset.bottom = frame.height"
  private static let insets =
    "tableView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.size.height, right: 0)"
  private static let objectiveCLine =
    "self.tableView.contentInset = UIEdgeInsetsMake(0, 0, CGRectGetHeight(frame), 0);"

  /// A footer that a constraint holds above an edge.
  private static func footer(_ title: String, to anchor: String, _ line: String, reportsAt: [String]) -> RuleExample {
    swift(
      title, [line],
      before: [
        "view.addSubview(footer)", "bottom = footer.bottomAnchor.constraint(equalTo: \(anchor))",
        "bottom.isActive = true",
      ], members: "    let footer = UIView()\n    var bottom: NSLayoutConstraint!\n", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift("the height becomes the bottom inset", [bottom], reportsAt: [bottom]),
    swift("all four insets, below iOS 11 too", [insets], target: "9.0", reportsAt: [insets]),
    swift(
      "a copy of the insets in a local variable",
      ["var insets = tableView.contentInset", "insets.bottom = frame.height", "tableView.contentInset = insets"],
      reportsAt: ["insets.bottom = frame.height"]),
    swift(
      "inside an animation",
      ["UIView.animate(withDuration: 0.3) {", "    self.tableView.contentInset.bottom = frame.height", "}"],
      reportsAt: ["self.tableView.contentInset.bottom = frame.height"]),
    swift(
      "a form whose content is as long as it is",
      ["form.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)"],
      before: [
        "form.frame = view.bounds", "form.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "view.addSubview(form)",
      ],
      members: "    let form = UIScrollView()\n",
      reportsAt: ["form.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: frame.height, right: 0)"]),
    swift(
      "the keyboard's part of the view",
      ["tableView.contentInset.bottom = view.bounds.height - view.convert(frame, from: nil).minY"],
      reportsAt: ["tableView.contentInset.bottom = view.bounds.height - view.convert(frame, from: nil).minY"]),
    swift(
      "the controller's additional safe area",
      ["additionalSafeAreaInsets.bottom = frame.height"], reportsAt: ["additionalSafeAreaInsets.bottom = frame.height"]),
    objectiveC("Objective-C insets the table by it", objectiveCLine, target: "9.0", reportsAt: [objectiveCLine]),
    footer(
      "a constraint to the safe area", to: "view.safeAreaLayoutGuide.bottomAnchor", "bottom.constant = -frame.height",
      reportsAt: ["bottom.constant = -frame.height"]),
    footer(
      "the safe area is added to the height", to: "view.bottomAnchor",
      "bottom.constant = -(frame.height + view.safeAreaInsets.bottom)",
      reportsAt: ["bottom.constant = -(frame.height + view.safeAreaInsets.bottom)"]),
    footer(
      "the part of a view above the safe area that the keyboard covers", to: "view.safeAreaLayoutGuide.bottomAnchor",
      "bottom.constant = -footer.convert(frame, from: nil).intersection(footer.bounds).height", reportsAt: []),
    footer(
      "a constraint to the view's bottom", to: "view.bottomAnchor", "bottom.constant = -frame.height", reportsAt: []),
    swift(
      "the safe area is taken off",
      ["tableView.contentInset.bottom = frame.height - view.safeAreaInsets.bottom"], reportsAt: []),
    swift(
      "the table isn't adjusted", [bottom], before: ["tableView.contentInsetAdjustmentBehavior = .never"],
      reportsAt: []),
    swift(
      "the part of the safe area that the keyboard covers",
      ["tableView.contentInset.bottom = view.safeAreaLayoutGuide.layoutFrame.intersection(frame).height"],
      reportsAt: []),
    RuleExample(
      "the table ends above the safe area",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift":
          "class FeedViewController: UIViewController {\n    let tableView = UITableView()\n\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        tableView.translatesAutoresizingMaskIntoConstraints = false\n        view.addSubview(tableView)\n        NSLayoutConstraint.activate([\n            tableView.topAnchor.constraint(equalTo: view.topAnchor),\n            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),\n            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),\n            tableView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),\n        ])\n    }\n\n    @objc func keyboardWillShow(_ notification: Notification) {\n        \(frame)\n        \(bottom)\n    }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: []),
  ]
}
