enum InsetReadTooEarlyExamples {
  private static func swift(
    _ title: String, after: [String] = [], members: String = "", target: String = "13.0", reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(after: after, members: members),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static func objectiveC(
    _ title: String, after: [String], target: String = "9.0", reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: after),
      ], deploymentTarget: target, reportsAt: reportsAt)
  }

  private static let header = "    let header = UIView()\n"

  private static let view = """
    class HeaderView: UIView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.frame.origin.y = safeAreaInsets.top
            addSubview(label)
        }

    """

  private static func notch(_ title: String, _ condition: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "Device.swift":
          "extension UIDevice {\n    var hasNotch: Bool {\n        return \(condition)\n    }\n}\n"
      ], deploymentTarget: "11.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift(
      "a frame is made of the safe area in viewDidLoad", after: ["header.frame.origin.y = view.safeAreaInsets.top"],
      members: header, reportsAt: ["view.safeAreaInsets.top"]),
    swift(
      "the length of a guide, before iOS 11", after: ["header.frame.origin.y = topLayoutGuide.length"],
      members: header, target: "9.0", reportsAt: ["topLayoutGuide.length"]),
    swift(
      "a local variable holds the insets",
      after: ["let insets = view.safeAreaInsets", "header.frame.origin.y = insets.top + 8"], members: header,
      reportsAt: ["view.safeAreaInsets"]),
    swift(
      "a helper of viewDidLoad's reads them", after: ["layOutHeader()"],
      members: header
        + "\n    private func layOutHeader() {\n        header.frame.origin.y = view.safeAreaInsets.top\n    }\n",
      reportsAt: ["view.safeAreaInsets.top"]),
    swift(
      "a property reads them", after: ["header.frame.origin.y = topInset"],
      members: header + "    private var topInset: CGFloat { return view.safeAreaInsets.top }\n",
      reportsAt: ["topInset"]),
    swift(
      "viewWillAppear comes before the view is in the window",
      members: header
        + "\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        header.frame.origin.y = view.safeAreaInsets.top\n    }\n",
      reportsAt: ["view.safeAreaInsets.top"]),
    objectiveC(
      "Objective-C keeps a guide's length in viewDidLoad",
      after: ["self.tableView.scrollIndicatorInsets = UIEdgeInsetsMake(self.topLayoutGuide.length, 0, 0, 0);"],
      reportsAt: ["self.topLayoutGuide.length"]),
    objectiveC(
      "Objective-C asks the view in its window, which isn't there yet",
      after: [
        "self.tableView.tableHeaderView = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 320, self.view.window.safeAreaInsets.top)];"
      ], target: "11.0", reportsAt: ["self.view.window.safeAreaInsets.top"]),
    RuleExample(
      "a view reads its own in its initialiser",
      files: ["HeaderView.swift": view + "    required init?(coder: NSCoder) { return nil }\n}\n"],
      deploymentTarget: "13.0", reportsAt: ["safeAreaInsets.top"]),
    notch(
      "a window's top inset is taken for a notch",
      "UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 > 0",
      reportsAt: ["UIApplication.shared.keyWindow?.safeAreaInsets.top"]),
    notch(
      "the bottom tells devices with a home indicator",
      "UIApplication.shared.keyWindow?.safeAreaInsets.bottom ?? 0 > 0", reportsAt: []),
    notch(
      "the status bar's points are left out", "UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 > 20",
      reportsAt: []),
    RuleExample(
      "a view reads them again when it is laid out",
      files: [
        "HeaderView.swift": view
          + "    required init?(coder: NSCoder) { return nil }\n\n    override func safeAreaInsetsDidChange() {\n        label.frame.origin.y = safeAreaInsets.top\n    }\n}\n"
      ], deploymentTarget: "13.0", reportsAt: []),
    swift(
      "viewDidLayoutSubviews reads them again", after: ["header.frame.origin.y = view.safeAreaInsets.top"],
      members: header
        + "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        header.frame.origin.y = view.safeAreaInsets.top\n    }\n",
      reportsAt: []),
    swift(
      "a closure runs later",
      after: ["DispatchQueue.main.async {", "    self.header.frame.origin.y = self.view.safeAreaInsets.top", "}"],
      members: header, reportsAt: []),
    swift(
      "a helper is called on rotation too", after: ["layOutHeader()"],
      members: header
        + "\n    private func layOutHeader() {\n        header.frame.origin.y = view.safeAreaInsets.top\n    }\n\n    override func viewDidLayoutSubviews() {\n        layOutHeader()\n    }\n",
      reportsAt: []),
    swift("only a log tells them", after: ["print(view.safeAreaInsets.top)"], reportsAt: []),
    swift(
      "the window of the app is there already",
      after: ["header.frame.origin.y = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0"], members: header,
      reportsAt: []),
    RuleExample(
      "a helper of the app's window, which is laid out",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          after: ["header.frame.origin.y = UIApplication.shared.keyWindow!.layoutInsets().top"], members: header),
        "UIWindow+Insets.swift":
          "extension UIWindow {\n    func layoutInsets() -> UIEdgeInsets { return safeAreaInsets }\n}\n",
      ], deploymentTarget: "13.0", reportsAt: []),
    swift(
      "a guide is an item of a constraint",
      after: ["header.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true"], members: header,
      target: "9.0", reportsAt: []),
  ]
}
