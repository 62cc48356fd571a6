internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A status bar that comes and goes, and takes the safe area with it.
package enum StatusBarHeightChange: Rule {
  package static let card = RuleCard(
    id: "status-bar-height-change", title: "The status bar comes and goes, and content moves with it",
    severity: .info, systems: OSRange(OSVersion(7)),
    why:
      "On phones with a home button the status bar's 20 points are part of the safe area only while it shows. Where one screen hides it and the next one doesn't, what is held to the safe area jumps during the transition; a photo that zooms in an adjusted scroll view jumps whenever the bar is switched. Phones with a notch keep their safe area.",
    examples: StatusBarHeightChangeExamples.all)

  private static let setting = "prefersStatusBarHidden"

  package static func check(_ check: RuleCheck) -> [Finding] {
    var told: Set<Location> = []
    return (pushes(check) + zooming(check)).filter { told.insert($0.location).inserted }
  }

  // MARK: Pushes

  private static func pushes(_ check: RuleCheck) -> [Finding] {
    check.app.controllers.indices.flatMap { controller in
      check.analysis.layouts(of: controller).compactMap { placed in
        placed.placed.placement.isKnown ? push(to: controller, placed, check) : nil
      }
    }
  }

  private static func push(to controller: Int, _ placedLayouts: Analysis.PlacedLayouts, _ check: RuleCheck)
    -> Finding?
  {
    let placed = placedLayouts.placed
    let steps = placed.placement.steps
    guard steps.last?.role == .pushed, steps.count > 1, let system = placedLayouts.layouts.first?.environment.os,
      let name = placed.controllerIDs[controller],
      let own = placed.settings[.init(object: name, name: setting)],
      !placed.uncertain.contains(where: { $0.name == setting })
    else { return nil }
    let before = steps[steps.count - 2].controller
    guard before != controller, let layout = classic(placed.scene, system), layout.statusBarHeight < 0.5,
      let other = check.analysis.layouts(of: before).first(where: {
        $0.placed.placement.steps == Array(steps.dropLast()) && $0.layouts.contains { $0.environment.os == system }
      }), !other.placed.uncertain.contains(where: { $0.name == setting }),
      let otherLayout = classic(other.placed.scene, system), otherLayout.statusBarHeight > 0.5,
      // A screen without a bar is full screen on purpose.
      case .controller(let node)? = layout.tree.subject(named: name),
      layout.tree.ancestry(of: node).contains(where: { layout.shows(Quantity(.navigationBarFrame), of: $0) })
    else { return nil }
    let (shown, hidden) = (check.app.controllers[before].className, check.app.controllers[controller].className)
    let points = pointText(otherLayout.statusBarHeight - layout.statusBarHeight)
    let message =
      "\(shown) shows the status bar and \(hidden), which is pushed on it, hides it, so on \(layout.environment.shortForm) what is held to the safe area moves by \(points) points during the transition."
    let related = check.app.edges(to: controller).first { $0.from == before }.map {
      [Finding.Related($0.location, "it is pushed here")]
    }
    return Finding(
      rule: card.id, severity: card.severity, location: own, message: message,
      environments: [layout.environment.shortForm], related: related ?? [])
  }

  // MARK: Zooming

  private static func zooming(_ check: RuleCheck) -> [Finding] {
    let switching = Set(
      check.app.passages(mentioning: ["setNeedsStatusBarAppearanceUpdate"]).compactMap(\.owner))
    return check.scrollViews.compactMap { scrollView in
      guard scrollView.kind == .scroll, let type = check.app.controllers[scrollView.owner].classIndex,
        switching.contains(type), let place = changingWish(of: scrollView, check), zooms(scrollView, check),
        let system = scrollView.layouts.last?.layout.environment.os, system.major >= 11,
        let layout = classic(scrollView.placed.scene, system),
        case .view(let view)? = layout.tree.subject(named: scrollView.id), layout.statusBarHeight > 0.5,
        layout.trace.points(.view(view), Quantity(.systemInset, .top)) ?? 0 > layout.statusBarHeight - 0.5,
        layout.certainty(.view(view), [Quantity(.systemInset, .top)]) > .assumed
      else { return nil }
      let message =
        "\(capitalized(scrollView.label)) zooms and UIKit adjusts it, so its content moves by \(pointText(layout.statusBarHeight)) points (\(layout.environment.shortForm)) whenever \(check.app.controllers[scrollView.owner].className) shows or hides the status bar; contentInsetAdjustmentBehavior = .never leaves it where it is."
      return Finding(
        rule: card.id, severity: card.severity, location: scrollView.location, message: message,
        environments: [layout.environment.shortForm], related: [.init(place, "the status bar comes and goes here")],
        fixes: [never(scrollView, check)].compactMap { $0 })
    }
  }

  /// Where the controller says whether the bar shows, if that isn't always the same.
  private static func changingWish(of scrollView: ScrollViewSighting, _ check: RuleCheck) -> Location? {
    guard let name = scrollView.placed.controllerIDs[scrollView.owner] else { return nil }
    let key = PlacedScene.SettingKey(object: name, name: setting)
    if let doubt = scrollView.placed.uncertain.first(where: { $0.object == name && $0.name == setting }) {
      return doubt.location
    }
    guard let place = scrollView.placed.settings[key] else { return nil }
    let words = check.codeText(place.path, place.range).lowercased().split { !$0.isLetter }
    return words.contains { ["true", "false", "yes", "no"].contains($0) } ? nil : place
  }

  private static func zooms(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    guard let type = check.app.controllers[scrollView.owner].classIndex,
      check.scrollViews.filter({ $0.owner == scrollView.owner && $0.placed.placement == scrollView.placed.placement })
        .count == 1
    else { return false }
    return check.app.program.ancestry(of: type).contains { index in
      ["viewForZooming", "viewForZoomingInScrollView"].contains {
        check.app.program.classes[index].functions[$0]?.isEmpty == false
      }
    }
  }

  private static func never(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard let property = scrollView.property(in: check.app),
      let path = check.app.controllers[scrollView.owner].classIndex.map({ check.app.program.classes[$0].path }),
      let edit = ClassFixes(ofController: scrollView.owner, check)?.atEndOfViewDidLoad(
        FixWriter.guarded(
          SuggestedCode(
            swift: "\(property).contentInsetAdjustmentBehavior = .never",
            objectiveC: "self.\(property).contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever;"),
          from: OSVersion(11), lowest: check.lowestSystem(of: path)))
    else { return nil }
    return Fix("Leave \(scrollView.label) unadjusted (.never)", isPreferred: false, [edit])
  }

  // MARK: Phones with a home button

  private static func classic(_ scene: Scene, _ system: OSVersion) -> Layout? {
    try? layOut(scene, in: Environment(os: system, device: "iPhone 8"))
  }
}

extension Layout {
  /// Points; zero while it is hidden.
  fileprivate var statusBarHeight: Double { trace.points(.window, Quantity(.statusBarHeight)) ?? 0 }
}
