extension LayoutPass {
  /// Lays out a view whose frame is set, and everything in it.
  mutating func layOutView(_ view: Int, _ context: Context) {
    let node = tree.views[view]
    let window = frameInWindow(ofView: view)
    contentOrigins[view] = Point(x: window.x, y: window.y)
    absorbedEdges[view] = node.superview.map { absorbedEdges[$0] } ?? []
    if node.kind.isScrollView { layOutScrollView(view, context) }
    for subview in node.subviews {
      let frame = ViewFrames.apply(&self, subview, superview: view)
      let origin = contentOrigins[view]
      WindowFrames.apply(&self, subview, frame.offset(x: origin.x, y: origin.y), in: nil)
      SafeAreaOfSubview.apply(&self, subview, superview: view)
      layOutView(subview, context)
    }
    if let child = node.embedded { layOutEmbedded(child, in: view, context) }
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
