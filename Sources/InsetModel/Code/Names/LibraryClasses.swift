/// Well-known classes of libraries, as data: what they inherit from, and how containers among them get their children.
/// The sources of libraries that are part of the project count before this.
enum LibraryClasses {
  struct Entry {
    /// UIKit's class that it is one of.
    var base: String
    /// Properties that hold children.
    var childProperties: [String] = []
    /// Methods that set children: their first argument.
    var childSetters: [String] = []
    /// Methods of a subclass or data source that return children.
    var childSources: [String] = []
    /// Labels of initialisers' arguments that are children.
    var childArguments: [String] = []

    var isContainer: Bool {
      !(childProperties.isEmpty && childSetters.isEmpty && childSources.isEmpty && childArguments.isEmpty)
    }
  }

  /// Addresses: github.com/xmartlabs/XLPagerTabStrip, uias/Tabman, uias/Pageboy, rechsteiner/Parchment,
  /// scenee/FloatingPanel, robbdimitrov/RDVTabBarController, ECSlidingViewController/ECSlidingViewController,
  /// jonkykong/SideMenu, John-Lluch/SWRevealViewController, mutualmobile/MMDrawerController, romaonthego/RESideMenu,
  /// dekatotoro/SlideMenuControllerSwift, pkluz/PKRevealController, xmartlabs/Eureka, xmartlabs/XLForm,
  /// jessesquires/JSQMessagesViewController, MessageKit/MessageKit, slackhq/SlackTextViewController,
  /// eggswift/ESTabBarController, ChenYilong/CYLTabBarController, TimOliver/TOCropViewController.
  static let entries: [String: Entry] = {
    let pager = Entry(
      base: "UIViewController", childSources: ["viewControllers", "childViewControllersForPagerTabStripViewController"])
    let paging = Entry(
      base: "UIViewController", childSources: ["pagingViewController"], childArguments: ["viewControllers"])
    let pageboy = Entry(base: "UIViewController", childSources: ["viewController", "viewControllers"])
    let messages = Entry(base: "UIViewController")
    return [
      "PagerTabStripViewController": pager, "ButtonBarPagerTabStripViewController": pager,
      "BaseButtonBarPagerTabStripViewController": pager, "BarPagerTabStripViewController": pager,
      "SegmentedPagerTabStripViewController": pager, "TwitterPagerTabStripViewController": pager,
      "XLPagerTabStripViewController": pager, "XLButtonBarPagerTabStripViewController": pager,
      "PagingViewController": paging, "FixedPagingViewController": paging,
      "TabmanViewController": pageboy, "PageboyViewController": pageboy,
      "FloatingPanelController": Entry(
        base: "UIViewController", childProperties: ["contentViewController"], childSetters: ["set"],
        childArguments: ["contentViewController"]),
      "RDVTabBarController": Entry(
        base: "UIViewController", childProperties: ["viewControllers"], childSetters: ["setViewControllers"]),
      "ECSlidingViewController": Entry(
        base: "UIViewController",
        childProperties: ["topViewController", "underLeftViewController", "underRightViewController"],
        childArguments: ["topViewController"]),
      "SWRevealViewController": Entry(
        base: "UIViewController",
        childProperties: ["rearViewController", "frontViewController", "rightViewController"],
        childArguments: ["rearViewController", "frontViewController"]),
      "MMDrawerController": Entry(
        base: "UIViewController",
        childProperties: ["centerViewController", "leftDrawerViewController", "rightDrawerViewController"],
        childArguments: ["centerViewController", "leftDrawerViewController", "rightDrawerViewController"]),
      "RESideMenu": Entry(
        base: "UIViewController",
        childProperties: ["contentViewController", "leftMenuViewController", "rightMenuViewController"],
        childArguments: ["contentViewController", "leftMenuViewController", "rightMenuViewController"]),
      "SlideMenuController": Entry(
        base: "UIViewController", childProperties: ["mainViewController", "leftViewController"],
        childArguments: ["mainViewController", "leftMenuViewController", "rightMenuViewController"]),
      "PKRevealController": Entry(
        base: "UIViewController", childProperties: ["frontViewController", "leftViewController"],
        childArguments: ["frontViewController", "leftViewController", "rightViewController"]),
      "UISideMenuNavigationController": Entry(base: "UINavigationController"),
      "SideMenuNavigationController": Entry(base: "UINavigationController"),
      "ESTabBarController": Entry(base: "UITabBarController"),
      "CYLTabBarController": Entry(base: "UITabBarController"),
      "FormViewController": Entry(base: "UIViewController"),
      "XLFormViewController": Entry(base: "UIViewController"),
      "JSQMessagesViewController": messages, "MessagesViewController": messages,
      "SLKTextViewController": messages, "DZNWebViewController": Entry(base: "UIViewController"),
      "SVWebViewController": Entry(base: "UIViewController"),
      "MessageViewController": Entry(base: "UIViewController"),
      "TOCropViewController": Entry(base: "UIViewController"),
      "SwipeNavigationController": Entry(base: "UIViewController"),
      "IASKAppSettingsViewController": Entry(base: "UITableViewController"),
      "ASViewController": Entry(base: "UIViewController"), "ASDKViewController": Entry(base: "UIViewController"),
      "ASNavigationController": Entry(base: "UINavigationController"),
      "ASTabBarController": Entry(base: "UITabBarController"),
      "QMUICommonViewController": Entry(base: "UIViewController"),
      "QMUINavigationController": Entry(base: "UINavigationController"),
      "QMUITabBarViewController": Entry(base: "UITabBarController"),
    ]
  }()

  /// The names of all properties that hold children, whichever class has them.
  static let childProperties = Set(entries.values.flatMap(\.childProperties))
  static let childSetters = Set(entries.values.flatMap(\.childSetters))
}
