extension LayoutPass {
  /// Whether where a view lies is a guess, or is changed by code out of sight.
  func isPlaceDoubted(_ view: Int) -> Bool {
    tree.views[view].view.isFrameAssumed || trace.isDoubted(.view(view), Quantity(.frame))
  }

  /// Lays out a view whose frame is set. The views in it come next, in their order, then the child that fills it.
  mutating func layOutView(_ view: Int) {
    let node = tree.views[view]
    let window = frameInWindow(ofView: view)
    contentOrigins[view] = Point(x: window.x, y: window.y)
    absorbedEdges[view] = node.superview.map { absorbedEdges[$0] } ?? []
    if node.kind.isScrollView { layOutScrollView(view, context(of: node.owner)) }
    if let child = node.embedded { waiting.append(.embedded(child, in: view)) }
    for subview in node.subviews.reversed() { waiting.append(.subview(subview, of: view)) }
  }

  mutating func layOutSubview(_ view: Int, of superview: Int) {
    let frame = ViewFrames.apply(&self, view, superview: superview)
    let origin = contentOrigins[superview]
    WindowFrames.apply(&self, view, frame.offset(x: origin.x, y: origin.y), in: nil)
    SafeAreaOfSubview.apply(&self, view, superview: superview)
    let owner = tree.views[view].owner
    if tree.hasConstraints.contains(owner) {
      var insets = Insets.zero
      for edge in Edge.allCases { insets[edge] = viewSafeArea(view, edge) }
      constraints[owner]?.settleSafeArea(of: view, insets)
    }
    layOutView(view)
  }

  private mutating func layOutScrollView(_ view: Int, _ context: Context) {
    if screen.usesLegacyInsets {
      AutomaticInsetDelta.apply(&self, view)
    } else {
      ContentInsetAdjustment.apply(&self, view)
      AdjustedContentInset.apply(&self, view)
    }
    ScrollIndicatorInsets.apply(&self, view)
    RestOffset.apply(&self, view)
    if case .point(let x, let y)? = trace.value(.view(view), Quantity(.contentOffset)) {
      contentOrigins[view].x -= x
      contentOrigins[view].y -= y
    }
    CoverAndGap.apply(&self, view, context.cover)
  }
}
