/// R11-TAB-CHILD: the safe area of a tab bar controller's child.
enum TabChildSafeArea: Law {
  static let card = LawCard(
    "R11-TAB-CHILD", "The tab bar becomes safe area", OSRange(OSVersion(11)), .measured,
    statement:
      """
      A tab bar that shows adds its height to the direct child's bottom safe area, if that child's \
      edgesForExtendedLayout has .bottom and the bar is translucent or the child sets \
      extendedLayoutIncludesOpaqueBars.
      """,
    evidence: ["metrics.json (83 = 34 + 49)"],
    quirks: ["That extendedLayoutIncludesOpaqueBars on the child lets an opaque bar count is inferred."])

  /// `isAway`: a pushed controller hides the bar.
  static func apply(_ pass: inout LayoutPass, tab: Int, child: Int, _ bar: LayoutPass.TabBarContext, isAway: Bool) {
    let subject = Subject.controller(child)
    let parent = Subject.controller(tab)
    let gaps = pass.frame(ofController: child).distances(inside: pass.frame(ofController: tab).bounds)
    for edge in Edge.allCases {
      var relative = 0.0
      var reasons: [Trace.Reason] = []
      if edge == (bar.isAtTop ? .top : .bottom) {
        relative = add(&pass, tab: tab, child: child, bar, edge, isAway: isAway)
        reasons.append(.value(subject, Quantity(.relativeOverlay, edge)))
      }
      if edge == .bottom && bar.isAtTop { reasons.append(.law(TopTabBar.card)) }
      let kept = max(0, pass.safeArea(tab, edge) - max(0, gaps[edge]))
      let amount = relative + kept
      let isBar = relative > 0
      let outside = OutsideWords.of(edge, kept, pass)
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(amount), isBar && bar.isAtTop ? TopTabBar.card : card,
        from: reasons + [.value(parent, Quantity(.safeArea, edge)), .value(subject, Quantity(.viewFrame))],
        because: isBar
          ? kept > 0
            ? """
            Safe area at the \(edge.name): \(pointText(amount)) = \(pointText(kept)) \(outside) + \
            \(pointText(amount - kept)) tab bar.
            """
            : "Safe area at the \(edge.name): the tab bar's \(pointText(amount)) points."
          : kept > 0
            ? "Safe area at the \(edge.name): \(pointText(kept)) points (\(outside))."
            : "Nothing covers the view at the \(edge.name).")
    }
  }

  /// Records what the bar adds at its edge. Of a navigation controller it is kept too, for stacks in which some
  /// children hide the bar.
  private static func add(
    _ pass: inout LayoutPass, tab: Int, child: Int, _ bar: LayoutPass.TabBarContext, _ edge: Edge, isAway: Bool
  ) -> Double {
    let node = pass.node(child)
    let subject = Subject.controller(child)
    let parent = Subject.controller(tab)
    let isTranslucent = pass.trace.isOn(parent, BarKind.tabBar.translucency)
    let share = share(pass, tab: tab, child: child, bar, isTranslucent: isTranslucent)
    if node.kind == .navigation && !bar.isAtTop { pass.tabShares[child] = .init(points: share, isIncluded: !isAway) }
    let relative = isAway ? 0 : share
    var reasons: [Trace.Reason] = [pass.barFrame(.tabBar, of: tab), .value(parent, BarKind.tabBar.translucency)]
    if node.kind == .navigation || node.kind == .split {
      // What decides is the direct child's own flags, which nobody expects to matter.
      if !isTranslucent {
        reasons.append(
          pass.setting(
            subject, "extendedLayoutIncludesOpaqueBars", node.controller.extendedLayoutIncludesOpaqueBars,
            default: false))
      }
      let edges = node.controller.edgesForExtendedLayout
      reasons.append(
        pass.setting(subject, "edgesForExtendedLayout", (edges ?? .all).swiftSpelling, isSet: edges != nil))
    } else {
      reasons.append(.value(subject, BarKind.tabBar.decision))
    }
    // Measured is a translucent bar that counts; what an opaque one does, and a child that leaves the edge out, is
    // reported.
    let isMeasured = isTranslucent && (relative > 0 || isAway)
    let hiding = isAway && !bar.isRemoved ? nil : HiddenTabBarSafeArea.reasons(&pass, bar)
    let isHidden = hiding != nil
    pass.trace.set(
      subject, Quantity(.relativeOverlay, edge), .points(relative),
      isHidden ? HiddenTabBarSafeArea.card : bar.isAtTop ? TopTabBar.card : card,
      confidence: isMeasured ? nil : .reported, from: reasons + (hiding ?? []),
      because: relative > 0
        ? isHidden
          ? """
          The tab bar is hidden by isHidden, but its \(pointText(relative)) points stay in the safe area at the \
          \(edge.name).
          """
          : "The tab bar adds \(pointText(relative)) points at the \(edge.name)."
        : "The tab bar adds nothing at the \(edge.name).")
    return relative
  }

  /// What the bar adds while it is there, in points.
  private static func share(
    _ pass: LayoutPass, tab: Int, child: Int, _ bar: LayoutPass.TabBarContext, isTranslucent: Bool
  ) -> Double {
    let node = pass.node(child)
    if !pass.holds(card) || bar.isRemoved || bar.isHiddenDirectly && !HiddenTabBarSafeArea.keeps(pass.screen) {
      return 0
    }
    if bar.isAtTop && TopTabBar.isShared(with: node) { return 0 }
    guard (node.controller.edgesForExtendedLayout ?? .all).contains(bar.isAtTop ? .top : .bottom),
      isTranslucent || node.controller.extendedLayoutIncludesOpaqueBars == true
    else { return 0 }
    return bar.isAtTop ? bar.height : max(0, bar.height - pass.safeArea(tab, .bottom))
  }
}
