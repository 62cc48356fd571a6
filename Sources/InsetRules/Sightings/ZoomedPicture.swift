internal import InsetLayout
internal import InsetModel
internal import InsetSyntax

/// A picture that a scroll view zooms and that code centres in the scroll view's bounds.
enum ZoomedPicture {
  static func isCentered(in scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    guard scrollView.kind == .scroll, isAlone(scrollView), hasPicture(scrollView),
      ["viewForZooming", "viewForZoomingInScrollView"].contains(where: { check.classOf(scrollView.owner, has: $0) })
    else { return false }
    return check.passages(mentioning: ["center", "frame", "origin"], ofClassOf: scrollView.owner).contains { passage in
      guard case .assignment(let target, _, _) = passage.effect.kind, let name = target.lastName,
        passage.name == "scrollViewDidZoom" || passage.name.lowercased().hasPrefix("cent")
      else { return false }
      return ["center", "frame", "origin", "x", "y"].contains(name)
    }
  }

  private static func isAlone(_ scrollView: ScrollViewSighting) -> Bool {
    guard let (layout, view) = scrollView.layouts.first else { return false }
    let owner = layout.tree.views[view].owner
    return layout.tree.views.filter { $0.owner == owner && $0.kind.isScrollView && !$0.isImplicit }.count == 1
  }

  private static func hasPicture(_ scrollView: ScrollViewSighting) -> Bool {
    guard let (layout, view) = scrollView.layouts.first, let first = layout.tree.views[view].subviews.first else {
      return false
    }
    let node = layout.tree.views[first]
    if case .view(_, let facts)? = scrollView.placed.sources[node.id] { return facts.element == "imageView" }
    return node.view.className == "UIImageView"
  }
}
