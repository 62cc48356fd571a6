/// A view controller with the settings that decide where content goes. The names are UIKit's own.
package struct Controller: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case view, table, collection, navigation, tab, page, split, hosting, container

    /// Whether UIKit makes the controller's view and places its children.
    package var isContainer: Bool {
      switch self {
      case .navigation, .tab, .page, .split: true
      case .view, .table, .collection, .hosting, .container: false
      }
    }

    /// UIKit's class of that kind.
    package var uikitClass: String {
      switch self {
      case .view, .container: "UIViewController"
      case .table: "UITableViewController"
      case .collection: "UICollectionViewController"
      case .navigation: "UINavigationController"
      case .tab: "UITabBarController"
      case .page: "UIPageViewController"
      case .split: "UISplitViewController"
      case .hosting: "UIHostingController"
      }
    }
  }

  package enum TransitionStyle: String, Sendable, Hashable { case scroll, pageCurl }

  package var id: String?
  package var className: String?
  /// How sentences name the controller; `nil`: by its class, else its id.
  package var label: String?
  package var kind: Kind

  package var edgesForExtendedLayout: EdgeSet?
  package var extendedLayoutIncludesOpaqueBars: Bool?
  package var automaticallyAdjustsScrollViewInsets: Bool?
  package var hidesBottomBarWhenPushed: Bool?
  package var prefersStatusBarHidden: Bool?
  package var additionalSafeAreaInsets: Insets?
  package var modalPresentationStyle: String?
  /// Of what is presented as a popover, in points.
  package var preferredContentSize: Size?
  /// `permittedArrowDirections` of the popover presentation controller: the sides that the arrow may stand on, `up` for
  /// the top. `nil`: any; empty: no arrow.
  package var permittedArrowDirections: EdgeSet?
  package var definesPresentationContext: Bool?
  /// The id of the view given to `setContentScrollView(_:for:)`.
  package var contentScrollView: String?
  package var navigationItem: NavigationItem?

  package var navigationBar: Bar?
  package var toolbar: Bar?
  package var tabBar: Bar?
  /// tab: what `setTabBarHidden(_:animated:)` of iOS 18 sets.
  package var isTabBarHidden: Bool?
  /// navigation: the stack, the last is on top; tab: the tabs; page: the pages; split: the columns.
  package var children: [Controller]
  package var selectedIndex: Int?
  /// tab: indices of tabs shown earlier, the oldest first.
  package var selectedBefore: [Int]
  package var transitionStyle: TransitionStyle?
  /// The controllers presented on top of this one: none or one. (An array, since a value can't hold itself.)
  package var presented: [Controller]
  package var view: View?

  package init(id: String? = nil, className: String? = nil, kind: Kind = .view) {
    self.id = id
    self.className = className
    self.kind = kind
    children = []
    selectedBefore = []
    presented = []
  }
}

/// `UINavigationItem`, as far as it changes the height of the bar.
package struct NavigationItem: Sendable, Hashable {
  package enum LargeTitleDisplayMode: String, Sendable, Hashable { case automatic, always, never, inline }
  package enum SearchBarPlacement: String, Sendable, Hashable { case automatic, inline, stacked }

  package var prompt: String?
  package var title: String?
  package var largeTitleDisplayMode: LargeTitleDisplayMode?
  package var searchController: Bool?
  package var hidesSearchBarWhenScrolling: Bool?
  package var preferredSearchBarPlacement: SearchBarPlacement?

  package init() {}
}
