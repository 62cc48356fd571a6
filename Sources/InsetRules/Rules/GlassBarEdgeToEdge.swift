internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A scroll view that ends where the floating tab bar of iOS 26 begins.
package enum GlassBarEdgeToEdge: Rule {
  package static let card = RuleCard(
    id: "glass-bar-edge-to-edge", title: "Content ends above the floating tab bar of iOS 26", severity: .info,
    systems: OSRange(OSVersion(26)),
    why:
      "On iOS 26 the tab bar is glass that floats over the content. A list that ends at the bar's old edge leaves an empty strip behind the glass, and the effects that follow scrolling have nothing to work with. The list belongs at the bottom of the screen, and the safe area keeps its last row clear of the bar.",
    examples: GlassBarEdgeToEdgeExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      barAbove(layout, view) != nil
    } reporting: { scrollView in
      // What stands in front at the bottom is a bar of the app's own, or a button that wants the room.
      guard !scrollView.hasViewInFront(at: .bottom), !doubts.exist(about: scrollView, at: .bottom) else { return nil }
      return finding(scrollView, check)
    }
  }

  /// The tab bar controller whose bar a scroll view ends at.
  private static func barAbove(_ layout: Layout, _ view: Int) -> Int? {
    let node = layout.tree.views[view]
    guard layout.screen.hasGlassBars, layout.screen.idiom == .phone, !node.view.isFrameAssumed,
      node.view.isPagingEnabled != true, let window = layout.trace.rect(.window, Quantity(.window)),
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow)),
      frame.height > window.height * 0.5, frame.width > window.width - 0.5,
      layout.certainty(.view(view), [Quantity(.frameInWindow, .bottom)]) > .assumed
    else { return nil }
    return layout.tree.ancestry(of: node.owner).first { controller in
      guard layout.tree.controllers[controller].kind == .tab, layout.shows(Quantity(.tabBarFrame), of: controller),
        let bar = layout.trace.rect(.controller(controller), Quantity(.tabBarFrame))
      else { return false }
      return abs(bar.minY - frame.maxY) < 0.5
    }
  }

  /// Why a scroll view ends there, and where that is written.
  private struct Reason {
    let text: String
    let location: Location
    let related: [Finding.Related]
    let isPinned: Bool
  }

  private static func reason(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Reason? {
    guard let (layout, view) = scrollView.layouts.first, let tab = barAbove(layout, view) else { return nil }
    // Where the controller's view ends at the bar already no pin matters. What edgesForExtendedLayout does has a rule of
    // its own.
    let isOpaque = layout.tree.ancestry(of: layout.tree.views[view].owner).contains {
      layout.isInsetByOpaqueBar($0, Quantity(.tabBarDecision))
    }
    if isOpaque {
      let key = PlacedScene.SettingKey(object: layout.tree.controllers[tab].id, name: "tabBar.isTranslucent")
      return scrollView.placed.settings[key].map { place in
        Reason(
          text: "the bar's isTranslucent is off", location: place,
          related: [.init(scrollView.location, "\(scrollView.label) ends above the bar")], isPinned: false)
      }
    }
    switch layout.tree.views[view].view.pins[.bottom]?.target {
    case .safeArea:
      return Reason(
        text: "its bottom is pinned to the safe area", location: scrollView.location, related: [], isPinned: true)
    case .bottomLayoutGuide:
      return Reason(
        text: "its bottom is pinned to bottomLayoutGuide", location: scrollView.location, related: [], isPinned: true)
    default: return nil
    }
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Finding? {
    guard let reason = reason(scrollView, check), let (layout, view) = scrollView.layouts.first,
      let window = layout.trace.rect(.window, Quantity(.window)),
      let frame = layout.trace.rect(.view(view), Quantity(.frameInWindow))
    else { return nil }
    let message =
      "\(capitalized(scrollView.label)) ends \(pointText(window.maxY - frame.maxY)) points above the bottom on iOS 26 instead of passing under the floating tab bar, because \(reason.text) (\(layout.environment.shortForm))."
    return Finding(
      rule: card.id, severity: card.severity, location: reason.location, message: message,
      environments: scrollView.environments, related: reason.related,
      fixes: [reason.isPinned ? fix(scrollView, check) : nil].compactMap { $0 })
  }

  /// Down to the bottom, where that hides nothing on any system.
  private static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    func pinned(_ seen: ScrollViewSighting) -> Fix? {
      seen.facts == nil
        ? PinToSuperview.fixInCode(seen, check, at: .bottom) : PinToSuperview.fix(seen, check, at: .bottom)
    }
    let all = check.scrollViews.filter { $0.owner == scrollView.owner && $0.id == scrollView.id }
    let isClear = all.map(pinned).allSatisfy { fix in
      fix?.promises.allSatisfy { $0.quantity.name != .hiddenUnderBars || $0.value < 0.5 } == true
    }
    return isClear ? pinned(scrollView) : nil
  }
}
