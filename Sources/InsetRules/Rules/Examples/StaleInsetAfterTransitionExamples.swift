enum StaleInsetAfterTransitionExamples {
  private static func swift(
    _ title: String, bar: String = "        navigation.navigationBar.isTranslucent = false",
    hidden: String = "        navigationController?.setNavigationBarHidden(true, animated: animated)\n",
    delegate: String = "        navigationController?.delegate = self\n", animator: String = "Slide()",
    reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(more: bar),
        "FeedViewController.swift": """
        class FeedViewController: UIViewController, UINavigationControllerDelegate {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
        \(hidden)\(delegate)    }

            func open() {
                navigationController?.pushViewController(DetailViewController(), animated: true)
            }

            func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                return \(animator)
            }
        }

        """,
        "DetailViewController.swift":
          "class DetailViewController: UIViewController {\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        navigationController?.setNavigationBarHidden(false, animated: animated)\n    }\n}\n",
        "Slide.swift": "class Slide: NSObject, UIViewControllerAnimatedTransitioning {\n}\n",
      ], deploymentTarget: "11.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift("an animator moves from a hidden bar to an opaque one", reportsAt: ["DetailViewController"]),
    swift("the bar is translucent", bar: "", reportsAt: []),
    swift("the bar shows before, too", hidden: "", reportsAt: []),
    swift("UIKit animates the push", delegate: "", reportsAt: []),
    swift("the delegate has no animator", animator: "nil", reportsAt: []),
  ]
}
