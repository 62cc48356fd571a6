package import InsetJSON

/// What a controller is laid out as. The raw values are those of a scene document.
package enum ControllerKind: String, CaseIterable, Sendable {
  case view, table, collection, navigation, tab, page, split, hosting, container

  /// The kind that a UIKit (or SwiftUI) class name implies; nil for any other name, which leaves a plain controller.
  package init?(impliedBy className: String) {
    // `UIHostingController<FeedView>`: what it hosts doesn't change the kind.
    switch className.prefix(while: { $0 != "<" }) {
    case "UITableViewController": self = .table
    case "UICollectionViewController": self = .collection
    case "UINavigationController", "UIImagePickerController": self = .navigation
    case "UITabBarController": self = .tab
    case "UIPageViewController": self = .page
    case "UISplitViewController": self = .split
    case "UIHostingController": self = .hosting
    default: return nil
    }
  }

  /// Whether UIKit makes the controller's view and places its `children` in it.
  package var placesChildren: Bool {
    switch self {
    case .navigation, .tab, .page, .split: true
    case .view, .table, .collection, .hosting, .container: false
    }
  }

  /// As a message names it: `a tab bar controller`.
  package var noun: String {
    switch self {
    case .view: "a plain controller"
    case .table: "a table view controller"
    case .collection: "a collection view controller"
    case .navigation: "a navigation controller"
    case .tab: "a tab bar controller"
    case .page: "a page view controller"
    case .split: "a split view controller"
    case .hosting: "a hosting controller"
    case .container: "a container controller"
    }
  }
}

/// What a view is laid out as. The raw values are those of a scene document.
package enum ViewKind: String, CaseIterable, Sendable {
  case view, scroll, table, collection, text, web

  /// The kind that a UIKit class name implies; nil for any other name, which leaves a plain view.
  package init?(impliedBy className: String) {
    switch className {
    case "UIScrollView": self = .scroll
    case "UITableView": self = .table
    case "UICollectionView": self = .collection
    case "UITextView": self = .text
    case "WKWebView", "UIWebView": self = .web
    default: return nil
    }
  }

  /// Whether the view is a scroll view or, for `web`, has one that its scroll settings are those of.
  package var hasScrollSettings: Bool { self != .view }
}

extension ControllerKind {
  /// The kind of a controller object: the one it states, else the one that its class implies, else a plain controller.
  package init(of controller: JSONObject) {
    self =
      controller["kind"]?.stringValue.flatMap(ControllerKind.init(rawValue:))
      ?? controller["class"]?.stringValue.flatMap(ControllerKind.init(impliedBy:)) ?? .view
  }
}

extension ViewKind {
  /// The kind of a view object: the one it states, else the one that its class implies, else a plain view.
  /// The root view of a table controller is a table where it says nothing.
  package init(of view: JSONObject, asRootOf controller: ControllerKind? = nil) {
    self =
      view["kind"]?.stringValue.flatMap(ViewKind.init(rawValue:))
      ?? view["class"]?.stringValue.flatMap(ViewKind.init(impliedBy:))
      ?? (controller == .table && view["class"] == nil ? .table : .view)
  }
}
