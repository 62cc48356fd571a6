package import InsetLayout

/// What brings a scroll view's content where somebody wants it, best first, and where nothing has to be done.
package struct Suggestions: Sendable {
  package let goal: SuggestionGoal
  package let suggestions: [Suggestion]
  /// The often copied rule in each environment; empty where the scroll view is in no child.
  package let article: [ArticleRule]
  /// Environments that show what is wanted already, with the reason.
  package let nothingNeeded: [(environment: Environment, text: String)]
  /// Environments for which nothing that was tried reaches the goal.
  package let unreached: [Environment]

  /// - Parameter layouts: the scene in each environment that is asked about.
  package init(_ target: String, _ goal: SuggestionGoal, _ scene: Scene, _ layouts: [Layout]) throws(SuggestionProblem)
  {
    self.goal = goal
    guard let first = layouts.first else {
      (suggestions, article, nothingNeeded, unreached) = ([], [], [], [])
      return
    }
    let subject = try SuggestionSubject(target, in: scene, first)
    let bare = Trial(subject: subject, goal: goal, own: .zero)
    let accounts = layouts.compactMap { bare.account([], in: $0.environment) }
    let trial = Trial(subject: subject, goal: goal, own: Self.own(accounts))
    let (fine, needy) = Self.parted(accounts) { goal.isReached($0, own: trial.own) }
    let (legacy, safe) = Self.parted(needy, by: \.isLegacy)
    var found = SettingSuggestions.suggestions(trial, legacy)
    if goal == .contentBelowBars {
      // The popular cures with a price come after the insets by hand.
      let free = found.prefix { $0.caveats.isEmpty }.count
      found.insert(contentsOf: InsetsByHand.suggestions(trial, legacy), at: free)
    }
    found += SettingSuggestions.suggestions(trial, safe)
    let warned = found.map { Self.warning($0, trial, fine) }
    suggestions = warned.filter(\.reaches) + warned.filter { !$0.reaches }
    article = goal == .contentBelowBars ? accounts.compactMap { ArticleRule(trial, $0) } : []
    nothingNeeded = fine.map { ($0.sighting.layout.environment, Self.contentment($0)) }
    let reached = Set(warned.flatMap(\.outcomes).filter(\.reaches).map(\.environment))
    unreached = needy.map(\.sighting.layout.environment).filter { !reached.contains($0) }
  }

  /// What is there already, in one sentence.
  private static func contentment(_ account: CandidateInsets) -> String {
    guard account.gap.top > 0.5, account.hidden.top <= 0.5 else { return Headline(account.sighting).text }
    return """
      \(pointText(account.inForce.top)) pt above the \(account.sighting.contentWord) on iOS \
      \(account.sighting.layout.environment.os): \(pointText(account.covered.top)) for the bars and the app's own \
      \(pointText(account.gap.top)).
      """
  }

  /// The least that the app keeps for itself in any environment: what differs from one to the next is a bar's.
  private static func own(_ accounts: [CandidateInsets]) -> Insets {
    let each = accounts.map { $0.ownInsets(helper: ArticleRule.Reading($0)?.inset) }
    return .each { edge in
      edge.isVertical ? each.map { $0[edge] }.min() ?? 0 : each.first?[edge] ?? 0
    }
  }

  private static func parted(_ accounts: [CandidateInsets], by test: (CandidateInsets) -> Bool) -> (
    [CandidateInsets], [CandidateInsets]
  ) {
    (accounts.filter(test), accounts.filter { !test($0) })
  }

  /// Says so where a change spoils an environment that was right.
  private static func warning(_ suggestion: Suggestion, _ trial: Trial, _ fine: [CandidateInsets]) -> Suggestion {
    let spoiled = fine.map(\.sighting.layout.environment).filter { !trial.reaches(suggestion.changes, in: $0) }
    if spoiled.isEmpty { return suggestion }
    let names = spoiled.map(\.shortForm).joined(separator: ", ")
    return Suggestion(
      title: suggestion.title, goal: suggestion.goal, changes: suggestion.changes, insets: suggestion.insets,
      code: suggestion.code, outcomes: suggestion.outcomes,
      caveats: suggestion.caveats + ["Not on \(names): the goal is reached there as it is, and no longer with this."])
  }
}
