extension LayoutPass {
  /// A part of the tree that waits to be laid out. Parts wait in a list and not on the call stack, since views may lie
  /// in one another thousands of levels deep. The list is worked from its end, and each part adds what is in it: so
  /// everything in a part is laid out before its next sibling.
  enum Task {
    /// A controller whose frame and insets are set.
    case controller(Int)
    /// The children of a container whose own view is laid out.
    case children(of: Int)
    /// The rest of a navigation controller's stack.
    case stack(Int, from: Int, Stack)
    /// A tab, by its position.
    case tab(Int, under: TabBarContext)
    case page(Int, of: Int)
    case subview(Int, of: Int)
    case embedded(Int, in: Int)
    case presented(Int)
  }

  mutating func layOutEverything(from root: Int, _ context: Context) {
    waiting.reserveCapacity(16)
    wait(for: root, context)
    while let task = waiting.popLast() {
      switch task {
      case .controller(let controller): layOut(controller)
      case .children(let container): layOutChildren(of: container)
      case .stack(let navigation, let position, let stack): layOutStack(navigation, from: position, stack)
      case .tab(let position, let bar): layOutTab(position, under: bar)
      case .page(let child, let page): layOutPage(child, of: page)
      case .subview(let view, let superview): layOutSubview(view, of: superview)
      case .embedded(let child, let view): layOutEmbedded(child, in: view)
      case .presented(let controller): Presentation.layOut(&self, controller)
      }
    }
  }

  /// Makes a controller, whose frame and insets are set, the next one.
  mutating func wait(for controller: Int, _ context: Context) {
    contexts[controller] = context
    waiting.append(.controller(controller))
  }

  /// What a controller was told when its turn came.
  func context(of controller: Int) -> Context {
    contexts[controller] ?? Context(cover: CoverAndGap.cover(ofWindow: self))
  }
}
