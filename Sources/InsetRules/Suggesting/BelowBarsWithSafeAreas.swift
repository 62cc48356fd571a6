internal import InsetLayout

/// Settings that may bring content below bars from iOS 11 on.
enum BelowBarsWithSafeAreas {
  static func candidates(_ account: CandidateInsets, own: Insets) -> [SuggestionCandidate] {
    guard let view = account.scrollView else { return [] }
    let name = view.displayName
    let clean = BelowBarsBeforeSafeAreas.cleaned(account, own: own)
    let also = clean.isEmpty ? "" : ", and no inset written for bars"
    let behavior = view.view.contentInsetAdjustmentBehavior ?? .automatic
    var candidates: [SuggestionCandidate] = []
    if !clean.isEmpty {
      candidates.append(
        SuggestionCandidate(title: "Write no inset for bars to \(name): UIKit adds the safe area", changes: clean))
    }
    if behavior != .automatic {
      candidates.append(
        SuggestionCandidate(
          title: "contentInsetAdjustmentBehavior = .automatic on \(name)\(also)",
          changes: [SettingChange(view, .contentInsetAdjustmentBehavior(.automatic))] + clean))
    }
    if behavior != .always {
      let owner = account.tree.controllers[view.owner].displayName
      candidates.append(
        SuggestionCandidate(
          title: "contentInsetAdjustmentBehavior = .always on \(name)\(also)",
          changes: [SettingChange(view, .contentInsetAdjustmentBehavior(.always))] + clean,
          caveats: view.view.isPagingEnabled == true ? [Caveat.pager(name, of: owner)] : []))
    }
    if view.view.alwaysBounceVertical != true, view.kind != .table, behavior != .never {
      candidates.append(
        SuggestionCandidate(
          title: "alwaysBounceVertical = true on \(name)\(also)",
          changes: [SettingChange(view, .alwaysBounceVertical(true))] + clean,
          caveats: ["Content that fits the screen bounces when it is dragged."]))
    }
    candidates += enclosing(account, clean)
    if account.hidden.top > 0.5 || account.hidden.bottom > 0.5 {
      let owner = account.tree.controllers[view.owner]
      let more = owner.controller.additionalSafeAreaInsets ?? .zero
      let added = Insets.each { more[$0] + account.hidden[$0] }
      candidates.append(
        SuggestionCandidate(
          title: "additionalSafeAreaInsets on \(owner.displayName) for what the safe area leaves out",
          changes: [SettingChange(owner, .additionalSafeAreaInsets(added))] + clean,
          caveats: [Caveat.additionalSafeArea],
          isLastResort: true))
    }
    return candidates
  }

  /// A scroll view around this one that UIKit insets moves this one, and pages with it.
  private static func enclosing(_ account: CandidateInsets, _ clean: [SettingChange]) -> [SuggestionCandidate] {
    let adjusted = account.adjustedEnclosingScrollViews.map { account.tree.views[$0] }.filter { !$0.isImplicit }
    guard let nearest = adjusted.first else { return [] }
    return [
      SuggestionCandidate(
        title: "contentInsetAdjustmentBehavior = .never on \(nearest.displayName), which holds it",
        changes: adjusted.map { SettingChange($0, .contentInsetAdjustmentBehavior(.never)) } + clean,
        caveats: [Caveat.never(nearest.displayName)])
    ]
  }
}
