internal import InsetJSON
internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A pushed screen that changes the translucency of the bar that it shares with the one below, and leaves it so.
package enum BarTranslucencyDiffersInStack: Rule {
  package static let card = RuleCard(
    id: "bar-translucency-differs-in-stack", title: "A pushed screen leaves the shared bar with another translucency",
    severity: .warning, systems: OSRange(OSVersion(7)),
    why:
      "A navigation controller has one bar for all screens of its stack, and whether it is translucent decides where each screen's view starts. A screen that sets isTranslucent and goes leaves its value behind: the screen below is laid out with it and stands one bar higher or lower than before.",
    examples: BarTranslucencyDiffersInStackExamples.all)

  /// A screen with the one that it was pushed on.
  struct Pair {
    let upper: ScreenSighting
    let lower: ScreenSighting
    let write: CodeWrite
    let isTranslucent: Bool
    /// How far the lower screen's view moves, in points.
    let points: Double
    let environment: String
  }

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    var told: Set<Location> = []
    return check.analysis.screens.compactMap { screen in
      guard let write = write(of: screen.owner, check), !told.contains(write.location),
        !doubts.exist(about: screen, at: .top), let pair = pair(screen, write, doubts, check)
      else { return nil }
      told.insert(write.location)
      return finding(pair, check)
    }
  }

  private static let bar = CodeWrite.Subject.container("navigation", bar: "navigationBar")

  static func writes(of controller: Int, _ check: RuleCheck) -> [CodeWrite] {
    check.app.codeWrites(of: controller).filter { $0.subject == bar && $0.name == "isTranslucent" }
  }

  /// The write that stays when the screen goes.
  private static func write(of controller: Int, _ check: RuleCheck) -> CodeWrite? {
    let writes = writes(of: controller, check)
    guard let last = writes.last, writes.allSatisfy({ $0.function == nil && !$0.isConditional && !$0.isUndone }),
      last.value?.boolValue != nil
    else { return nil }
    return last
  }

  private static func pair(_ upper: ScreenSighting, _ write: CodeWrite, _ doubts: EdgeDoubts, _ check: RuleCheck)
    -> Pair?
  {
    let steps = upper.placed.placement.steps
    guard upper.placed.placement.controller == upper.owner, steps.count > 2, steps.last?.role == .pushed,
      let isTranslucent = write.value?.boolValue
    else { return nil }
    let below = steps[steps.count - 2].controller
    // What sets it whenever it comes on screen doesn't mind what others left.
    guard writes(of: below, check).allSatisfy({ $0.function == nil && !$0.comesWhileShown }) else { return nil }
    for lower in check.analysis.screens
    where lower.owner == below && lower.placed.placement.controller == below
      && lower.placed.placement.steps.count == steps.count - 1
      && lower.placed.placement.steps == Array(steps.dropLast())
    {
      guard !doubts.exist(about: lower, at: .top) else { continue }
      for (layout, controller) in lower.layouts where write.systems.contains(layout.environment.os) {
        if let points = shift(layout, controller, lower, isTranslucent) {
          return Pair(
            upper: upper, lower: lower, write: write, isTranslucent: isTranslucent, points: points,
            environment: layout.environment.shortForm)
        }
      }
    }
    return nil
  }

  /// How far a screen's view moves when the bar's translucency is another; nil where it stays.
  private static func shift(_ layout: Layout, _ controller: Int, _ screen: ScreenSighting, _ isTranslucent: Bool)
    -> Double?
  {
    let frame = Quantity(.viewFrame)
    guard let parent = layout.tree.controllers[controller].parent,
      layout.trace.step(.controller(parent), Quantity(.navigationBarTranslucent))?.value == .flag(!isTranslucent),
      layout.certainty(.controller(controller), [frame]) > .assumed,
      let before = layout.trace.rect(.controller(controller), frame),
      let changed = try? layOut(
        screen.placed.scene.applying([
          SettingChange(layout.tree.controllers[parent], .navigationBarIsTranslucent(isTranslucent))
        ]), in: layout.environment),
      case .controller(let same)? = changed.tree.subject(named: screen.id),
      let after = changed.trace.rect(.controller(same), frame)
    else { return nil }
    let points = abs(after.minY - before.minY)
    return points > 0.5 ? points : nil
  }

  private static func finding(_ pair: Pair, _ check: RuleCheck) -> Finding? {
    guard let upper = pair.upper.nodes.first?.displayName, let lower = pair.lower.nodes.first?.displayName else {
      return nil
    }
    let words = pair.isTranslucent ? ("translucent", "opaque") : ("opaque", "translucent")
    let message =
      "\(capitalized(upper)) makes the shared bar \(words.0) and \(lower) expects it \(words.1), so \(lower)'s view moves by \(pointText(pair.points)) points when \(upper) is popped (\(pair.environment))."
    var related: [Finding.Related] = [
      .init(check.app.nameLocation(of: pair.lower.owner), "this screen lies below it in the stack")
    ]
    if pair.lower.nodes.count > 1,
      let place = pair.lower.place(of: "navigationBar.isTranslucent", on: pair.lower.nodes[1].id)
    {
      related.append(.init(place, "the bar is made \(words.1) here"))
    }
    return Finding(
      rule: card.id, severity: card.severity, location: pair.write.location, message: message,
      environments: [pair.environment], related: related,
      fixes: [leaving(pair, check), extending(pair, check)].compactMap { $0 })
  }
}
