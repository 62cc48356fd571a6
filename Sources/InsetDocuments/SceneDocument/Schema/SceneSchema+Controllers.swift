internal import InsetJSON

extension SceneSchema {
  static let controller = identity + settings + bars + containment

  private static let identity = [
    SceneKey("id", .name, "Names the controller in results; unique among controllers and views."),
    SceneKey("class", .name, "The class name; UIKit's own controllers imply a kind."),
    SceneKey("kind", .word(controllerKinds), "What the controller is laid out as; by default what the class implies."),
  ]

  private static let controllerKinds = ControllerKind.allCases.map { SchemaWord($0.rawValue, $0.documentation) }

  private static let settings = [
    SceneKey(
      "edgesForExtendedLayout",
      .either([
        .word([
          SchemaWord("all", "The view reaches under bars at every edge."), SchemaWord("none", "The view ends at bars."),
        ]), .array(.word(edgeWords)),
      ]), default: "all", "The edges at which the view reaches under translucent bars."),
    SceneKey(
      "extendedLayoutIncludesOpaqueBars", .bool, default: false, "Whether the view reaches under opaque bars too."),
    SceneKey(
      "automaticallyAdjustsScrollViewInsets", .bool, default: true,
      "Whether UIKit insets the first scroll view below bars (up to iOS 10; from 11 only where it is false)."),
    SceneKey(
      "hidesBottomBarWhenPushed", .bool, default: false,
      "Whether the tab bar goes away while the controller is in a stack."),
    SceneKey(
      "prefersStatusBarHidden", .bool,
      "Whether the status bar is hidden; when absent UIKit hides it in landscape on phones from iOS 8."),
    SceneKey(
      "additionalSafeAreaInsets", .insets(.any), default: [0, 0, 0, 0],
      "Added to the safe area of the controller's view (from iOS 11)."),
    SceneKey(
      "modalPresentationStyle", .word(presentationStyles),
      "How the controller is presented; when absent fullScreen up to iOS 12, automatic from 13."),
    SceneKey(
      "preferredContentSize", .size(.notNegative), "The size that the controller asks for; a popover's has it."),
    SceneKey(
      "permittedArrowDirections",
      .either([
        .word(
          [
            SchemaWord("any", "The arrow may stand on any side."), SchemaWord("none", "There is no arrow."),
          ] + arrowWords), .array(.word(arrowWords)),
      ]), default: "any", "The directions in which a popover's arrow may point; from iOS 13 its side is safe area."),
    SceneKey(
      "definesPresentationContext", .bool, default: false,
      "Whether controllers presented over the current context cover this controller's view."),
    SceneKey(
      "contentScrollView", .viewReference, "The scroll view that bars follow, at all edges (setContentScrollView)."),
    SceneKey("navigationItem", .object(.navigationItem), "What the controller shows in a navigation bar."),
  ]

  static let edgeWords = [
    SchemaWord("top", "The top edge."), SchemaWord("left", "The left edge."), SchemaWord("bottom", "The bottom edge."),
    SchemaWord("right", "The right edge."),
  ]

  private static let arrowWords = [
    SchemaWord("up", "The arrow stands at the top."), SchemaWord("down", "The arrow stands at the bottom."),
    SchemaWord("left", "The arrow stands at the left."), SchemaWord("right", "The arrow stands at the right."),
  ]

  private static let presentationStyles = [
    SchemaWord("automatic", "What UIKit chooses: a page sheet from iOS 13."),
    SchemaWord("none", "No change to the presentation."),
    SchemaWord("fullScreen", "Covers the window; the presenter's view goes away."),
    SchemaWord("pageSheet", "A sheet; on phones it leaves a gap at the top from iOS 13."),
    SchemaWord("formSheet", "A sheet centred on wide windows."),
    SchemaWord("currentContext", "Covers the nearest controller that defines a presentation context."),
    SchemaWord("custom", "Placed by the app's own presentation controller."),
    SchemaWord("overFullScreen", "Covers the window; the presenter's view stays below."),
    SchemaWord("overCurrentContext", "Covers the presentation context; its view stays below."),
    SchemaWord("popover", "A popover on wide windows."),
  ]

