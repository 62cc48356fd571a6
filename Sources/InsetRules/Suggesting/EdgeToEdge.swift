internal import InsetLayout

/// Settings that may let content start at the top of the window, under the bar.
enum EdgeToEdge {
  static func candidates(_ account: CandidateInsets, own: Insets) -> [SuggestionCandidate] {
    guard let view = account.scrollView else { return [] }
    let tree = account.tree
    let insets = insetsOff(account) + BelowBarsBeforeSafeAreas.cleaned(account, own: own)
    let frame = pins(account)
    var caveats = [
      "The top of the content lies under the bars at rest: nothing that must be read or tapped belongs there."
    ]
    if !account.isLegacy { caveats.append(Caveat.never(view.displayName)) }
    guard let bar = account.barChild.map({ tree.controllers[$0] }) else {
      return [SuggestionCandidate(title: "Content under the bar", changes: frame + insets, caveats: caveats)]
    }
    let edges = bar.controller.edgesForExtendedLayout ?? .all
    let extended =
      edges.contains(.top)
      ? [] : [SettingChange(bar, .edgesForExtendedLayout(edges.union(.top)))]
    var candidates = [
      SuggestionCandidate(
        title: "\(view.displayName) reaches under the bar", changes: frame + extended + insets, caveats: caveats),
      SuggestionCandidate(
        title: "\(view.displayName) reaches under the opaque bar",
        changes: frame + extended + [SettingChange(bar, .extendedLayoutIncludesOpaqueBars(true))] + insets,
        caveats: caveats + ["An opaque bar hides what lies under it."]),
    ]
    if let navigation = bar.parent.map({ tree.controllers[$0] }), navigation.kind == .navigation {
      candidates.append(
        SuggestionCandidate(
          title: "A translucent bar over \(view.displayName)",
          changes: frame + extended + [SettingChange(navigation, .navigationBarIsTranslucent(true))] + insets,
          caveats: caveats + [Caveat.translucency(navigation.displayName)]))
    }
    return candidates
  }

  /// What keeps UIKit from insetting the content.
  private static func insetsOff(_ account: CandidateInsets) -> [SettingChange] {
    guard account.isLegacy else {
      return account.scrollView.map { [SettingChange($0, .contentInsetAdjustmentBehavior(.never))] } ?? []
    }
    return account.navigationChild.map {
      [SettingChange(account.tree.controllers[$0], .automaticallyAdjustsScrollViewInsets(false))]
    } ?? []
  }

  /// The scroll view and the views around it that a constraint keeps below the bar.
  private static func pins(_ account: CandidateInsets) -> [SettingChange] {
    var changes: [SettingChange] = []
    var next = account.sighting.view
    while let view = next {
      let node = account.tree.views[view]
      if [.safeArea, .topLayoutGuide].contains(node.view.pins[.top]?.target) {
        changes.append(SettingChange(node, .topPinnedToSuperview))
      }
      next = account.superview(of: view)
    }
    return changes
  }
}
