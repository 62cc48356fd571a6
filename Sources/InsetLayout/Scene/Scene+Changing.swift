extension Scene {
  /// The scene with one controller changed, named by its JSON pointer (`/root/children/0`); the same scene when the
  /// pointer names none.
  package func changingController(at pointer: String, _ change: (inout Controller) -> Void) -> Scene {
    changing(pointer) { node in
      guard case .controller(var controller) = node else { return node }
      change(&controller)
      return .controller(controller)
    }
  }

  /// The scene with one view changed, named by its JSON pointer (`/root/view/subviews/1`).
  package func changingView(at pointer: String, _ change: (inout View) -> Void) -> Scene {
    changing(pointer) { node in
      guard case .view(var view) = node else { return node }
      change(&view)
      return .view(view)
    }
  }

  /// Walks down to the object, and puts what is above it together again: in loops, since the way may be thousands of
  /// steps long.
  private func changing(_ pointer: String, _ change: (SceneNode) -> SceneNode) -> Scene {
    var path = pointer.split(separator: "/").dropFirst()
    var above: [(node: SceneNode, step: SceneNode.Step)] = []
    var node = SceneNode.controller(root)
    while !path.isEmpty {
      guard let step = SceneNode.Step(&path), let next = node.child(step) else { return self }
      above.append((node, step))
      node = next
    }
    node = change(node)
    while let (parent, step) = above.popLast() { node = parent.replacing(step, with: node) }
    guard case .controller(let root) = node else { return self }
    return Scene(app: app, root: root, doubts: doubts)
  }
}

/// A controller or a view on the way to an object.
private enum SceneNode {
  case controller(Controller)
  case view(View)

  /// One step of the way, as a JSON pointer writes it.
  enum Step {
    case child(Int), presented, view, subview(Int), embedded

    /// Takes a key, and its index where it has one, from the front of the path; `nil` when they name nothing.
    init?(_ path: inout ArraySlice<Substring>) {
      switch path.popFirst() {
      case "children": self.init(path.popFirst(), Step.child)
      case "subviews": self.init(path.popFirst(), Step.subview)
      case "presented": self = .presented
      case "view": self = .view
      case "embeds": self = .embedded
      default: return nil
      }
    }

    private init?(_ index: Substring?, _ step: (Int) -> Step) {
      guard let index = index.flatMap({ Int($0) }) else { return nil }
      self = step(index)
    }
  }

  func child(_ step: Step) -> SceneNode? {
    switch (self, step) {
    case (.controller(let node), .child(let index)):
      node.children.indices.contains(index) ? .controller(node.children[index]) : nil
    case (.controller(let node), .presented): node.presented.first.map { .controller($0) }
    case (.controller(let node), .view): node.view.map { .view($0) }
    case (.view(let node), .subview(let index)):
      node.subviews.indices.contains(index) ? .view(node.subviews[index]) : nil
    case (.view(let node), .embedded): node.embeds.first.map { .controller($0) }
    default: nil
    }
  }

  /// The node with another child in the place that `child(_:)` took one from.
  func replacing(_ step: Step, with child: SceneNode) -> SceneNode {
    switch (self, step, child) {
    case (.controller(var node), .child(let index), .controller(let child)):
      node.children[index] = child
      return .controller(node)
    case (.controller(var node), .presented, .controller(let child)):
      node.presented[0] = child
      return .controller(node)
    case (.controller(var node), .view, .view(let child)):
      node.view = child
      return .controller(node)
    case (.view(var node), .subview(let index), .view(let child)):
      node.subviews[index] = child
      return .view(node)
    case (.view(var node), .embedded, .controller(let child)):
      node.embeds[0] = child
      return .view(node)
    default: return self
    }
  }
}
