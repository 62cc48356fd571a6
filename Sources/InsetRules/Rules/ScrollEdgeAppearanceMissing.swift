internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A bar that loses its look at the content's edge.
package enum ScrollEdgeAppearanceMissing: Rule {
  package static let card = RuleCard(
    id: "scroll-edge-appearance-missing", title: "A bar without its look at the content's edge", severity: .warning,
    systems: OSRange(OSVersion(15)),
    why:
      "Built with the iOS 15 SDK, bars have two looks: standardAppearance while content scrolls below them, scrollEdgeAppearance while it rests at its edge. Where the second isn't set the bar draws no background there: the colour of standardAppearance or barTintColor shows only after scrolling. Nothing of it changes insets.",
    examples: ScrollEdgeAppearanceMissingExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    // A bar is told by the content that scrolls below it, else by what else is there.
    let scrollViews = check.scrollViews.filter(\.isContent) + check.scrollViews.filter { !$0.isContent }
    let looks = BarLook.Bar.allCases.flatMap { bar in
      check.findings(of: scrollViews) { layout, view in
        layout.environment.os.major >= 15 && layout.hasBar(at: bar.edge, of: view)
      } reporting: { scrollView in
        guard check.isBuilt(scrollView.placed.placement, withSDK: 15), !isItemStyled(scrollView, check) else {
          return nil
        }
        return BarLook(bar, over: scrollView, check).flatMap { finding(scrollView, $0, check) }
      }
    }
    return looks + ownTabBars(check)
  }

  /// The scroll edge looks of tab bars that are views of the app's own: no scroll view is linked to them.
  private static func ownTabBars(_ check: RuleCheck) -> [Finding] {
    check.propertyWrites(["scrollEdgeAppearance"]).compactMap { write in
      guard let owner = write.passage.owner, let controller = check.app.controllers(ofClassIndex: owner).first,
        check.app.program.controllerKind(of: owner) != .tab, let path = write.path, path.count == 1,
        let receiver = write.receiver, check.app.classNames(of: receiver, in: write.passage).first == "UITabBar",
        let name = path.first
      else { return nil }
      let screen = check.app.controllers[controller].className
      return Finding(
        rule: card.id, severity: card.severity, location: write.location,
        message:
          "\(capitalized(name)) is a view of \(screen): only a UITabBarController links a tab bar to a scroll view, so from iOS 15 this scrollEdgeAppearance never shows.",
        fixes: [removal(write, check)].compactMap { $0 })
    }
  }

  private static func removal(_ write: PropertyWrite, _ check: RuleCheck) -> Fix? {
    guard let writer = FixWriter(write.location.path, check),
      let edit = writer.removingStatement(write.location.range, setting: write.name)
    else { return nil }
    return Fix("Remove scrollEdgeAppearance, which never shows", isPreferred: false, [edit])
  }

  /// Whether a screen around the scroll view has a look of its own for the bar.
  private static func isItemStyled(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Bool {
    let names: Set = ["standardAppearance", "scrollEdgeAppearance"]
    return scrollView.placed.placement.steps.contains { step in
      check.app.codeWrites(of: step.controller).contains { $0.subject == .navigationItem && names.contains($0.name) }
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ look: BarLook, _ check: RuleCheck) -> Finding? {
    if case .noStandard = look.gap, !scrollView.isContent { return nil }
    let bar = look.bar.noun
    let name = scrollView.label
    let screen = scrollView.controllerNodes.first?.displayName ?? name
    let atEdge = scrollView.isContent ? "while \(name) is at its edge" : "over \(screen)"
    let message =
      switch look.gap {
      case .noScrollEdge:
        "The \(bar) has a standardAppearance but no scrollEdgeAppearance, so from iOS 15 it is transparent \(atEdge)."
      case .noStandard:
        "The \(bar) has a scrollEdgeAppearance but no standardAppearance, so from iOS 15 it loses its background as soon as \(name) scrolls."
      case .tintAlone:
        "The \(bar) has a barTintColor but no scrollEdgeAppearance, so from iOS 15 it is transparent \(atEdge)."
      }
    return Finding(
      rule: card.id, severity: card.severity, location: look.gap.location, message: message,
      environments: scrollView.environments,
      related: [.init(scrollView.location, "\(name) lies under the \(bar)")],
      fixes: [BarLookFix(look, check)?.fix].compactMap { $0 })
  }
}

extension ScrollViewSighting {
  /// Whether it is the screen's content, not a pager or a strip.
  fileprivate var isContent: Bool {
    guard let (layout, view) = layouts.first, layout.tree.views[view].view.isPagingEnabled != true,
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      let window = layout.trace.rect(.window, Quantity(.window))
    else { return false }
    return frame.height > window.height / 2
  }
}
