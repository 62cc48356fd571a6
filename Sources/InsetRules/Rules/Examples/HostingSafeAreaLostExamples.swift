enum HostingSafeAreaLostExamples {
  private static let pages = """
    struct PageList: View {
        var body: some View {
            VStack { ListView() }
        }
    }

    struct ListView: UIViewRepresentable {
        func makeUIView(context: Context) -> UITableView { UITableView() }
        func updateUIView(_ view: UITableView, context: Context) {}
    }

    """

  private static func swift(
    _ title: String, off: String = "host.safeAreaRegions = []", pages: String = pages, reportsAt: [String]
  ) -> RuleExample {
    RuleExample(
      title,
      files: [
        "AppDelegate.swift": """
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                let host = UIHostingController(rootView: PageList())
                \(off)
                let tabs = UITabBarController()
                tabs.viewControllers = [host]
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = tabs
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """,
        "PageList.swift": pages,
      ], deploymentTarget: "16.4", reportsAt: reportsAt)
  }

  static let all: [RuleExample] = [
    swift("a list behind a tab bar", reportsAt: ["host.safeAreaRegions = []"]),
    swift(
      "the keyboard alone is left", off: "host.safeAreaRegions = .keyboard",
      reportsAt: ["host.safeAreaRegions = .keyboard"]),
    RuleExample(
      "a hosting controller of the app's own",
      files: [
        "AppDelegate.swift": ExampleCode.swiftDelegate(root: "PagesController()"),
        "PagesController.swift":
          "class PagesController: UIHostingController<PageList> {\n    init() {\n        super.init(rootView: PageList())\n        safeAreaRegions = []\n    }\n}\n",
        "PageList.swift": pages,
      ], deploymentTarget: "16.4", reportsAt: ["safeAreaRegions = []"]),
    swift("the safe area is on", off: "host.safeAreaRegions = .all", reportsAt: []),
    swift("bars count, the keyboard doesn't", off: "host.safeAreaRegions = .container", reportsAt: []),
    swift(
      "SwiftUI alone below it",
      pages: "struct PageList: View {\n    var body: some View {\n        List { Text(\"Page\") }\n    }\n}\n",
      reportsAt: []),
    swift(
      "the scroll view isn't adjusted anyway",
      pages: pages.split(separator: "{ UITableView() }").joined(
        separator:
          "{\n        let table = UITableView()\n        table.contentInsetAdjustmentBehavior = .never\n        return table\n    }"
      ), reportsAt: []),
  ]
}
