internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A child off screen in a scroll view, whose content rests on its own safe area.
package enum ChildSafeAreaStale: Rule {
  package static let card = RuleCard(
    id: "child-safe-area-stale", title: "A child off screen has no safe area at first", severity: .info,
    systems: OSRange(OSVersion(11)),
    why:
      "A child's safe area is what of its parent's reaches into its view. One that lies off screen, beside others in a scroll view, gets none, and was reported to keep an old one when it is scrolled in: what is held to it starts under the bar, or jumps.",
    examples: ChildSafeAreaStaleExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    return check.app.edges.filter { $0.kind == .embed }.flatMap { edge -> [Finding] in
      check.analysis.layouts(of: edge.to).compactMap { placed -> Finding? in
        guard placed.placed.placement.isKnown, let name = placed.placed.controllerIDs[edge.to],
          let found = placed.layouts.firstResult({ stale(name, $0) }),
          told.insert(edge.location).inserted
        else { return nil }
        return finding(edge, found, placed.placed, check)
      }
    }
  }

  private struct Stale {
    let child: Tree.ControllerNode
    let parent: Tree.ControllerNode
    /// Where the child's view begins, from the left of the window.
    let x: Double
    /// The window's width.
    let width: Double
    /// The parent's safe area at the top.
    let top: Double
    let view: Tree.ViewNode
    let environment: Environment
  }

  private static func stale(_ name: String, _ layout: Layout) -> Stale? {
    let tree = layout.tree
    guard !layout.screen.usesLegacyInsets, case .controller(let index)? = tree.subject(named: name),
      case .embedded(let container) = tree.controllers[index].role, let parent = tree.controllers[index].parent,
      isInScrollView(container, tree),
      let frame = layout.trace.rect(.view(container), Quantity(.frameInWindow)), frame.width > 0.5,
      let outer = layout.trace.rect(.controller(parent), Quantity(.viewFrame)), frame.minX > outer.maxX - 0.5,
      let top = layout.trace.points(.controller(parent), Quantity(.safeArea, .top)), top > 0.5,
      layout.certainty(.controller(parent), [Quantity(.safeArea, .top)]) > .assumed, frame.minY < top - 0.5,
      layout.trace.points(.controller(index), Quantity(.safeArea, .top)) ?? 0 < 0.5,
      let held = tree.views.first(where: { $0.owner == index && $0.view.pins[.top]?.target == .safeArea })
    else { return nil }
    return Stale(
      child: tree.controllers[index], parent: tree.controllers[parent], x: frame.minX, width: outer.maxX, top: top,
      view: held, environment: layout.environment)
  }

  /// Whether a view and those around it, up to a scroll view, have places that are known.
  private static func isInScrollView(_ view: Int, _ tree: Tree) -> Bool {
    var inner = view
    for _ in 0..<12 {
      guard !tree.views[inner].view.isFrameAssumed, let outer = tree.views[inner].superview else { return false }
      if tree.views[outer].kind == .scroll { return !tree.views[outer].view.isFrameAssumed }
      inner = outer
    }
    return false
  }

  private static func finding(
    _ edge: ContainmentEdge, _ found: Stale, _ placed: PlacedScene, _ check: RuleCheck
  ) -> Finding {
    let message =
      "\(capitalized(found.child.displayName)) lies off screen (x = \(pointText(found.x)) of \(pointText(found.width)) points, \(found.environment.shortForm)), so its own safe area is 0 at first instead of the \(pointText(found.top)) points of \(found.parent.displayName), and may not follow: \(found.view.displayName) is held to it."
    let related = placed.location(of: found.view.id, check.app).map {
      [Finding.Related($0, "\(found.view.displayName) is held to the child's safe area")]
    }
    return Finding(
      rule: card.id, severity: card.severity, location: edge.location, message: message,
      environments: [found.environment.shortForm], related: related ?? [])
  }
}
