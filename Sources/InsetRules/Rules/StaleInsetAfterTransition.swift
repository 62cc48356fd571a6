internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A screen with an opaque bar that a custom animator pushes from one without a bar.
package enum StaleInsetAfterTransition: Rule {
  package static let card = RuleCard(
    id: "stale-inset-after-transition", title: "A custom push may leave the safe area as it was", severity: .hint,
    systems: OSRange(OSVersion(11)),
    why:
      "During a push that the app animates itself, UIKit updates the safe area of the new screen only with its next layout. Three things together were reported to leave it stale (iOS 12): an animator of the app's own, an opaque bar, and a bar that is hidden before and shown after.",
    examples: StaleInsetAfterTransitionExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    return check.app.controllers.indices.compactMap { controller in
      check.analysis.layouts(of: controller).firstResult { placed in
        guard let finding = finding(controller, placed, check), told.insert(finding.location).inserted else {
          return nil
        }
        return finding
      }
    }
  }

  private static func finding(
    _ controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ check: RuleCheck
  ) -> Finding? {
    let placement = placedLayouts.placed.placement
    guard placement.isKnown, placement.controller == controller,
      let push = CustomPush(of: placement, check.analysis),
      let layout = placedLayouts.layouts.last(where: { $0.environment.os.major >= 11 }),
      let navigation = shownBar(placedLayouts.placed, controller, layout),
      layout.trace.step(.controller(navigation), Quantity(.navigationBarTranslucent))?.value == .flag(false),
      let below = below(placement), isBarHidden(on: below, placement, layout.environment, check)
    else { return nil }
    let app = check.app
    let name = app.controllers[controller].className
    let message =
      "\(name) is pushed by a custom animator from \(app.controllers[below].className), which has no bar, and its safe area may not be updated until the next layout; view.setNeedsLayout() and layoutIfNeeded() at the start of the transition do it."
    return Finding(
      rule: card.id, severity: card.severity, location: app.nameLocation(of: controller), message: message,
      environments: placedLayouts.layouts.filter { $0.environment.os.major >= 11 }.map(\.environment.shortForm),
      related: [.init(push.animator, "the push's animator is given here")])
  }

  /// The navigation controller whose bar shows above a screen.
  private static func shownBar(_ placed: PlacedScene, _ controller: Int, _ layout: Layout) -> Int? {
    guard let id = placed.controllerIDs[controller], case .controller(let index)? = layout.tree.subject(named: id)
    else {
      return nil
    }
    return layout.tree.ancestry(of: index).first { layout.shows(Quantity(.navigationBarFrame), of: $0) }
  }

  /// The screen that it is pushed from.
  private static func below(_ placement: Placement) -> Int? {
    let steps = placement.steps.dropLast()
    guard let last = steps.last, last.role == .pushed || last.role == .navigationRoot else { return nil }
    return last.controller
  }

  /// Whether the bar is hidden while the screen below shows, in the same place.
  private static func isBarHidden(
    on below: Int, _ placement: Placement, _ environment: Environment, _ check: RuleCheck
  ) -> Bool {
    let steps = Array(placement.steps.dropLast())
    return check.analysis.layouts(of: below).contains { placed in
      guard placed.placed.placement.steps == steps,
        let layout = placed.layouts.first(where: { $0.environment == environment }),
        !placed.placed.uncertain.contains(where: { $0.name.contains("avigationBarHidden") })
      else { return false }
      return shownBar(placed.placed, below, layout) == nil
    }
  }
}
