internal import InsetLayout
internal import InsetModel
internal import InsetText

/// `edgesForExtendedLayout` without the side of a translucent bar.
package enum EdgesNoneSideEffect: Rule {
  package static let card = RuleCard(
    id: "edges-none-side-effect", title: "edgesForExtendedLayout leaves out the side of a translucent bar",
    severity: .info, systems: OSRange(OSVersion(7)),
    why:
      "edgesForExtendedLayout = [] is a popular cure for content under a bar. It moves the whole view: behind a translucent bar nothing of the screen is left, so the bar shows the window's background, black unless somebody sets it; code that counts on the full height is wrong by the bar; and on iOS 26 the content stops above a tab bar that floats over it. With the edges left alone the safe area, and before iOS 11 the automatic insets, keep content clear of the bars.",
    examples: EdgesNoneSideEffectExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    var places: [Location] = []
    var screens: [Location: [ScreenSighting]] = [:]
    for screen in check.analysis.screens {
      guard let place = screen.place(of: "edgesForExtendedLayout"),
        let seen = screen.keeping({ layout, controller in !sides(layout, controller).isEmpty }),
        !seen.layouts.contains(where: { layout, controller in
          sides(layout, controller).contains { doubts.exist(about: seen, at: $0.edge) }
        }),
        // A colour behind the bar's own is an answer to what shows through.
        !check.mentions(["navigationBar.backgroundColor"], around: seen)
      else { continue }
      if screens[place] == nil { places.append(place) }
      screens[place, default: []].append(seen)
    }
    return places.compactMap { place in screens[place].flatMap { finding($0, at: place, check) } }
  }

  /// A side that is left out, and what it does there.
  private struct Side {
    let edge: Edge
    /// `the navigation bar`
    let bar: String
    /// How far the view's edge is away from its container's.
    let points: Double
  }

  private static func sides(_ layout: Layout, _ controller: Int) -> [Side] {
    let edges = layout.tree.controllers[controller].controller.edgesForExtendedLayout ?? .all
    if edges.contains(.top) && edges.contains(.bottom) { return [] }
    let bars: [(Quantity.Name, Quantity.Name, Edge, String)] = [
      (.navigationBarDecision, .navigationBarTranslucent, .top, "the navigation bar"),
      (.tabBarDecision, .tabBarTranslucent, .bottom, "the tab bar"),
      (.toolbarDecision, .toolbarTranslucent, .bottom, "the toolbar"),
    ]
    return bars.compactMap { decision, translucency, edge, name in
      guard !edges.contains(edge),
        let step = layout.trace.step(.controller(controller), Quantity(decision)), step.value == .decision(.inset),
        step.certainty > .assumed, step.inputs.contains(where: { layout.showsBackground(through: $0, translucency) }),
        let parent = layout.tree.controllers[controller].parent,
        let frame = layout.trace.rect(.controller(controller), Quantity(.viewFrame)),
        let outer = layout.trace.rect(.controller(parent), Quantity(.viewFrame))
      else { return nil }
      let points = edge == .top ? frame.minY : outer.height - frame.maxY
      return points > 0.5 ? Side(edge: edge, bar: name, points: points) : nil
    }
  }

  private static func finding(_ screens: [ScreenSighting], at place: Location, _ check: RuleCheck) -> Finding? {
    // The newest system shows what the mistake has become.
    guard let first = screens.first,
      let screen = screens.filter({ $0.owner == first.owner }).max(by: { newest($0) < newest($1) }),
      let (layout, controller) = screen.layouts.last
    else { return nil }
    let sides = sides(layout, controller)
    let floats = layout.screen.hasGlassBars && sides.contains { $0.bar == "the tab bar" }
    let left = sides.map { "." + $0.edge.name }.joined(separator: " and ")
    let moved = sides.map { "\(pointText($0.points)) points away from the \($0.edge.name)" }.joined(separator: " and ")
    let bars = sides.map { floats && $0.edge == .bottom ? "the floating tab bar" : $0.bar }.joined(separator: " and ")
    let message =
      "Leaving \(left) out of edgesForExtendedLayout moves \(layout.tree.controllers[controller].displayName)'s view \(moved) and puts the window's background behind \(bars) (\(layout.environment.shortForm))."
    var others: [Int] = []
    for other in screens.map(\.owner) where other != screen.owner && !others.contains(other) { others.append(other) }
    return Finding(
      rule: card.id, severity: floats ? .warning : card.severity, location: place, message: message,
      environments: screen.environments,
      related: others.prefix(3).map { .init(check.app.nameLocation(of: $0), "it holds for this screen too") },
      fixes: [fix(screens, at: place, check)].compactMap { $0 })
  }

  private static func newest(_ screen: ScreenSighting) -> OSVersion {
    screen.layouts.last?.layout.environment.os ?? OSVersion(0)
  }

  /// Takes the setting away where nothing lies under a bar then, on all screens that have it.
  private static func fix(_ screens: [ScreenSighting], at place: Location, _ check: RuleCheck) -> Fix? {
    let known = Set(screens.map(\.owner))
    let isWritten = check.app.controllers.indices.contains { controller in
      !known.contains(controller) && check.app.codeWrites(of: controller).contains { $0.location == place }
    }
    guard !isWritten, let first = screens.first else { return nil }
    var promises: [Fix.Promise] = []
    for screen in screens {
      guard let node = screen.nodes.first else { return nil }
      let effect = screen.effect(of: [SettingChange(node, .edgesForExtendedLayout(.all))], check.app)
      guard effect.isClear else { return nil }
      if screen.owner == first.owner && promises.isEmpty { promises = effect.promises }
    }
    let key = PlacedScene.SettingKey(object: first.id, name: "edgesForExtendedLayout")
    guard let edits = SettingRemoval.edits(key, in: first.placed, check) else { return nil }
    return Fix(
      "Extend under the bars again (remove edgesForExtendedLayout): the safe area and UIKit's insets clear them",
      isPreferred: true, edits, promises: promises)
  }
}

extension Layout {
  /// Whether a step rests on a bar's being translucent, and looking so: an opaque appearance hides what is behind, and a
  /// tint does nearly, where the bars aren't glass.
  fileprivate func showsBackground(through input: Trace.Input, _ quantity: Quantity.Name) -> Bool {
    guard case .step(let index) = input, trace.steps.indices.contains(index) else { return false }
    let step = trace.steps[index]
    guard step.quantity == Quantity(quantity), step.value == .flag(true), step.law.id != "R13-APPEARANCE",
      case .controller(let container) = step.subject
    else { return false }
    if screen.hasGlassBars { return true }
    let bars = tree.controllers[container].controller
    let bar =
      [.navigationBarTranslucent: bars.navigationBar, .tabBarTranslucent: bars.tabBar][quantity] ?? bars.toolbar
    return bar?.hasBarTintColor != true
  }
}
