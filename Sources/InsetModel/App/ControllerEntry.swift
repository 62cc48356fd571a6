package import InsetDocuments
package import InsetLayout

extension App {
  /// A controller of the app: one that Interface Builder places, or one that code makes.
  package struct ControllerEntry: Sendable {
    package enum Source: Sendable, Hashable {
      /// A scene of a storyboard, or a controller of a xib.
      case scene
      /// The owner of a xib that has its view.
      case xibOwner
      /// What code makes of a class of the project.
      case code
      /// A container that code makes at one place.
      case site
      /// Something that code speaks of without telling which: a navigation controller that a coordinator is given.
      case supposed
    }

    package let path: String
    package let facts: ControllerFacts
    package let kind: Controller.Kind
    package let source: Source
    /// The class among those of the program, where the project declares it.
    package internal(set) var classIndex: Int?
    /// The file that has the controller's view: a xib, where it isn't the file of the controller.
    package internal(set) var viewPath: String

    /// Of a supposed container: the type whose code is given it from somewhere.
    package internal(set) var holder: String?

    init(path: String, facts: ControllerFacts, kind: Controller.Kind, source: Source = .scene) {
      self.path = path
      self.facts = facts
      self.kind = kind
      self.source = source
      viewPath = path
    }

    /// The custom class, else UIKit's.
    package var className: String { facts.customClass?.value ?? facts.kind.className ?? "UIViewController" }
  }
}

extension Controller.Kind {
  /// What an element of Interface Builder is laid out as.
  package init(of facts: ControllerFacts) {
    switch facts.kind {
    case .tableViewController: self = .table
    case .collectionViewController: self = .collection
    case .navigationController: self = .navigation
    case .tabBarController: self = .tab
    case .pageViewController: self = .page
    case .splitViewController: self = .split
    case .hostingController: self = .hosting
    case .other("imagePickerController"): self = .navigation
    case .viewController, .glkViewController, .avPlayerViewController, .viewControllerPlaceholder, .other: self = .view
    }
  }

  /// The element that Interface Builder would write.
  var element: ControllerElement {
    switch self {
    case .view, .container: .viewController
    case .table: .tableViewController
    case .collection: .collectionViewController
    case .navigation: .navigationController
    case .tab: .tabBarController
    case .page: .pageViewController
    case .split: .splitViewController
    case .hosting: .hostingController
    }
  }
}
