enum TabControllerInsideNavigationExamples {
  /// navigation → tabs → list and settings.
  private static let nested = ExampleStoryboard.document(
    """
    <scene sceneID="s1"><objects>
    <navigationController id="nav">
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
    <connections><segue destination="tabs" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController>
    </objects></scene>
    <scene sceneID="s2"><objects>
    <tabBarController id="tabs">
    <tabBar key="tabBar" contentMode="scaleToFill" id="tabBar"/>
    <connections>
    <segue destination="list" kind="relationship" relationship="viewControllers" id="r2"/>
    <segue destination="settings" kind="relationship" relationship="viewControllers" id="r3"/>
    </connections>
    </tabBarController>
    </objects></scene>
    """ + screen("list") + screen("settings"))

  private static func screen(_ id: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects>
    <tableViewController id="\(id)">
    <tableView key="view" contentMode="scaleToFill" alwaysBounceVertical="YES" id="\(id)-table">
    \(ExampleStoryboard.frame)
    \(ExampleStoryboard.mask)
    </tableView>
    <navigationItem key="navigationItem" title="\(id)" id="\(id)-item"/>
    </tableViewController>
    </objects></scene>
    """
  }

  private static let swiftTabs = """
    class TabsController: UITabBarController {
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = [FeedViewController()]
        }
    }

    """

  private static func swift(
    _ title: String, more: String = "", feed: String = ExampleCode.swiftFeed(), reportsAt: [String] = []
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "TabsController()", more: more),
        "TabsController.swift": swiftTabs,
        "FeedViewController.swift": feed,
      ], deploymentTarget: "13.0", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    RuleExample(
      "a storyboard's navigation controller around the tabs", files: ["Main.storyboard": nested],
      deploymentTarget: "9.0",
      reportsAt: [#"<segue destination="tabs" kind="relationship" relationship="rootViewController" id="r1"/>"#]),
    swift(
      "code puts the tabs into a navigation controller",
      reportsAt: ["UINavigationController(rootViewController: TabsController())"]),
    RuleExample(
      "a login screen pushes the tabs, in Objective-C",
      files: [
        "AppDelegate.m": ExampleCode.objectiveCDelegate(),
        "FeedViewController.h": ExampleCode.objectiveCHeader,
        "FeedViewController.m":
          "#import \"FeedViewController.h\"\n#import \"TabsController.h\"\n\n@implementation FeedViewController\n\n- (void)logIn {\n    [self.navigationController pushViewController:[[TabsController alloc] init] animated:YES];\n}\n\n@end\n",
        "TabsController.h": "#import <UIKit/UIKit.h>\n\n@interface TabsController : UITabBarController\n@end\n",
        "TabsController.m":
          "#import \"TabsController.h\"\n\n@implementation TabsController\n\n- (void)viewDidLoad {\n    [super viewDidLoad];\n    self.viewControllers = @[[[UITableViewController alloc] init]];\n}\n\n@end\n",
      ], deploymentTarget: "13.0",
      reportsAt: ["[self.navigationController pushViewController:[[TabsController alloc] init] animated:YES];"]),
    swift("the outer bar is hidden on purpose", more: "        navigation.isNavigationBarHidden = true"),
    swift(
      "the tab hides the outer bar when it shows",
      feed: ExampleCode.swiftFeed(
        members:
          "\n    override func viewWillAppear(_ animated: Bool) {\n        super.viewWillAppear(animated)\n        navigationController?.setNavigationBarHidden(true, animated: animated)\n    }\n"
      )),
    RuleExample(
      "the nesting turned round",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate().replacing(
          "window.rootViewController = navigation",
          with:
            "let tabs = UITabBarController()\n        tabs.viewControllers = [navigation]\n        window.rootViewController = tabs"
        ),
        "FeedViewController.swift": ExampleCode.swiftFeed(),
      ], deploymentTarget: "13.0", reportsAt: []),
    RuleExample(
      "the tabs are presented",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(),
        "TabsController.swift": swiftTabs.replacing("FeedViewController()", with: "UITableViewController()"),
        "FeedViewController.swift": ExampleCode.swiftFeed(
          members: "\n    func logIn() { present(TabsController(), animated: true) }\n"),
      ], deploymentTarget: "13.0", reportsAt: []),
  ]
}
