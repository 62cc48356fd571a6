internal import InsetLayout

extension Layout {
  /// Views of a controller that reach under what covers its view at an edge: bars, the status bar, the device. Scroll
  /// views clear themselves and what they hold; what fills the screen is a background.
  func coveredViews(of controller: Int, at edge: Edge) -> [Int] {
    let node = tree.controllers[controller]
    guard let root = trace.rect(.view(node.rootView), Quantity(.frameInWindow)),
      let covered = trace.points(.controller(controller), Quantity(.safeArea, edge)), covered > 0.5
    else { return [] }
    var found: [Int] = []
    var queue = [node.rootView]
    while let view = queue.popLast() {
      for subview in tree.views[view].subviews where tree.views[subview].owner == controller {
        let child = tree.views[subview]
        if child.isImplicit || child.kind.isScrollView { continue }
        guard let frame = trace.rect(.view(subview), Quantity(.frameInWindow)), frame.height > 0.5, frame.width > 0.5,
          frame.intersects(root)
        else { continue }
        let depth = edge == .top ? root.minY + covered - frame.minY : frame.maxY - (root.maxY - covered)
        if depth <= 0.5 { continue }
        if frame.height > root.height * 0.75 { queue.append(subview) } else { found.append(subview) }
      }
    }
    return found
  }
}
