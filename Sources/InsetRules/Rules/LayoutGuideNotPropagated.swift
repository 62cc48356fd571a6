internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A nested child that asks its own layout guide for the bars above it (iOS 7 to 9).
package enum LayoutGuideNotPropagated: Rule {
  package static let card = RuleCard(
    id: "layout-guide-not-propagated", title: "A nested child's layout guide doesn't know the bars", severity: .warning,
    systems: OSRange(OSVersion(7), through: [10]),
    why:
      "A navigation or tab bar controller sets the layout guides of its direct child. On iOS 7 that of a child of this child knows nothing of the bars; on iOS 8.4 and 9.0 the guide of a page was reported to count them only after the swipe to it has ended. What is held to such a guide starts under the bar, or jumps.",
    examples: LayoutGuideNotPropagatedExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    guard check.reachesLegacySystems else { return [] }
    var told: Set<Location> = []
    return check.app.controllers.indices.flatMap { controller in
      guard check.app.controllers[controller].kind == .view else { return [Finding]() }
      return check.analysis.layouts(of: controller).compactMap { placed in
        let root = placed.placed.placement.steps.first.map { check.app.controllers[$0.controller].path } ?? ""
        guard placed.placed.placement.isKnown, let lowest = check.lowestSystem(of: root), lowest <= OSVersion(9),
          let name = placed.placed.controllerIDs[controller], let use = use(of: controller, placed, check),
          told.insert(use.location).inserted
        else { return nil }
        return finding(controller, name, placed, use, reachesSeven: lowest.major < 8, check)
      }
    }
  }

  /// Where a controller's views or code rest on its own guide.
  private struct Use {
    let location: Location
    /// `title`; nil of code that reads the guide.
    let view: String?
    /// The guide in `topLayoutGuide.length`.
    var guide: Location?
  }

  private static func use(of controller: Int, _ placed: Analysis.PlacedLayouts, _ check: RuleCheck) -> Use? {
    guard let layout = placed.layouts.first(where: { guide(of: controller, in: $0, placed.placed) != nil }) else {
      return nil
    }
    for node in layout.tree.views
    where layout.tree.controllers[node.owner].id == placed.placed.controllerIDs[controller] {
      guard let pin = node.view.pins[.top], pin.target == .topLayoutGuide,
        let place = placed.placed.location(of: node.id, check.app)
      else { continue }
      if case .view(_, let facts)? = placed.placed.sources[node.id],
        let constraint = facts.pins.first(where: { $0.edge == .top })
      {
        return Use(location: Location(path: place.path, range: constraint.range), view: node.displayName)
      }
      return Use(location: place, view: node.displayName)
    }
    return codeUse(of: controller, check)
  }

  /// `topLayoutGuide.length` of the code's own object.
  private static func codeUse(of controller: Int, _ check: RuleCheck) -> Use? {
    for passage in check.passages(mentioning: ["topLayoutGuide"], ofClassOf: controller) {
      guard passage.systems.contains(OSVersion(9)) else { continue }
      var found: Use?
      for expression in passage.effect.expressions {
        expression.visit { part in
          guard found == nil, let read = part.read, read.name == "length", let guide = read.base, let own = guide.read,
            own.name == "topLayoutGuide", own.base == nil || own.base?.kind == .self
          else { return }
          found = Use(
            location: passage.location(of: part), view: nil, guide: passage.location(of: guide))
        }
      }
      if let found { return found }
    }
    return nil
  }

  /// How far the bars reach into a nested controller's view, as its guide has it where guides are handed on; nil where
  /// they don't, or the controller is a bar controller's own child.
  private static func guide(of controller: Int, in layout: Layout, _ placed: PlacedScene) -> Double? {
    let top = Quantity(.layoutGuide, .top)
    guard layout.screen.usesLegacyInsets, let name = placed.controllerIDs[controller],
      case .controller(let index)? = layout.tree.subject(named: name),
      layout.trace.step(.controller(index), Quantity(.safeArea, .top))?.law.id == "R7-GUIDE-DEEP-8",
      let points = layout.trace.points(.controller(index), top),
      points > (layout.trace.points(.window, Quantity(.statusBarHeight)) ?? 0) + 0.5,
      layout.certainty(.controller(index), [top]) > .assumed
    else { return nil }
    return points
  }

  private static func finding(
    _ controller: Int, _ name: String, _ placed: Analysis.PlacedLayouts, _ use: Use, reachesSeven: Bool,
    _ check: RuleCheck
  ) -> Finding? {
    guard let layout = placed.layouts.first(where: { guide(of: controller, in: $0, placed.placed) != nil }),
      let points = guide(of: controller, in: layout, placed.placed),
      case .controller(let index)? = layout.tree.subject(named: name),
      let parent = layout.tree.controllers[index].parent
    else { return nil }
    let isPage = layout.tree.controllers[parent].kind == .page
    guard reachesSeven || isPage else { return nil }
    let child = layout.tree.controllers[index].displayName
    let held = use.view.map { ", so \($0) starts too high" } ?? ""
    let message =
      reachesSeven
      ? "\(capitalized(child))'s topLayoutGuide doesn't count the navigation bar on iOS 7, although the bars reach \(pointText(points)) points into its view: only a bar controller's direct child gets the whole length\(held)."
      : "\(capitalized(child)) is a page, and on iOS 8.4 and 9.0 the topLayoutGuide of a page was reported to count the \(pointText(points)) points of the bars only after the swipe to it: what rests on it jumps then."
    var related: [Finding.Related] = []
    if let edge = check.app.edges(to: controller).first(where: { [.embed, .child, .page].contains($0.kind) }) {
      related.append(.init(edge.location, "it is contained here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: use.location, message: message,
      environments: [layout.environment.shortForm], related: related, fixes: [fix(use, check)].compactMap { $0 })
  }

  /// The parent's guide in place of the controller's own.
  private static func fix(_ use: Use, _ check: RuleCheck) -> Fix? {
    guard let guide = use.guide, let writer = FixWriter(guide.path, check), let language = writer.language else {
      return nil
    }
    let words = language == .swift ? "(parent ?? self).topLayoutGuide" : "self.parentViewController.topLayoutGuide"
    return Fix("Take the length of the parent's topLayoutGuide", isPreferred: true, [writer.edit(guide.range, words)])
  }
}
