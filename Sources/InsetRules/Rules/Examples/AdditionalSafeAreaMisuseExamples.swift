enum AdditionalSafeAreaMisuseExamples {
  private static func swift(_ title: String, _ member: [String], reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members: "    let banner = UIView()\n\n" + member.map { "    " + $0 + "\n" }.joined()),
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func showing(_ line: String) -> [String] { ["@objc func showBanner() {", "    " + line, "}"] }

  private static func tabs(_ title: String, _ line: String, reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "RootTabBarController.swift":
          "class RootTabBarController: UITabBarController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        \(line)\n    }\n}\n"
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  private static func bar(_ title: String, more: String = "", reportsAt: [String]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "TallNavigationBar.swift":
          "class TallNavigationBar: UINavigationBar {\n    override func sizeThatFits(_ size: CGSize) -> CGSize {\n        return CGSize(width: size.width, height: 80)\n    }\n}\n"
          + more
      ], deploymentTarget: "11.0", reportsAt: reportsAt)
  }

  private static let whole = "additionalSafeAreaInsets = view.safeAreaInsets"
  private static let sum = "additionalSafeAreaInsets.top = view.safeAreaInsets.top + banner.frame.height"
  private static let four =
    "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom + 50, right: 0)"
  private static let objectiveCLine =
    "self.additionalSafeAreaInsets = UIEdgeInsetsMake(self.view.safeAreaInsets.top + 44, 0, 0, 0);"

  static let all: [RuleExample] = [
    swift("the safe area is added to itself", showing(whole), reportsAt: [whole]),
    swift("the safe area is in a sum", showing(sum), reportsAt: [sum]),
    swift("the safe area is one of four numbers", showing(four), reportsAt: [four]),
    swift(
      "even before the safe area is there",
      ["override func viewWillAppear(_ animated: Bool) {", "    super.viewWillAppear(animated)", "    " + sum, "}"],
      reportsAt: [sum]),
    RuleExample(
      "Objective-C adds the safe area to a bar's height",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(after: [objectiveCLine]),
      ], deploymentTarget: "11.0", reportsAt: [objectiveCLine]),
    tabs(
      "a tab bar controller makes room in itself",
      "additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)",
      reportsAt: ["additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0)"]),
    swift(
      "a screen makes room in its tab bar controller",
      showing("tabBarController?.additionalSafeAreaInsets.bottom = banner.frame.height"),
      reportsAt: ["tabBarController?.additionalSafeAreaInsets.bottom = banner.frame.height"]),
    bar("a navigation bar has a height of its own", reportsAt: ["sizeThatFits"]),
    bar(
      "the difference is made up for",
      more:
        "class BelowTallBarController: UIViewController {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n        additionalSafeAreaInsets.top = 36\n    }\n}\n",
      reportsAt: []),
    swift(
      "only the app's own bar is in it", showing("additionalSafeAreaInsets.top = banner.frame.height"), reportsAt: []),
    swift(
      "a negative value makes up for a bar that fades",
      showing("additionalSafeAreaInsets.bottom = -view.safeAreaInsets.bottom"), reportsAt: []),
    swift(
      "what is inherited is taken away first",
      showing("additionalSafeAreaInsets.bottom = -(view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom)"),
      reportsAt: []),
    swift(
      "a child off screen gets the parent's",
      showing("children.first?.additionalSafeAreaInsets = view.safeAreaInsets"), reportsAt: []),
    tabs("a tab bar controller takes it back", "additionalSafeAreaInsets = .zero", reportsAt: []),
  ]
}
