internal import InsetLayout

/// One way for a controller to be on screen: the controllers from the window's root down to it.
package struct Placement: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    case windowRoot
    /// Nothing says where the controller is: it is laid out as if it were a root.
    case unknownContainer
    case navigationRoot
    case pushed
    case tab(index: Int)
    case page
    case splitColumn(index: Int)
    case embedded(inView: String)
    /// A child of a container of the app's own or a library's, whose place in it isn't known.
    case child
    case presented(style: String?)
  }

  package struct Step: Sendable, Hashable {
    package let controller: Int
    package let role: Role

    package init(controller: Int, role: Role) {
      self.controller = controller
      self.role = role
    }
  }

  package let steps: [Step]
  /// Classes of containers around the first step that `.insetd.json` names, outermost first.
  package var hintedContainers: [String] = []

  package init(steps: [Step], hintedContainers: [String] = []) {
    self.steps = steps
    self.hintedContainers = hintedContainers
  }

  package var controller: Int { steps.last?.controller ?? 0 }

  /// Whether the sources say where the controller is, from the window down.
  package var isKnown: Bool { steps.first?.role == .windowRoot || !hintedContainers.isEmpty }

  package func contains(_ controller: Int) -> Bool { steps.contains { $0.controller == controller } }
}
