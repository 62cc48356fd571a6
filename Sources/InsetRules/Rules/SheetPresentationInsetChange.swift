internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A screen that is a sheet since iOS 13 and computes frames as if it were full screen.
package enum SheetPresentationInsetChange: Rule {
  package static let card = RuleCard(
    id: "sheet-presentation-inset-change", title: "A sheet that computes frames for the full screen", severity: .info,
    systems: OSRange(OSVersion(13)),
    why:
      "Built with the iOS 13 SDK, a controller that is presented without a modalPresentationStyle is a sheet: no status bar in its safe area, and less height than the screen. What it computes from the height of the screen or of the status bar is too much there.",
    examples: SheetPresentationInsetChangeExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    return check.app.controllers.indices.compactMap { controller in
      guard let arithmetic = ScreenArithmetic.first(ofClassOf: controller, check.analysis) else { return nil }
      return check.analysis.layouts(of: controller).firstResult { placed in
        guard let finding = finding(controller, placed, arithmetic, check), told.insert(finding.location).inserted
        else { return nil }
        return finding
      }
    }
  }

  private static func finding(
    _ controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ arithmetic: ScreenArithmetic, _ check: RuleCheck
  ) -> Finding? {
    let placed = placedLayouts.placed
    let steps = placed.placement.steps
    guard placed.placement.isKnown, let position = steps.lastIndex(where: { $0.role.isPresented }), position > 0,
      let id = placed.controllerIDs[controller], let sheet = placed.controllerIDs[steps[position].controller],
      let layout = placedLayouts.layouts.last(where: { isSheet(sheet, in: $0) }),
      let change = change(sheet, id, placed, layout), change.sheet < change.full - 0.5,
      check.isBuilt(placed.placement, withSDK: 13)
    else { return nil }
    let presented = steps[position].controller
    let above = Set(steps[..<position].map(\.controller))
    guard let edge = check.app.edges(to: presented).last(where: { $0.from.map { above.contains($0) } ?? false }),
      !mayHaveStyle(steps.map(\.controller), edge, placed, check)
    else { return nil }
    let name = check.app.controllers[presented].className
    let place = check.placeText(arithmetic.location).map { " at \($0)" } ?? ""
    let message =
      "Built with the iOS 13 SDK, \(name) is presented as a sheet whose safe area has no status bar: the top is \(pointText(change.sheet)) points instead of \(pointText(change.full)) (\(layout.environment.shortForm)), but \(arithmetic.measure.noun) counts\(place)."
    return Finding(
      rule: card.id, severity: card.severity, location: edge.location, message: message,
      environments: placedLayouts.layouts.filter { isSheet(sheet, in: $0) }.map(\.environment.shortForm),
      related: [.init(arithmetic.location, "this frame is for the full screen")],
      fixes: [FullScreenFix.fix(edge, check, change.promises(controller, id, layout, check))].compactMap { $0 })
  }

  private static func isSheet(_ id: String, in layout: Layout) -> Bool {
    guard case .controller(let index)? = layout.tree.subject(named: id) else { return false }
    let style = layout.tree.controllers[index].controller.modalPresentationStyle
    return (style == nil || style == "automatic")
      && layout.trace.step(.controller(index), Quantity(.viewFrame))?.law.id == "R-PRES-SHEET"
  }

  // MARK: The same in full screen

  private struct Change {
    let sheet: Double
    let full: Double

    func promises(_ controller: Int, _ id: String, _ layout: Layout, _ check: RuleCheck) -> [Fix.Promise] {
      let entry = check.app.controllers[controller]
      return [
        Fix.Promise(
          path: entry.path, controller: entry.facts.id, object: id, quantity: Quantity(.safeArea, .top),
          environment: layout.environment.shortForm, value: full)
      ]
    }
  }

  /// The top of the safe area of a controller, as a sheet and in full screen. Points.
  private static func change(_ sheet: String, _ id: String, _ placed: PlacedScene, _ layout: Layout) -> Change? {
    guard case .controller(let index)? = layout.tree.subject(named: sheet),
      let full = try? layOut(
        placed.scene.changingController(at: layout.tree.controllers[index].pointer) {
          $0.modalPresentationStyle = "fullScreen"
        }, in: layout.environment),
      let before = layout.tree.subject(named: id), let after = full.tree.subject(named: id),
      let small = layout.trace.points(before, Quantity(.safeArea, .top)),
      let large = full.trace.points(after, Quantity(.safeArea, .top))
    else { return nil }
    return Change(sheet: small, full: large)
  }

  /// Whether somebody gives it a style that the scene doesn't have.
  private static func mayHaveStyle(
    _ steps: [Int], _ edge: ContainmentEdge, _ placed: PlacedScene, _ check: RuleCheck
  ) -> Bool {
    let name = "modalPresentationStyle"
    if placed.uncertain.contains(where: { $0.name == name }) || !steps.allSatisfy(check.app.isCodeReadable) {
      return true
    }
    let classes = Set(
      steps.compactMap { check.app.controllers[$0].classIndex }.flatMap { check.app.program.ancestry(of: $0) })
    let overriding = classes.contains { index in
      let type = check.app.program.classes[index]
      return type.properties[name] != nil || type.functions["present"] != nil
        || type.functions["presentViewController"] != nil || type.functions[name] != nil
    }
    return overriding
      || check.propertyWrites([name, "transitioningDelegate"]).contains { write in
        if write.location.path == edge.location.path { return true }
        guard let owner = write.passage.owner else { return true }
        return write.isOnSelf && (classes.contains(owner) || check.app.controllers(ofClassIndex: owner).isEmpty)
      }
  }
}

extension Placement.Role {
  var isPresented: Bool { if case .presented = self { true } else { false } }
}
