/// R11-NAV-CHILD: the safe area of a navigation controller's child.
enum NavigationChildSafeArea: Law {
  static let card = LawCard(
    "R11-NAV-CHILD", "Bars become safe area", OSRange(OSVersion(11)), .measured,
    statement:
      """
      A bar that lies over the child adds what it covers to the child's safe area; of the navigation controller's \
      own insets the child keeps what lies within its frame.
      """,
    evidence: ["useyourloaf.com/blog/supporting-iphone-x", "metrics.json"],
    quirks: ["The split into a relative part and a gap is inferred from the resulting numbers."])

  /// `ownBottom`: the navigation controller's own inset at the bottom while the child is on top, in points.
  static func apply(
    _ pass: inout LayoutPass, navigation: Int, child: Int, _ bars: LayoutPass.BarsOfNavigationChild, ownBottom: Double
  ) {
    let subject = Subject.controller(child)
    let parent = Subject.controller(navigation)
    let gaps = pass.frame(ofController: child).distances(inside: pass.frame(ofController: navigation).bounds)
    for edge in Edge.allCases {
      let own = edge == .bottom ? ownBottom : pass.safeArea(navigation, edge)
      var relative = 0.0
      var bar: BarKind?
      var reasons: [Trace.Reason] = []
      if edge == .top, let navigationBar = bars.bar {
        reasons.append(.value(subject, BarKind.navigationBar.decision))
        if bars.navigation == .overlay {
          relative = navigationBar.overlap
          bar = .navigationBar
          reasons.append(pass.barFrame(.navigationBar, of: navigationBar.owner))
        }
      } else if edge == .bottom, bars.toolbar != .none {
        reasons.append(.value(subject, BarKind.toolbar.decision))
        if bars.toolbar == .overlay {
          relative = bars.toolbarHeight
          bar = .toolbar
          reasons.append(pass.barFrame(.toolbar, of: navigation))
        }
      }
      if let bar {
        let covered = relative
        pass.trace.set(
          subject, Quantity(.relativeOverlay, edge), .points(relative), card, from: reasons,
          because: "The \(bar.name) adds \(pointText(covered)) points at the \(edge.name).")
        reasons.append(.value(subject, Quantity(.relativeOverlay, edge)))
      }
      let kept = max(0, own - max(0, gaps[edge]))
      let amount = relative + kept
      reasons += [.value(parent, Quantity(.safeArea, edge)), .value(subject, Quantity(.viewFrame))]
      if edge == .bottom, let tab = bars.tab, OpaqueTabBarSafeArea.holds(pass, bars, ownBottom: own) {
        let name = pass.node(navigation).displayName
        pass.trace.set(
          subject, Quantity(.safeArea, edge), .points(amount), OpaqueTabBarSafeArea.card,
          from: reasons + OpaqueTabBarSafeArea.reasons(pass, navigation: navigation, tab: tab),
          because: OpaqueTabBarSafeArea.sentence(name, amount))
        continue
      }
      let outside = OutsideWords.of(edge, kept, pass, tabBar: bars.tab == nil ? nil : bars.tabBarOverlap)
      let parts = Parts(
        edge: edge, bar: bar, relative: relative, kept: kept, own: own, gap: gaps[edge], outside: outside)
      pass.trace.set(
        subject, Quantity(.safeArea, edge), .points(amount), card, from: reasons, because: parts.sentence)
    }
  }

  /// What a number is made of, for the sentence.
  private struct Parts {
    let edge: Edge
    let bar: BarKind?
    let relative: Double
    let kept: Double
    let own: Double
    let gap: Double
    let outside: String

    var sentence: String {
      let total = pointText(relative + kept)
      if let bar, relative > 0 {
        return kept > 0
          ? """
          Safe area at the \(edge.name): \(total) = \(pointText(kept)) \(outside) + \(pointText(relative)) \
          \(bar.name).
          """
          : "Safe area at the \(edge.name): the \(bar.name)'s \(total) points."
      }
      if own > 0 && gap > 0 && kept == 0 {
        return """
          The view ends \(pointText(gap)) points inside at the \(edge.name), clear of what covers it: no safe area \
          there.
          """
      }
      if kept == 0 { return "Nothing covers the view at the \(edge.name)." }
      return "Safe area at the \(edge.name): \(total) points (\(outside))."
    }
  }
}
