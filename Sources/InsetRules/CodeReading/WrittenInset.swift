package import InsetLayout
package import InsetModel
package import InsetText

/// What the app writes into `contentInset` of a scroll view on top of what UIKit adds, at one place of the sources.
package struct WrittenInset: Sendable {
  /// The statement, or the element in Interface Builder.
  package let location: Location
  /// The write in code; nil in Interface Builder.
  package let write: CodeWrite?
  /// The edges that are for bars which UIKit counts as well.
  package let edges: [Edge]

  /// The write that a scroll view's inset comes from in its first layout, at edges where a bar is counted twice; nil
  /// where there is none, or where it isn't sure that the points are meant for a bar.
  ///
  /// - Parameter isDoubled: whether a bar is counted twice at an edge.
  init?(
    doubledIn scrollView: ScrollViewSighting, _ check: RuleCheck,
    where isDoubled: (Edge, Layout, Int) -> Bool = { isDoubled($0, $1, $2) }
  ) {
    guard let (layout, view) = scrollView.layouts.first else { return nil }
    let edges = [Edge.top, .bottom].filter { isDoubled($0, layout, view) }
    let candidates = edges.compactMap { edge in
      Self.source(of: edge, scrollView, layout, check).map { (edge: edge, source: $0) }
    }.filter { Self.isForBar($0.edge, scrollView, $0.source.write, check) }
    guard let first = candidates.first else { return nil }
    location = first.source.location
    write = first.source.write
    self.edges = candidates.filter { $0.source.location == first.source.location }.map(\.edge)
  }

  /// Whether UIKit adds a bar at an edge that the app's own inset stays blank beside.
  static func isDoubled(_ edge: Edge, _ layout: Layout, _ view: Int) -> Bool {
    let subject = Subject.view(view)
    guard let own = layout.tree.views[view].view.contentInset?[edge], own > 0.5,
      let system = layout.trace.points(subject, Quantity(.systemInset, edge)), system > 0.5,
      let gap = layout.trace.points(subject, Quantity(.extraGap, edge)), gap > own - 0.5,
      layout.certainty(subject, [Quantity(.systemInset, edge), Quantity(.extraGap, edge)]) > .assumed
    else { return false }
    return layout.hasBar(at: edge, of: view)
  }

  private static func source(
    of edge: Edge, _ scrollView: ScrollViewSighting, _ layout: Layout, _ check: RuleCheck
  ) -> (location: Location, write: CodeWrite?)? {
    guard let place = scrollView.place(of: "contentInset") else { return nil }
    let own = scrollView.view?.contentInset?[edge]
    let writes = check.app.codeWrites(of: scrollView.owner).filter { write in
      write.name == "contentInset" && write.function == nil && !write.isConditional
        && write.systems.contains(layout.environment.os) && write.edges.contains(EdgeSet(edge))
        && scrollView.isWritten(by: write)
    }
    if let write = writes.last {
      // Before iOS 11 what is assigned after UIKit's part replaces it.
      guard write.points(edge) == own, !(layout.screen.usesLegacyInsets && write.comesWhileShown) else { return nil }
      return (write.location, write)
    }
    // Interface Builder's, if no code of others is the place.
    return scrollView.facts != nil && FixWriter(place.path, check)?.language == nil ? (place, nil) : nil
  }

  /// Whether points are meant for a bar: they are as many as bars have, or the code names one.
  private static func isForBar(
    _ edge: Edge, _ scrollView: ScrollViewSighting, _ write: CodeWrite?, _ check: RuleCheck
  ) -> Bool {
    guard let own = scrollView.view?.contentInset?[edge] else { return false }
    if scrollView.hasViewInFront(at: edge) { return false }
    if edge == .top ? own == 64 || own == 88 : own == 49 || own == 83 { return true }
    guard let write, let text = check.text(write.location.path)?.string(in: write.valueRange) else { return false }
    let words = text.lowercased()
    return (edge == .top ? ["navigationbar", "navbar", "topbar"] : ["tabbar"]).contains { words.contains($0) }
  }
}

extension Layout {
  /// Whether a bar of a container shows at an edge of a scroll view.
  func hasBar(at edge: Edge, of view: Int) -> Bool {
    let bars: [Quantity.Name] = edge == .top ? [.navigationBarFrame] : [.tabBarFrame, .toolbarFrame]
    return tree.ancestry(of: tree.views[view].owner).contains { controller in
      bars.contains { shows(Quantity($0), of: controller) }
    }
  }
}

extension ScrollViewSighting {
  /// Whether a view beside it may lie over its first or last points: a bar or a strip of the app's own that wants room.
  func hasViewInFront(at edge: Edge) -> Bool {
    layouts.contains { layout, view in
      var below = view
      while let superview = layout.tree.views[below].superview,
        layout.tree.views[superview].owner == layout.tree.views[view].owner
      {
        let siblings = layout.tree.views[superview].subviews
        let later = siblings.drop { $0 != below }.dropFirst()
        if later.contains(where: { layout.reaches(edge, of: view, $0) }) { return true }
        below = superview
      }
      return false
    }
  }
}

extension Layout {
  /// Whether a view in front touches the strip of an edge that bars and insets take, or nobody knows where it lies.
  fileprivate func reaches(_ edge: Edge, of scrollView: Int, _ other: Int) -> Bool {
    if tree.views[other].view.isFrameAssumed { return true }
    guard let frame = trace.rect(.view(scrollView), Quantity(.frameInWindow)),
      let front = trace.rect(.view(other), Quantity(.frameInWindow)),
      let inset = trace.points(
        .view(scrollView), Quantity(screen.usesLegacyInsets ? .contentInset : .adjustedContentInset, edge))
    else { return true }
    // What fills it is a cover, a spinner or an empty state.
    if front.height > frame.height * 0.75 || front.height < 0.5 { return false }
    return edge == .top ? front.minY < frame.minY + inset - 0.5 : front.maxY > frame.maxY - inset + 0.5
  }
}
