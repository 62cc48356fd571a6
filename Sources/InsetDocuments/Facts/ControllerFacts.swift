package import InsetText

/// A controller, or the placeholder of one in another storyboard.
package struct ControllerFacts: Equatable, Sendable {
  package var id: String
  package var kind: ControllerElement
  package var customClass: Located<String>?
  package var customModule: Located<String>?
  package var storyboardIdentifier: Located<String>?
  /// Of placeholders: the storyboard that holds the controller.
  package var storyboardName: Located<String>?
  /// Of placeholders: the controller's storyboard identifier there; absent: that storyboard's initial controller.
  package var referencedIdentifier: Located<String>?
  /// Of placeholders: the bundle that holds the storyboard.
  package var bundleIdentifier: Located<String>?
  /// The xib that holds the view of a controller without one.
  package var nibName: Located<String>?
  package var title: Located<String>?
  package var userLabel: Located<String>?
  /// The whole element.
  package var range: Range<Int>
  /// The start tag.
  package var tagRange: Range<Int>

  package var settings: [SettingFact] = []
  /// Runtime attributes under key paths that are no UIKit setting known here.
  package var runtimeAttributes: [SettingFact] = []
  package var navigationItem: NavigationItemFacts?
  package var navigationBar: BarFacts?
  package var toolbar: BarFacts?
  package var tabBar: BarFacts?
  package var topLayoutGuideID: String?
  package var bottomLayoutGuideID: String?
  package var view: ViewFacts?
  /// Views of the scene that are in no hierarchy until code puts them there.
  package var looseViews: [ViewFacts] = []
  /// Every segue that starts in the controller or in its scene, in document order.
  package var segues: [SegueFacts] = []
  package var outlets: [OutletFacts] = []
  /// The controller whose element holds this one, in xibs; the segue that places it stands there too.
  package var enclosingControllerID: String?

  package init(id: String, kind: ControllerElement, range: Range<Int>, tagRange: Range<Int>) {
    self.id = id
    self.kind = kind
    self.range = range
    self.tagRange = tagRange
  }
}

/// What kind of controller an element makes, by its name in the file.
package enum ControllerElement: Hashable, Sendable {
  case viewController, tableViewController, collectionViewController
  case navigationController, tabBarController, pageViewController, splitViewController
  case hostingController, glkViewController, avPlayerViewController
  /// A storyboard reference.
  case viewControllerPlaceholder
  /// Any other element that stands for a controller, as written.
  case other(String)

  package init(elementName: String) {
    self = Self.byName.first { $0.key == elementName }?.value ?? .other(elementName)
  }

  private static let byName: KeyValuePairs<String, ControllerElement> = [
    "viewController": .viewController, "navigationController": .navigationController,
    "tableViewController": .tableViewController, "collectionViewController": .collectionViewController,
    "tabBarController": .tabBarController, "pageViewController": .pageViewController,
    "splitViewController": .splitViewController, "hostingController": .hostingController,
    "glkViewController": .glkViewController, "avPlayerViewController": .avPlayerViewController,
    "viewControllerPlaceholder": .viewControllerPlaceholder,
  ]

  package var elementName: String {
    if case .other(let name) = self { return name }
    return Self.byName.first { $0.value == self }?.key ?? ""
  }

  /// The UIKit class that the element makes when it has no custom class; nil of placeholders and of elements not known.
  package var className: String? {
    switch self {
    case .viewController: "UIViewController"
    case .tableViewController: "UITableViewController"
    case .collectionViewController: "UICollectionViewController"
    case .navigationController: "UINavigationController"
    case .tabBarController: "UITabBarController"
    case .pageViewController: "UIPageViewController"
    case .splitViewController: "UISplitViewController"
    case .hostingController: "UIHostingController"
    case .glkViewController: "GLKViewController"
    case .avPlayerViewController: "AVPlayerViewController"
    case .other("imagePickerController"): "UIImagePickerController"
    case .viewControllerPlaceholder, .other: nil
    }
  }
}