  private static let bars = [
    SceneKey(
      "navigationBar", .object(.navigationBar), for: .controllers([.navigation], advice: "it has no such bar"),
      "The navigation controller's navigation bar."),
    SceneKey(
      "toolbar", .object(.toolbar), for: .controllers([.navigation], advice: "it has no such bar"),
      "The navigation controller's toolbar; hidden unless isHidden is false."),
    SceneKey(
      "tabBar", .object(.tabBar), for: .controllers([.tab], advice: "it has no such bar"),
      "The tab bar controller's tab bar."),
    SceneKey(
      "isTabBarHidden", .bool, default: false, for: .controllers([.tab], advice: "it has no such bar"),
      "Whether setTabBarHidden(_:animated:) takes the tab bar away with its room (from iOS 18)."),
  ]

  private static let containment = [
    SceneKey(
      "transitionStyle",
      .word([
        SchemaWord("scroll", "Pages lie in a scroll view."), SchemaWord("pageCurl", "Pages turn like paper."),
      ]), default: "pageCurl", for: .controllers([.page], advice: "it has no pages"),
      "How a page controller turns pages."),
    SceneKey(
      "selectedIndex", .index, default: 0, for: .controllers([.tab, .page], advice: "it selects no child"),
      "The tab or page that is shown, counted from 0."),
    SceneKey(
      "selectedBefore", .array(.index), default: [], for: .controllers([.tab], advice: "it has no tabs"),
      "Tabs shown earlier, the oldest first (up to iOS 10 only the first shown tab is adjusted)."),
    SceneKey(
      "children", .array(.object(.controller)), default: [],
      for: .controllers(
        [.navigation, .tab, .page, .split], advice: "put the child into \"embeds\" of the view that it fills"),
      "Navigation: the stack, the last on top; tab: tabs; page: pages; split: columns."),
    SceneKey("presented", .object(.controller), "The controller that is presented on top of this one."),
    SceneKey(
      "view", .object(.view),
      for: .controllers([.view, .table, .collection, .hosting, .container], advice: "it makes its own view"),
      "The controller's root view; a plain one (or what the kind makes) when absent."),
  ]

  static let navigationItem = [
    SceneKey("title", .text, "The title."),
    SceneKey("prompt", .text, "A line above the title; it makes the bar taller."),
    SceneKey(
      "largeTitleDisplayMode",
      .word([
        SchemaWord("automatic", "As the controller below in the stack has it."),
        SchemaWord("always", "A large title."), SchemaWord("never", "A small title."),
        SchemaWord("inline", "A small title in the bar's line."),
      ]), default: "automatic", "Whether the title is large, in a bar that prefers large titles (from iOS 11)."),
    SceneKey("searchController", .bool, default: false, "Whether the item has a search controller (from iOS 11)."),
    SceneKey(
      "hidesSearchBarWhenScrolling", .bool, default: true,
      "Whether the search bar goes away on scrolling; false keeps it in the bar (from iOS 11)."),
    SceneKey(
      "preferredSearchBarPlacement",
      .word([
        SchemaWord("automatic", "In the bar's own row on iPads, below it on phones."),
        SchemaWord("inline", "In the bar's own row, where there is room."),
        SchemaWord("stacked", "Below the bar's row."),
      ]), default: "automatic", "Where the search bar stands (from iOS 16)."),
  ]
}

extension ControllerKind {
  fileprivate var documentation: String {
    switch self {
    case .view: "A plain view controller."
    case .table: "UITableViewController: its view is a table."
    case .collection: "UICollectionViewController: its view holds a collection view that fills it."
    case .navigation: "UINavigationController: children are the stack, the last is on top."
    case .tab: "UITabBarController: children are the tabs."
    case .page: "UIPageViewController: children are the pages."
    case .split: "UISplitViewController: children are the columns."
    case .hosting: "UIHostingController: subviews stand for the views that SwiftUI made."
    case .container: "A container of the app's own; laid out like a plain controller."
    }
  }
}
