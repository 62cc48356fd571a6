internal import InsetDocuments
internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// A hosting controller whose safe area is off, with a scroll view of UIKit below it.
package enum HostingSafeAreaLost: Rule {
  package static let card = RuleCard(
    id: "hosting-safe-area-lost", title: "A hosting controller keeps the safe area from a scroll view",
    severity: .info, systems: OSRange(OSVersion(14)),
    why:
      "With its safe area off, a UIHostingController hides it from everything below: a scroll view in a UIViewRepresentable gets 0 and is adjusted by nothing, so its last rows lie behind the tab bar. Most else between SwiftUI and UIKit shows in the running app alone.",
    examples: HostingSafeAreaLostExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    check.propertyWrites(["safeAreaRegions", "_disableSafeArea"]).compactMap { write in
      guard write.turnsSafeAreaOff else { return nil }
      return hosts(write, check).firstResult { finding(write, $0, check) }
    }
  }

  /// A hosting controller, and the name of the view in it.
  private struct Host {
    let controller: Int
    let view: String
  }

  private static func hosts(_ write: PropertyWrite, _ check: RuleCheck) -> [Host] {
    let app = check.app
    if write.isOnSelf {
      guard let owner = write.passage.owner else { return [] }
      let views = app.passages(mentioning: ["init"]).filter { $0.owner == owner }.flatMap { passage in
        passage.effect.expressions.compactMap(\.rootViewName)
      }
      return app.controllers(ofClassIndex: owner).flatMap { controller in
        views.map { Host(controller: controller, view: $0) }
      }
    }
    guard let receiver = write.receiver else { return [] }
    let made = [receiver] + app.meanings(of: receiver, in: write.passage)
    return made.flatMap { construction -> [Host] in
      guard let view = construction.rootViewName else { return [] }
      return app.controllers.indices.filter { index in
        let entry = app.controllers[index]
        return entry.kind == .hosting && entry.path == write.passage.path && entry.facts.range == construction.range
      }.map { Host(controller: $0, view: view) }
    }
  }

  private static func finding(_ write: PropertyWrite, _ host: Host, _ check: RuleCheck) -> Finding? {
    guard let scrollView = RepresentedScrollView.first(in: host.view, check.analysis)
    else { return nil }
    return check.analysis.layouts(of: host.controller).firstResult { placedLayouts -> Finding? in
      let placed = placedLayouts.placed
      guard placed.placement.isKnown, let id = placed.controllerIDs[host.controller],
        let layout = placedLayouts.layouts.last(where: { write.passage.systems.contains($0.environment.os) }),
        let subject = layout.tree.subject(named: id), case .controller(let index) = subject,
        let edge = [Edge.bottom, .top].first(where: {
          layout.trace.points(subject, Quantity(.safeArea, $0)) ?? 0 > 0.5
        }), let points = layout.trace.points(subject, Quantity(.safeArea, edge)),
        layout.certainty(subject, [Quantity(.safeArea, edge)]) > .assumed
      else { return nil }
      let name = capitalized(layout.tree.controllers[index].displayName)
      let message =
        "\(name) switches its safe area off, so \(scrollView.label) below it gets 0 points instead of \(pointText(points)) at the \(edge.name) (\(layout.environment.shortForm))."
      return Finding(
        rule: card.id, severity: card.severity, location: write.location, message: message,
        environments: placedLayouts.layouts.map(\.environment.shortForm),
        fixes: [fix(write, check)].compactMap { $0 })
    }
  }

  private static func fix(_ write: PropertyWrite, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(write.location.path, check),
      let edit = writer.removingStatement(write.location.range, setting: write.name)
    else { return nil }
    return Fix("Leave the safe area on (remove \(write.name))", isPreferred: true, [edit])
  }
}

extension PropertyWrite {
  /// Whether the regions that it leaves don't have the one of bars and the device.
  fileprivate var turnsSafeAreaOff: Bool {
    guard !passage.effect.circumstances.isConditional else { return false }
    func isKeyboard(_ item: CodeExpression) -> Bool { item.lastName == "keyboard" }
    switch value.uncast.kind {
    case .boolean(let isOff): return name == "_disableSafeArea" && isOff
    case .array(let items): return items.allSatisfy(isKeyboard)
    default: return isKeyboard(value)
    }
  }
}

extension CodeExpression {
  /// `PageList` of `UIHostingController(rootView: PageList())`, also of `super.init(rootView: PageList())`.
  fileprivate var rootViewName: String? {
    guard let argument = call?.arguments.first(where: { $0.label == "rootView" })?.value else { return nil }
    // Modifiers stand behind the view.
    var view = argument
    while let receiver = view.call?.receiver { view = receiver }
    return view.call?.name ?? view.lastName
  }
}
