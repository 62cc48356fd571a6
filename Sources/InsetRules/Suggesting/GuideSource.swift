internal import InsetLayout

/// Where a child's code can read what the bars cover of it, on iOS 7–10.
enum GuideSource: Sendable, Hashable {
  /// The layout guides of the controller that the bar's container shows.
  case guides(of: String)
  /// The frames of the bars, where no guide has the value.
  case bars

  /// The guides, if in every layout they say what the bars need; else the bars.
  init(_ accounts: [CandidateInsets]) {
    self = .bars
    guard let first = accounts.first, let name = first.barChild.map({ first.tree.controllers[$0].displayName }) else {
      return
    }
    let isEverywhere = accounts.allSatisfy { account in
      guard let insets = Self.insets(account) else { return false }
      return [Edge.top, .bottom].allSatisfy { abs(insets[$0] - account.covered[$0]) <= 0.5 }
    }
    if isEverywhere { self = .guides(of: name) }
  }

  /// What the guides cover of the scroll view, from where it lies in their controller's view.
  private static func insets(_ account: CandidateInsets) -> Insets? {
    guard let host = account.barChild else { return nil }
    let trace = account.sighting.layout.trace
    let root = Subject.view(account.tree.controllers[host].rootView)
    guard let frame = trace.rect(root, Quantity(.frameInWindow)),
      let top = trace.points(.controller(host), Quantity(.layoutGuide, .top)),
      let bottom = trace.points(.controller(host), Quantity(.layoutGuide, .bottom))
    else { return nil }
    return Insets(
      top: max(0, top - (account.frame.minY - frame.minY)),
      bottom: max(0, bottom - (frame.maxY - account.frame.maxY)))
  }
}
