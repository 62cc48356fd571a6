internal import InsetLayout

/// A bar of the app's own in front of a scroll view's first or last points, which no inset and no safe area reserves.
struct CoveringStrip {
  /// In the tree.
  let view: Int
  let edge: Edge
  /// What it covers of the resting content, in points.
  let points: Double

  /// The nearest one that lies over a scroll view, with those that lie in front of the containers around its controller.
  init?(over scrollView: Int, in layout: Layout) {
    let tree = layout.tree
    var below = scrollView
    var left = Self.maximumCandidates
    for _ in 0..<32 {
      if let superview = tree.views[below].superview {
        let later = tree.views[superview].subviews.drop { $0 != below }.dropFirst()
        for other in later where Self.isCandidate(other, layout) {
          left -= 1
          if left < 0 { return nil }
          if let found = CoveringStrip(other, over: scrollView, layout) {
            self = found
            return
          }
        }
        below = superview
      } else if case .embedded(let container) = tree.controllers[tree.views[below].owner].role {
        below = container
      } else {
        return nil
      }
    }
    return nil
  }

  /// As many views in front of a scroll view as are looked at. No screen has so many of a bar's size; a generated one with
  /// lists and strips by the thousand would cost their product.
  private static let maximumCandidates = 64

  /// Whether a view may be a strip over anything.
  private static func isCandidate(_ view: Int, _ layout: Layout) -> Bool {
    let node = layout.tree.views[view]
    guard !node.kind.isScrollView, node.embedded == nil, !node.isImplicit, !node.view.isFrameAssumed,
      let strip = layout.trace.rect(.view(view), Quantity(.frameInWindow))
    else { return false }
    return strip.height >= 20
  }

  private init?(_ view: Int, over scrollView: Int, _ layout: Layout) {
    let subject = Subject.view(scrollView)
    let inForce: Quantity.Name = layout.screen.usesLegacyInsets ? .contentInset : .adjustedContentInset
    guard let strip = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let frame = layout.trace.rect(subject, Quantity(.frameInWindow)),
      strip.width > frame.width * 0.9, strip.height < frame.height * 0.4,
      strip.minX < frame.minX + frame.width * 0.1,
      layout.certainty(.view(view), [Quantity(.frameInWindow, .top), Quantity(.frameInWindow, .bottom)]) > .assumed
    else { return nil }
    for edge in [Edge.top, .bottom] {
      guard let inset = layout.trace.points(subject, Quantity(inForce, edge)),
        layout.certainty(subject, [Quantity(inForce, edge), Quantity(.frameInWindow, edge)]) > .assumed
      else { continue }
      let begins = edge == .top ? frame.minY + inset : frame.maxY - inset
      let isFlush = edge == .top ? strip.minY < begins + 0.5 : strip.maxY > begins - 0.5
      let covered = edge == .top ? strip.maxY - begins : begins - strip.minY
      if isFlush, covered > 12, covered < frame.height * 0.4 {
        self.view = view
        self.edge = edge
        points = covered
        return
      }
    }
    return nil
  }
}
