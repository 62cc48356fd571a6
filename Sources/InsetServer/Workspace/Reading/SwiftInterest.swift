internal import InsetSyntax

/// Which Swift files are parsed. Parsing is what reading a project costs most, and many files say nothing of screens.
enum SwiftInterest: Sendable {
  case every
  /// Those that deal with controllers or views, and those that declare or extend one of the classes.
  case declaring(Set<String>)

  func includes(_ content: FileContent) -> Bool { includes(content.declaredClasses, content.mentionsUIKit) }

  func includes(_ declaredClasses: [String], _ mentionsUIKit: Bool) -> Bool {
    switch self {
    case .every: true
    case .declaring(let names): mentionsUIKit || declaredClasses.contains(where: names.contains)
    }
  }
}

/// Tells from the bytes whether a Swift file deals with screens.
enum UIKitMention {
  static func isIn(_ bytes: [UInt8], declaring classes: [String]) -> Bool {
    let declaresScreens = classes.contains { name in suffixes.contains { name.hasSuffix($0) } }
    return declaresScreens || search.isMentioned(in: bytes)
  }

  /// What apps call the classes that make screens and decide which is shown.
  private static let suffixes = ["Controller", "Coordinator", "Router", "Factory", "Navigator", "Delegate", "VC"]

  private static let search = NameSearch([
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UIPageViewController", "UISplitViewController", "UIHostingController", "UIStoryboard",
    "UIWindow", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "WKWebView", "UIWebView",
    "UIEdgeInsets", "UIRectEdge", "UINavigationBar", "UITabBar", "UIToolbar", "addSubview", "insertSubview",
    "navigationController", "rootViewController", "viewControllers", "pushViewController", "addChild", "viewDidLoad",
    "viewWillAppear", "loadView", "instantiateViewController", "contentInset", "contentInsetAdjustmentBehavior",
    "safeAreaLayoutGuide", "NSLayoutConstraint", "storyboardIdentifier",
  ])
}
