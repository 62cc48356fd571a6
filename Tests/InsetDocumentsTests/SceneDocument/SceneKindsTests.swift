import InsetDocuments
import Testing

@Suite("Kinds of controllers and views")
struct SceneKindsTests {
  @Test(
    "UIKit's class names imply a kind of controller",
    arguments: [
      ("UITableViewController", .table), ("UICollectionViewController", .collection),
      ("UINavigationController", .navigation), ("UIImagePickerController", .navigation), ("UITabBarController", .tab),
      ("UIPageViewController", .page), ("UISplitViewController", .split), ("UIHostingController", .hosting),
      ("UIHostingController<FeedView>", .hosting), ("UIViewController", nil), ("FeedViewController", nil), ("", nil),
      ("uitabbarcontroller", nil), ("UITableView", nil),
    ] as [(String, ControllerKind?)])
  func controllers(className: String, kind: ControllerKind?) {
    #expect(ControllerKind(impliedBy: className) == kind)
  }

  @Test(
    "UIKit's class names imply a kind of view",
    arguments: [
      ("UIScrollView", .scroll), ("UITableView", .table), ("UICollectionView", .collection), ("UITextView", .text),
      ("WKWebView", .web), ("UIWebView", .web), ("UIView", nil), ("UITextField", nil), ("_UILayoutGuide", nil),
    ] as [(String, ViewKind?)])
  func views(className: String, kind: ViewKind?) {
    #expect(ViewKind(impliedBy: className) == kind)
  }

  @Test("a stated kind wins over the class")
  func statedKind() {
    #expect(ControllerKind(of: ["kind": "view", "class": "UITabBarController"]) == .view)
    #expect(ControllerKind(of: ["class": "UITabBarController"]) == .tab)
    #expect(ControllerKind(of: [:]) == .view)
    #expect(ViewKind(of: ["kind": "scroll", "class": "UITableView"]) == .scroll)
    #expect(ViewKind(of: ["class": "UITableView"]) == .table)
  }

  @Test("the root view of a table controller is a table unless it says otherwise")
  func rootOfTable() {
    #expect(ViewKind(of: [:], asRootOf: .table) == .table)
    #expect(ViewKind(of: ["class": "FeedView"], asRootOf: .table) == .view)
    #expect(ViewKind(of: ["kind": "collection"], asRootOf: .table) == .collection)
    #expect(ViewKind(of: [:], asRootOf: .collection) == .view)
  }
}
