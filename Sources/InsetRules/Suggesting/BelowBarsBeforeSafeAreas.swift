internal import InsetLayout

/// Settings that may bring content below bars on iOS 7–10.
enum BelowBarsBeforeSafeAreas {
  static func candidates(_ account: CandidateInsets, own: Insets) -> [SuggestionCandidate] {
    guard let scrollView = account.scrollView else { return [] }
    let tree = account.tree
    var candidates: [SuggestionCandidate] = []
    let clean = cleaned(account, own: own)
    if !clean.isEmpty {
      candidates.append(
        SuggestionCandidate(title: "Write no inset for bars to \(scrollView.displayName)", changes: clean))
    }
    let isGap = account.gap.top > own.top + 0.5 || account.gap.bottom > own.bottom + 0.5
    if isGap, [.safeArea, .topLayoutGuide].contains(scrollView.view.pins[.top]?.target) {
      candidates.append(
        SuggestionCandidate(
          title: "Hold the top of \(scrollView.displayName) to its superview and let UIKit inset it",
          changes: [SettingChange(scrollView, .topPinnedToSuperview)] + clean))
    }
    if let child = account.navigationChild.map({ tree.controllers[$0] }) {
      candidates += flags(account, child, clean, isGap: isGap)
    }
    if let bar = account.barChild.map({ tree.controllers[$0] }), !isGap, bar.parent != nil {
      let edges = bar.controller.edgesForExtendedLayout ?? .all
      let less = Edge.allCases.filter { account.hidden[$0] > 0.5 }.reduce(edges) { $0.subtracting(EdgeSet($1)) }
      if less != edges {
        candidates.append(
          SuggestionCandidate(
            title: "edgesForExtendedLayout = \(less.swiftSpelling) on \(bar.displayName)",
            changes: [SettingChange(bar, .edgesForExtendedLayout(less))], caveats: [Caveat.edgesNone(bar.displayName)]))
      }
    }
    return candidates
  }

  /// The flag of the navigation controller's direct child, and the order of the views that UIKit searches.
  private static func flags(
    _ account: CandidateInsets, _ child: Tree.ControllerNode, _ clean: [SettingChange], isGap: Bool
  ) -> [SuggestionCandidate] {
    guard let scrollView = account.scrollView else { return [] }
    let flag = "automaticallyAdjustsScrollViewInsets"
    let isOn = child.controller.automaticallyAdjustsScrollViewInsets ?? true
    if isGap {
      guard isOn else { return [] }
      return [
        SuggestionCandidate(
          title: "\(flag) = false on \(child.displayName)",
          changes: [SettingChange(child, .automaticallyAdjustsScrollViewInsets(false))] + clean)
      ]
    }
    var candidates: [SuggestionCandidate] = []
    let on = isOn ? [] : [SettingChange(child, .automaticallyAdjustsScrollViewInsets(true))]
    if !isOn {
      candidates.append(SuggestionCandidate(title: "\(flag) = true on \(child.displayName)", changes: on + clean))
    }
    if !scrollView.isImplicit, let superview = scrollView.superview,
      account.tree.views[superview].subviews.first != account.sighting.view
    {
      candidates.append(
        SuggestionCandidate(
          title: "Make \(scrollView.displayName) the first subview, which UIKit adjusts",
          changes: on + clean + [SettingChange(scrollView, .firstSubview)],
          caveats: [Caveat.firstSubview(scrollView.displayName)]))
    }
    return candidates
  }

  /// The written inset without what stands for bars.
  static func cleaned(_ account: CandidateInsets, own: Insets) -> [SettingChange] {
    guard let view = account.scrollView, own != account.written else { return [] }
    return [SettingChange(view, .contentInset(own))]
  }
}
