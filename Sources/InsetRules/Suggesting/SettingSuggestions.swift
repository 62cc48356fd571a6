internal import InsetLayout

/// Tries candidates in environments of one kind and keeps those that reach the goal somewhere.
enum SettingSuggestions {
  /// - Parameter accounts: the environments that need something, as they are.
  static func suggestions(_ trial: Trial, _ accounts: [CandidateInsets]) -> [Suggestion] {
    guard let first = accounts.first, let view = first.scrollView else { return [] }
    let environments = accounts.map(\.sighting.layout.environment)
    let property = ScrollViewName.property(view, ownedBy: first.tree.controllers[view.owner])
    var kept: [Suggestion] = []
    for candidate in candidates(trial, first) {
      if candidate.isLastResort, kept.contains(where: \.reaches) { continue }
      let changes = trial.goal == .edgeToEdge ? least(candidate.changes, trial, environments) : candidate.changes
      if trial.subject.scene.applying(changes) == trial.subject.scene { continue }
      let outcomes = environments.compactMap { trial.outcome(changes, in: $0) }
      guard outcomes.contains(where: \.reaches) else { continue }
      // What does more than another that already does it all is no choice.
      if kept.contains(where: { $0.reaches && Set($0.changes).isSubset(of: changes) }) { continue }
      kept.append(
        Suggestion(
          title: candidate.title, goal: trial.goal, changes: changes, insets: nil,
          code: SettingCode.code(changes, property: property), outcomes: outcomes, caveats: candidate.caveats))
    }
    return kept
  }

  private static func candidates(_ trial: Trial, _ account: CandidateInsets) -> [SuggestionCandidate] {
    switch trial.goal {
    case .edgeToEdge: EdgeToEdge.candidates(account, own: trial.own)
    case .contentBelowBars:
      account.isLegacy
        ? BelowBarsBeforeSafeAreas.candidates(account, own: trial.own)
        : BelowBarsWithSafeAreas.candidates(account, own: trial.own)
    }
  }

  /// The changes without those that nothing depends on.
  private static func least(_ changes: [SettingChange], _ trial: Trial, _ environments: [Environment])
    -> [SettingChange]
  {
    let reached = environments.filter { trial.reaches(changes, in: $0) }
    if reached.isEmpty { return changes }
    var least = changes
    for change in changes {
      let fewer = least.filter { $0 != change }
      if reached.allSatisfy({ trial.reaches(fewer, in: $0) }) { least = fewer }
    }
    return least
  }
}
