internal import InsetLayout
internal import InsetModel
internal import InsetText

/// Room for an opaque bar in a view that ends at the bar anyway.
package enum OpaqueBarShrinksView: Rule {
  package static let card = RuleCard(
    id: "opaque-bar-shrinks-view", title: "Room is made for an opaque bar that shrinks the view", severity: .warning,
    systems: OSRange(OSVersion(7)),
    why:
      "A bar with isTranslucent = false doesn't lie over the screen: the view starts below it and is so much shorter. Insets of 64 points, or a table at y = 64, were right under a translucent bar; under an opaque one they count the bar a second time and leave a gap.",
    examples: OpaqueBarShrinksViewExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    let insets = check.findings(of: check.scrollViews) { layout, view in
      [Edge.top, .bottom].contains { isInsetTwice($0, layout, view) }
    } reporting: { scrollView in
      guard let inset = WrittenInset(doubledIn: scrollView, check, where: isInsetTwice),
        !inset.edges.contains(where: { doubts.exist(about: scrollView, at: $0) })
      else { return nil }
      return finding(scrollView, inset, check)
    }
    let frames = check.findings(of: check.scrollViews) { layout, view in
      isLowered(layout, view)
    } reporting: { scrollView in
      doubts.exist(about: scrollView, at: .top) ? nil : finding(scrollView, check)
    }
    return insets + frames
  }

  // MARK: What is counted twice

  /// The controller around a view whose own view an opaque bar ends at an edge, and how far.
  private static func shrunken(at edge: Edge, _ layout: Layout, _ view: Int) -> (controller: Int, points: Double)? {
    let decisions: [Quantity.Name] = edge == .top ? [.navigationBarDecision] : [.tabBarDecision, .toolbarDecision]
    for controller in layout.tree.ancestry(of: layout.tree.views[view].owner) {
      guard let parent = layout.tree.controllers[controller].parent,
        let frame = layout.trace.rect(.controller(controller), Quantity(.viewFrame)),
        let outer = layout.trace.rect(.controller(parent), Quantity(.viewFrame)),
        decisions.contains(where: { layout.isInsetByOpaqueBar(controller, Quantity($0)) })
      else { continue }
      let points = edge == .top ? frame.minY : outer.height - frame.maxY
      if points > 0.5 { return (controller, points) }
    }
    return nil
  }

  private static func isInsetTwice(_ edge: Edge, _ layout: Layout, _ view: Int) -> Bool {
    let subject = Subject.view(view)
    guard let own = layout.tree.views[view].view.contentInset?[edge], own > 0.5,
      let gap = layout.trace.points(subject, Quantity(.extraGap, edge)), gap > own - 0.5,
      layout.certainty(subject, [Quantity(.extraGap, edge)]) > .assumed
    else { return false }
    return shrunken(at: edge, layout, view) != nil
  }

  /// Whether a scroll view starts a classic bar's height below the view's top, with nothing in between.
  private static func isLowered(_ layout: Layout, _ view: Int) -> Bool {
    let node = layout.tree.views[view]
    let root = layout.tree.controllers[node.owner].rootView
    guard !node.view.isFrameAssumed, node.superview == root,
      let frame = layout.trace.rect(.view(view), Quantity(.frame)), frame.minY == 64 || frame.minY == 88,
      let shrunken = shrunken(at: .top, layout, view), shrunken.controller == node.owner,
      layout.certainty(.view(view), [Quantity(.frame, .top)]) > .assumed
    else { return false }
    return layout.tree.views[root].subviews.allSatisfy { sibling in
      let between = layout.trace.rect(.view(sibling), Quantity(.frame))
      return sibling == view
        || !layout.tree.views[sibling].view.isFrameAssumed && between.map { $0.minY >= 63.5 } == true
    }
  }

  // MARK: Findings

  private static func finding(_ scrollView: ScrollViewSighting, _ inset: WrittenInset, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let edge = inset.edges.first,
      let start = start(at: edge, layout, view),
      let gap = layout.trace.points(.view(view), Quantity(.extraGap, edge))
    else { return nil }
    let blank =
      "leaves \(pointText(gap)) points blank \(edge == .top ? "above" : "below") the content of \(scrollView.label)"
    return Finding(
      rule: card.id, severity: card.severity, location: inset.location,
      message: "\(start); this inset counts the bar a second time and \(blank) (\(layout.environment.shortForm)).",
      environments: scrollView.environments, related: opaque(scrollView, edge, layout, view),
      fixes: [ManualInsetFixes(scrollView, inset, check).removal].compactMap { $0 })
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let start = start(at: .top, layout, view),
      let frame = layout.trace.rect(.view(view), Quantity(.frame))
    else { return nil }
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location,
      message:
        "\(start); \(scrollView.label) at y = \(pointText(frame.minY)) counts the bar a second time (\(layout.environment.shortForm)).",
      environments: scrollView.environments, related: opaque(scrollView, .top, layout, view))
  }

  /// `The navigation bar is opaque, so Feed's view starts 64 points down and is 64 points shorter`
  private static func start(at edge: Edge, _ layout: Layout, _ view: Int) -> String? {
    guard let (controller, points) = shrunken(at: edge, layout, view) else { return nil }
    let name = layout.tree.controllers[controller].displayName
    let shorter = "\(pointText(points)) points shorter"
    guard edge == .bottom else {
      return "The navigation bar is opaque, so \(name)'s view starts \(pointText(points)) points down and is \(shorter)"
    }
    let isTab = layout.isInsetByOpaqueBar(controller, Quantity(.tabBarDecision))
    return "The \(isTab ? "tab bar" : "toolbar") is opaque, so \(name)'s view ends at it and is \(shorter)"
  }

  private static func opaque(_ scrollView: ScrollViewSighting, _ edge: Edge, _ layout: Layout, _ view: Int)
    -> [Finding.Related]
  {
    let bars = edge == .top ? ["navigationBar"] : ["tabBar", "toolbar"]
    for controller in layout.tree.ancestry(of: layout.tree.views[view].owner) {
      for bar in bars {
        let key = PlacedScene.SettingKey(
          object: layout.tree.controllers[controller].id, name: bar + ".isTranslucent")
        if let place = scrollView.placed.settings[key] { return [.init(place, "the bar is made opaque here")] }
      }
    }
    return []
  }
}
