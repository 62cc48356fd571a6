internal import InsetLayout
internal import InsetModel
internal import InsetSyntax
internal import InsetText

/// Views that code makes as high as the screen without the bars of older phones: `ScreenHeight - 64`.
enum ScreenHeightUse {
  static func findings(_ card: RuleCard, _ check: RuleCheck) -> [Finding] {
    check.app.passages(mentioning: ["CGRectMake", "CGRect"]).compactMap { passage in
      guard case .assignment(let target, "=", let value) = passage.effect.kind,
        !passage.effect.circumstances.isConditional, let frame = rectangle(value, in: passage, check.app),
        let owner = passage.owner
      else { return nil }
      let view = target.lastName == "frame" ? target.base : target
      guard let view else { return nil }
      return check.app.controllers(ofClassIndex: owner).firstResult {
        finding(view, frame, $0, passage, card, check)
      }
    }
  }

  private struct Frame {
    let y: Double
    /// What is taken off the screen's height.
    let taken: Double
  }

  /// A rectangle with the screen's height less a number.
  private static func rectangle(_ value: CodeExpression, in passage: CodePassage, _ app: App) -> Frame? {
    var found: Frame?
    value.visit { part in
      guard found == nil, let call = part.call, ["CGRect", "CGRectMake"].contains(call.name), call.arguments.count == 4,
        let height = call.arguments.last?.value
      else { return }
      let tops = app.numbers(call.arguments[1].value, in: passage)
      guard tops.count == 1, let y = tops[0] else { return }
      let terms = height.terms
      guard let screen = terms.first, screen.isAdded, isScreenHeight(screen.term), terms.count > 1 else { return }
      var taken = 0.0
      for term in terms.dropFirst() {
        let numbers = app.numbers(term.term, in: passage)
        guard numbers.count == 1, let number = numbers[0] else { return }
        taken += term.isAdded ? -number : number
      }
      found = Frame(y: y, taken: taken)
    }
    return found
  }

  private static func isScreenHeight(_ term: CodeExpression) -> Bool {
    guard term.lastName?.lowercased().contains("height") == true else { return false }
    var isScreen = false
    term.visit { part in
      guard let name = part.lastName?.lowercased() else { return }
      if name.contains("screen") { isScreen = true }
    }
    return isScreen
  }

  private static func finding(
    _ view: CodeExpression, _ frame: Frame, _ controller: Int, _ passage: CodePassage, _ card: RuleCard,
    _ check: RuleCheck
  ) -> Finding? {
    guard frame.taken > 0, let name = check.app.viewName(view, in: passage, of: controller) else { return nil }
    for placedLayouts in check.analysis.layouts(of: controller) where placedLayouts.placed.placement.isKnown {
      let placed = placedLayouts.placed
      guard let id = placed.viewIDs[controller]?[name], let first = placedLayouts.layouts.first else { continue }
      for isAboveBar in [false, true] {
        let fits = ["iPhone 8", "iPhone X"].contains { device in
          guard let layout = try? layOut(placed.scene, in: Environment(os: first.environment.os, device: device)) else {
            return false
          }
          return overhang(frame, id, isAboveBar, in: layout).map { abs($0.points) < 0.5 } ?? false
        }
        let misfits = placedLayouts.layouts.compactMap { layout in
          overhang(frame, id, isAboveBar, in: layout).flatMap { $0.points > 0.5 ? (layout: layout, found: $0) : nil }
        }
        guard fits, let (layout, found) = misfits.first else { continue }
        let outcome =
          isAboveBar ? "lie under \(layout.coverName(.bottom, of: found.view))" : "stick out below the screen"
        let message =
          "\(pointText(frame.taken)) stands for the bars of older phones: on \(layout.environment.shortForm) they take more, so the last \(pointText(found.points)) points of \(layout.tree.views[found.view].displayName) \(outcome)."
        return Finding(
          rule: card.id, severity: card.severity, location: passage.location, message: message,
          environments: misfits.map(\.layout.environment.shortForm))
      }
    }
    return nil
  }

  /// How far the view would stick out below its controller's view, or below where a bar starts that lies over that.
  private static func overhang(
    _ frame: Frame, _ id: String, _ isAboveBar: Bool, in layout: Layout
  ) -> (view: Int, points: Double)? {
    guard case .view(let view)? = layout.tree.subject(named: id),
      let window = layout.trace.rect(.window, Quantity(.window))
    else { return nil }
    let node = layout.tree.views[view]
    let root = layout.tree.controllers[node.owner].rootView
    guard node.superview == root, layout.certainty(.controller(node.owner), [Quantity(.viewFrame)]) > .assumed,
      let around = layout.trace.rect(.view(root), Quantity(.frameInWindow))
    else { return nil }
    let safeArea = Quantity(.safeArea, .bottom)
    guard layout.certainty(.controller(node.owner), [safeArea]) > .assumed,
      let covered = layout.trace.points(.controller(node.owner), safeArea)
    else { return nil }
    let points = frame.y + window.height - frame.taken - around.height
    // UIKit's inset brings what lies under the safe area's edge back.
    let adjusts = layout.trace.step(.view(view), Quantity(.adjusts, .bottom))?.value == .flag(true)
    if !isAboveBar { return (view, adjusts && points > 0 ? max(0, points - covered) : points) }
    guard covered > 0.5, !adjusts else { return nil }
    return (view, points + covered)
  }
}
