enum AutoAdjustOffContentUnderBarExamples {
  private static let flag = #"automaticallyAdjustsScrollViewInsets="NO""#
  private static let never = #"contentInsetAdjustmentBehavior="never""#
  private static let neverTable =
    #"<tableView id="table" contentMode="scaleToFill" alwaysBounceVertical="YES" contentInsetAdjustmentBehavior="never">"#

  static let all: [RuleExample] = [
    RuleExample(
      "Swift turns the flag off",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: ["automaticallyAdjustsScrollViewInsets = false"]),
      ], deploymentTarget: "9.0", reportsAt: ["automaticallyAdjustsScrollViewInsets = false"]),
    RuleExample(
      "Objective-C turns the flag off",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m": ExampleCode.objectiveCFeed(before: ["self.automaticallyAdjustsScrollViewInsets = NO;"]),
      ], deploymentTarget: "9.0", reportsAt: ["self.automaticallyAdjustsScrollViewInsets = NO;"]),
    RuleExample(
      "Swift never lets UIKit adjust the table",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          after: ["if #available(iOS 11.0, *) {", "    tableView.contentInsetAdjustmentBehavior = .never", "}"]),
      ], deploymentTarget: "13.0", reportsAt: ["tableView.contentInsetAdjustmentBehavior = .never"]),
    RuleExample(
      "code insets the table from the layout guide",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["automaticallyAdjustsScrollViewInsets = false"],
          members:
            "\n    override func viewDidLayoutSubviews() {\n        super.viewDidLayoutSubviews()\n        tableView.contentInset.top = topLayoutGuide.length\n    }\n"
        ),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "an action hides the bar",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["automaticallyAdjustsScrollViewInsets = false"],
          members:
            "\n    @objc func showPhotos() { navigationController?.setNavigationBarHidden(true, animated: true) }\n"),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the keyboard's inset at the bottom is no cure",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          before: ["automaticallyAdjustsScrollViewInsets = false"],
          members: "\n    func keyboardWillShow(_ height: CGFloat) { tableView.contentInset.bottom = height }\n"),
      ], deploymentTarget: "9.0", reportsAt: ["automaticallyAdjustsScrollViewInsets = false"]),
    RuleExample(
      "the flag is off and the table starts under the bar",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: [flag]),
    RuleExample(
      "never, under a translucent bar",
      files: ["Main.storyboard": ExampleStoryboard.navigation(subviews: ExampleStoryboard.filling(neverTable))],
      deploymentTarget: "13.0", reportsAt: [never]),
    RuleExample(
      "the flag is off, but the bar is opaque and hides nothing",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, bar: #" translucent="NO""#, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the flag is off, but the app runs on iOS 11 and later only",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "11.0", reportsAt: []),
    RuleExample(
      "the bar has a background image, which may be opaque",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag, bar: #" backgroundImage="bar""#,
          subviews: ExampleStoryboard.filling(ExampleStoryboard.table))
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the bar is made clear, so that what lies under it shows",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          more: "        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)"),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: ["automaticallyAdjustsScrollViewInsets = false"]),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "the whole app's bars are clear",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          more:
            "        UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)\n        UINavigationBar.appearance().isTranslucent = true"
        ),
        "FeedViewController.swift": ExampleCode.swiftFeed(before: ["automaticallyAdjustsScrollViewInsets = false"]),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "a spacing of the collection's sections is no room for the bar",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          root: "GridViewController(collectionViewLayout: UICollectionViewFlowLayout())"),
        "GridViewController.swift": grid("UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"),
      ], deploymentTarget: "9.0", reportsAt: ["automaticallyAdjustsScrollViewInsets = false"]),
    RuleExample(
      "the collection's sections keep room for the bar",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(
          root: "GridViewController(collectionViewLayout: UICollectionViewFlowLayout())"),
        "GridViewController.swift": grid("UIEdgeInsets(top: gap + 64, left: gap, bottom: gap, right: gap)"),
      ], deploymentTarget: "9.0", reportsAt: []),
    RuleExample(
      "a photo fills the screen on purpose",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          subviews: ExampleStoryboard.filling(
            #"<scrollView id="zoom" contentInsetAdjustmentBehavior="never">"#,
            "<subviews>" + ExampleStoryboard.filling(#"<imageView id="photo">"#) + "</subviews>"))
      ], deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "a pager lies under the bar on purpose",
      files: [
        "Main.storyboard": ExampleStoryboard.navigation(
          content: " " + flag,
          subviews: ExampleStoryboard.filling(
            #"<scrollView id="pager" pagingEnabled="YES" alwaysBounceVertical="YES">"#))
      ], deploymentTarget: "9.0", reportsAt: []),
  ]

  private static func grid(_ inset: String) -> String {
    """
    class GridViewController: UICollectionViewController {
        let gap: CGFloat = 2

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView?.alwaysBounceVertical = true
            automaticallyAdjustsScrollViewInsets = false
            if let layout = collectionView?.collectionViewLayout as? UICollectionViewFlowLayout {
                layout.sectionInset = \(inset)
            }
        }
    }

    """
  }
}
