package import InsetLayout

/// The rule that is often copied: the guides of the topmost ancestor that is no navigation, tab or page controller.
/// What it would write, and whether that is right here.
package struct ArticleRule: Sendable {
  package let environment: Environment
  /// What the rule would write, in points; zero where it writes nothing.
  package let helperInset: Insets
  package let isRight: Bool
  package let why: String

  /// What the rule reads before anything is judged.
  struct Reading {
    let inset: Insets
    /// The controller whose guides it reads.
    let candidate: Int?
    let stopsAtFlag: Bool

    /// `nil` for a controller that a bar's container shows itself, or that is in none: the rule is about their children.
    init?(_ account: CandidateInsets) {
      let tree = account.tree
      let chain = tree.ancestry(of: account.sighting.controller)
      guard account.barChild != chain.first else { return nil }
      stopsAtFlag =
        tree.controllers[account.sighting.controller].controller.automaticallyAdjustsScrollViewInsets == false
      candidate = chain.dropFirst().last { ![.navigation, .tab, .page].contains(tree.controllers[$0].kind) }
      guard !stopsAtFlag, let candidate else {
        inset = .zero
        return
      }
      let edges = tree.controllers[candidate].controller.edgesForExtendedLayout ?? .all
      func length(_ edge: Edge) -> Double {
        guard edges.contains(edge) else { return 0 }
        return account.sighting.layout.trace.points(.controller(candidate), Quantity(.layoutGuide, edge)) ?? 0
      }
      inset = Insets(top: length(.top), bottom: length(.bottom))
    }

    var writes: Bool { candidate != nil && !stopsAtFlag }
  }

  init?(_ trial: Trial, _ before: CandidateInsets) {
    guard let reading = Reading(before), let view = before.scrollView else { return nil }
    environment = before.sighting.layout.environment
    helperInset = reading.inset
    // The rule assigns, so what the app had set is gone.
    let changes = reading.writes ? [SettingChange(view, .contentInset(reading.inset))] : []
    guard let after = trial.account(changes, in: environment) else { return nil }
    let verdict = ArticleVerdict(reading, before, after, own: trial.own)
    isRight = verdict.isRight
    why = verdict.why
  }
}
