/// The scene with everything in it that UIKit makes by itself, flattened: parents come before children.
package struct Tree: Sendable {
  /// How a controller comes to be where it is.
  package enum Role: Sendable, Hashable {
    case windowRoot
    case presented(by: Int)
    case navigationChild(stackIndex: Int)
    case tabChild(index: Int)
    case page(index: Int)
    case splitColumn(index: Int)
    /// In a view of its parent.
    case embedded(inView: Int)
  }

  /// A controller of the scene. Nodes are objects, since they are asked for one setting at a time, thousands of times a
  /// layout.
  package final class ControllerNode: Sendable {
    package let controller: Controller
    package let role: Role
    /// The index of the controller that contains this one; none for roots, the window's and presented ones.
    package let parent: Int?
    package let isOnScreen: Bool
    /// Indices of the children by containment: embedded ones, and those of a container in their order.
    package let children: [Int]
    package let presented: Int?
    /// The index of the controller's view.
    package let rootView: Int
    let address: Address

    init(_ draft: TreeBuilder.ControllerDraft) {
      controller = draft.controller
      address = draft.address
      role = draft.role
      parent = draft.parent
      isOnScreen = draft.isOnScreen
      children = draft.children
      presented = draft.presented
      rootView = draft.rootView
    }

    /// The scene's id, else the path from the root.
    package var id: String { controller.id ?? address.path }

    /// The JSON pointer in the scene document: another name of the object.
    package var pointer: String { address.pointer }

    package var kind: Controller.Kind { controller.kind }
    /// The class as the scene writes it, else UIKit's class of that kind.
    package var className: String { controller.className ?? kind.uikitClass }

    /// How a sentence names the controller.
    package var displayName: String { controller.label ?? controller.className ?? controller.id ?? kind.uikitClass }
  }

  /// A view of the scene, or one that UIKit makes.
  package final class ViewNode: Sendable {
    package let view: View
    package let superview: Int?
    /// The controller whose view, or whose view's subview, this is.
    package let owner: Int
    /// Not written in the scene: UIKit makes it.
    package let isImplicit: Bool
    package let subviews: [Int]
    /// The child controller whose view is the last subview.
    package let embedded: Int?
    let address: Address

    init(_ draft: TreeBuilder.ViewDraft) {
      view = draft.view
      address = draft.address
      superview = draft.superview
      owner = draft.owner
      isImplicit = draft.isImplicit
      subviews = draft.subviews
      embedded = draft.embedded
    }

    /// The scene's id, else the path from the root.
    package var id: String { view.id ?? address.path }

    /// The JSON pointer in the scene document: another name of the object.
    package var pointer: String { address.pointer }

    package var kind: View.Kind { view.kind }

    /// How a sentence names the view.
    package var displayName: String {
      if let label = view.label ?? view.id { return label }
      if let name = view.className { return "the \(name)" }
      switch kind {
      case .view: return "the view"
      case .scroll: return "the scroll view"
      case .table: return "the table"
      case .collection: return "the collection view"
      case .text: return "the text view"
      case .web: return "the web view's scroll view"
      }
    }
  }

  package let controllers: [ControllerNode]
  package let views: [ViewNode]
  let nameTable: NameTable
  /// Controllers with views that constraints or stack views place.
  let hasConstraints: Set<Int>

  /// The object that an id, a default id or a JSON pointer names.
  package func subject(named name: String) -> Subject? { nameTable.subject(name, in: self) }

  /// The controller itself and its ancestors by containment, nearest first.
  package func ancestry(of controller: Int) -> [Int] {
    var chain = [controller]
    var next = controllers[controller].parent
    while let index = next {
      chain.append(index)
      next = controllers[index].parent
    }
    return chain
  }

  /// `UITabBarController/UINavigationController/FeedViewController`.
  package func path(of controller: Int) -> String {
    ancestry(of: controller).reversed().map { controllers[$0].className }.joined(separator: "/")
  }
}

/// What a quantity belongs to: an index into the tree.
package enum Subject: Sendable, Hashable {
  case window
  case controller(Int)
  case view(Int)
}
