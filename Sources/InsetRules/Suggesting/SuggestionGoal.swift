internal import InsetLayout

/// Where somebody wants a scroll view's content.
package enum SuggestionGoal: String, CaseIterable, Sendable {
  /// Nothing of the resting content lies under bars, and nothing is blank but what the app itself keeps free.
  case contentBelowBars = "content below bars"
  /// The content starts at the window's top edge, under the bar.
  case edgeToEdge = "edge to edge"

  /// Whether a layout reaches the goal.
  ///
  /// - Parameter own: the insets that the app keeps for something else than bars, in points.
  func isReached(_ account: CandidateInsets, own: Insets) -> Bool {
    switch self {
    case .contentBelowBars:
      [Edge.top, .bottom].allSatisfy {
        account.hidden[$0] <= 0.5 && account.gap[$0] <= own[$0] + 0.5
      }
    case .edgeToEdge:
      account.frame.minY <= account.windowTop + 0.5 && account.inForce.top <= own.top + 0.5
    }
  }
}
