internal import InsetLayout
internal import InsetModel
internal import InsetText

/// A picture that shall reach the top of a screen without navigation bar, and that the status bar's inset lowers.
package enum NavBarHiddenStatusBarInset: Rule {
  package static let card = RuleCard(
    id: "nav-bar-hidden-status-bar-inset", title: "The status bar lowers a full-screen picture", severity: .info,
    systems: OSRange(OSVersion(7)),
    why:
      "Hiding the navigation bar takes the bar away, not the status bar: a scroll view that fills the screen is still inset by it. On a list that is wanted. A picture at the top of the content, made to reach the screen's edge, starts below an empty strip and moves by it when scrolled.",
    examples: NavBarHiddenStatusBarInsetExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let doubts = EdgeDoubts(check.app)
    return check.findings(of: check.scrollViews) { layout, view in
      // Before iOS 11 only where the app runs there.
      (!layout.screen.usesLegacyInsets || check.reachesLegacySystems) && isLowered(layout, view)
    } reporting: { scrollView in
      guard let picture = picture(scrollView), !doubts.exist(about: scrollView, at: .top) else { return nil }
      return finding(scrollView, picture, check)
    }
  }

  /// Whether the status bar alone insets a scroll view that starts at the top of a screen whose navigation bar is hidden.
  private static func isLowered(_ layout: Layout, _ view: Int) -> Bool {
    let subject = Subject.view(view)
    let node = layout.tree.views[view]
    guard navigation(layout, view) != nil, !layout.isUnderNavigationBar(view), !node.view.isFrameAssumed,
      (node.view.contentInset?.top ?? 0) == 0, node.view.isPagingEnabled != true,
      let system = layout.trace.points(subject, Quantity(.systemInset, .top)), system > 0.5,
      let frame = layout.trace.rect(subject, Quantity(.frameInWindow)), frame.minY < 0.5,
      let window = layout.trace.rect(.window, Quantity(.window)), frame.width > window.width - 0.5,
      frame.height > window.height * 0.5
    else { return false }
    return layout.certainty(subject, [Quantity(.systemInset, .top), Quantity(.frameInWindow, .top)]) > .assumed
  }

  /// The navigation controller whose bar is hidden.
  private static func navigation(_ layout: Layout, _ view: Int) -> Tree.ControllerNode? {
    for controller in layout.tree.ancestry(of: layout.tree.views[view].owner) {
      guard layout.trace.step(.controller(controller), Quantity(.viewFrame))?.law.id == "R-NAV-HIDDEN",
        let parent = layout.tree.controllers[controller].parent
      else { continue }
      return layout.tree.controllers[parent]
    }
    return nil
  }

  /// The name of the picture or map that the content begins with, as wide as the scroll view.
  private static func picture(_ scrollView: ScrollViewSighting) -> String? {
    guard let (layout, view) = scrollView.layouts.first,
      let outer = layout.trace.rect(.view(view), Quantity(.frame))
    else { return nil }
    var next = layout.tree.views[view].subviews.first
    for _ in 0..<3 {
      guard let index = next, let frame = layout.trace.rect(.view(index), Quantity(.frame)), abs(frame.minY) < 0.5
      else {
        return nil
      }
      let node = layout.tree.views[index]
      if node.kind.isScrollView || node.view.isFrameAssumed { return nil }
      if isPicture(node, scrollView.placed) {
        return frame.width > outer.width - 0.5 && frame.height > 80 ? node.displayName : nil
      }
      next = node.subviews.first
    }
    return nil
  }

  private static func isPicture(_ node: Tree.ViewNode, _ placed: PlacedScene) -> Bool {
    if case .view(_, let facts)? = placed.sources[node.id] { return ["imageView", "mapView"].contains(facts.element) }
    return ["UIImageView", "MKMapView"].contains(node.view.className)
  }

  private static func finding(_ scrollView: ScrollViewSighting, _ picture: String, _ check: RuleCheck) -> Finding? {
    guard let (layout, view) = scrollView.layouts.first, let navigation = navigation(layout, view),
      let system = layout.trace.points(.view(view), Quantity(.systemInset, .top)),
      let place = scrollView.placed.settings[
        PlacedScene.SettingKey(object: navigation.id, name: "navigationBar.isHidden")]
    else { return nil }
    let message =
      "The navigation bar is hidden here, but the status bar still adds \(pointText(system)) points to the top of \(scrollView.label), so \(picture) starts below an empty strip (\(layout.environment.shortForm))."
    return Finding(
      rule: card.id, severity: card.severity, location: scrollView.location, message: message,
      environments: scrollView.environments, related: [.init(place, "the navigation bar is hidden here")],
      fixes: [fix(scrollView, check)].compactMap { $0 })
  }

  /// `.never`, where no bar is at the bottom, which it lets the content reach too.
  private static func fix(_ scrollView: ScrollViewSighting, _ check: RuleCheck) -> Fix? {
    guard
      scrollView.layouts.allSatisfy({ layout, view in
        !layout.screen.usesLegacyInsets && !layout.hasBar(at: .bottom, of: view)
      }), let node = scrollView.node, let edit = NeverAdjust.edit(scrollView, check)
    else { return nil }
    let effect = scrollView.effect(
      of: [SettingChange(node, .contentInsetAdjustmentBehavior(.never))], check.app,
      promising: [Quantity(.adjustedContentInset, .top)])
    return Fix(
      "Let \(scrollView.label) reach the top: contentInsetAdjustmentBehavior = .never, at the bottom too",
      isPreferred: true, [edit], promises: effect.promises)
  }
}
