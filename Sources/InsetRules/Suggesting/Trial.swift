internal import InsetLayout

/// A scroll view in a scene and what the app wants for it: tries changes by laying the changed scene out.
struct Trial: Sendable {
  let subject: SuggestionSubject
  let goal: SuggestionGoal
  /// The insets that are the app's own and stay.
  let own: Insets

  /// The scene with the changes, in one environment.
  func account(_ changes: [SettingChange], in environment: Environment) -> CandidateInsets? {
    (try? layOut(subject.scene.applying(changes), in: environment)).flatMap { CandidateInsets(subject.id, in: $0) }
  }

  func reaches(_ changes: [SettingChange], in environment: Environment) -> Bool {
    account(changes, in: environment).map { goal.isReached($0, own: own) } ?? false
  }

  func outcome(_ changes: [SettingChange], in environment: Environment) -> Suggestion.Outcome? {
    guard let account = account(changes, in: environment) else { return nil }
    let layout = account.sighting.layout
    let subject = Subject.view(account.sighting.view ?? 0)
    return Suggestion.Outcome(
      environment: environment, contentInset: layout.insets(subject, .contentInset) ?? .zero,
      adjustedContentInset: account.isLegacy ? nil : account.inForce, frameInWindow: account.frame,
      hiddenUnderBars: account.hidden, extraGap: account.gap, certainty: account.sighting.certainty,
      reaches: goal.isReached(account, own: own))
  }
}

/// Changes that may reach the goal, before anybody has tried them.
struct SuggestionCandidate: Sendable {
  let title: String
  let changes: [SettingChange]
  var caveats: [String] = []
  /// Worth saying only where nothing else does it everywhere.
  var isLastResort = false
}
