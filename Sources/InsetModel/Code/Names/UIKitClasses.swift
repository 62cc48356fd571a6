internal import InsetLayout

/// UIKit's classes as far as code's way through them leads to controllers, bars and scroll views.
enum UIKitClasses {
  static let superclasses: [String: String] = [
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UIHostingController": "UIViewController", "UIImagePickerController": "UINavigationController",
    "UISearchController": "UIViewController", "UIAlertController": "UIViewController",
    "UIActivityViewController": "UIViewController", "UIDocumentPickerViewController": "UIViewController",
    "UIDocumentBrowserViewController": "UIViewController", "UIReferenceLibraryViewController": "UIViewController",
    "UIVideoEditorController": "UINavigationController", "UICloudSharingController": "UIViewController",
    "UIInputViewController": "UIViewController", "GLKViewController": "UIViewController",
    "AVPlayerViewController": "UIViewController", "MPMoviePlayerViewController": "UIViewController",
    "SFSafariViewController": "UIViewController", "QLPreviewController": "UIViewController",
    "MFMailComposeViewController": "UINavigationController", "MFMessageComposeViewController": "UINavigationController",
    "SLComposeServiceViewController": "UIViewController", "SKStoreProductViewController": "UIViewController",
    "CNContactViewController": "UIViewController", "CNContactPickerViewController": "UIViewController",
    "EKEventEditViewController": "UINavigationController", "PHPickerViewController": "UIViewController",
    "PKAddPassesViewController": "UIViewController", "LPLinkView": "UIView",
    "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView", "UIWebView": "UIView", "WKWebView": "UIView", "UIStackView": "UIView",
    "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UISwitch": "UIControl", "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
    "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UIDatePicker": "UIControl",
    "UIImageView": "UIView", "UIVisualEffectView": "UIView", "UIActivityIndicatorView": "UIView",
    "UIProgressView": "UIView", "UIPickerView": "UIView", "UISearchBar": "UIView", "UINavigationBar": "UIView",
    "UIToolbar": "UIView", "UITabBar": "UIView", "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UITableViewHeaderFooterView": "UIView",
    "UIWindow": "UIView", "MKMapView": "UIView", "GLKView": "UIView", "SCNView": "UIView", "SKView": "UIView",
    "MTKView": "UIView", "ARSCNView": "SCNView", "PDFView": "UIView", "UIInputView": "UIView",
    "UILayoutGuide": "NSObject",
  ]

  /// The classes from one up to UIKit's root, itself first.
  static func chain(_ name: String) -> [String] {
    var chain = [name]
    while let next = superclasses[chain[chain.count - 1]], chain.count < 8 { chain.append(next) }
    return chain
  }

  static func controllerKind(_ name: String) -> Controller.Kind? {
    for name in chain(name) {
      switch name {
      case "UITableViewController": return .table
      case "UICollectionViewController": return .collection
      case "UINavigationController": return .navigation
      case "UITabBarController": return .tab
      case "UISplitViewController": return .split
      case "UIPageViewController": return .page
      case "UIHostingController": return .hosting
      case "UIViewController": return .view
      default: continue
      }
    }
    return nil
  }

  /// Whether a class is AppKit's: its controllers are none here.
  static func isForeign(_ name: String) -> Bool {
    guard name.hasPrefix("NS") else { return false }
    return name.dropFirst(2).first?.isUppercase == true
  }

  static func viewKind(_ name: String) -> View.Kind? {
    for name in chain(name) {
      switch name {
      case "UITableView": return .table
      case "UICollectionView": return .collection
      case "UITextView": return .text
      case "UIWebView", "WKWebView": return .web
      case "UIScrollView": return .scroll
      case "UIView": return .view
      default: continue
      }
    }
    return nil
  }

  /// The class of a property of one of UIKit's classes, its superclasses' properties included.
  static func type(of property: String, in name: String) -> String? {
    for name in chain(name) {
      if let type = properties[name]?[property] { return type }
    }
    return nil
  }

  private static let properties: [String: [String: String]] = [
    "UIViewController": [
      "view": "UIView", "viewIfLoaded": "UIView", "navigationController": "UINavigationController",
      "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
      "navigationItem": "UINavigationItem", "parent": "UIViewController", "parentViewController": "UIViewController",
      "presentedViewController": "UIViewController", "presentingViewController": "UIViewController",
      "storyboard": "UIStoryboard", "tabBarItem": "UITabBarItem", "topLayoutGuide": "UILayoutSupport",
      "bottomLayoutGuide": "UILayoutSupport",
    ],
    "UITableViewController": ["tableView": "UITableView"],
    "UICollectionViewController": ["collectionView": "UICollectionView"],
    "UINavigationController": [
      "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "topViewController": "UIViewController",
      "visibleViewController": "UIViewController",
    ],
    "UITabBarController": ["tabBar": "UITabBar", "selectedViewController": "UIViewController"],
    "UINavigationItem": ["searchController": "UISearchController"],
    "UISearchController": ["searchBar": "UISearchBar"],
    "UIWebView": ["scrollView": "UIScrollView"], "WKWebView": ["scrollView": "UIScrollView"],
    "UIWindow": ["rootViewController": "UIViewController"],
    "UIView": [
      "superview": "UIView", "window": "UIWindow", "safeAreaLayoutGuide": "UILayoutGuide",
      "layoutMarginsGuide": "UILayoutGuide",
    ],
    "UITableView": ["tableHeaderView": "UIView", "tableFooterView": "UIView", "backgroundView": "UIView"],
  ]
}
