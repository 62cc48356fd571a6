/// The moments of a controller's first appearance, in UIKit's order (R-PHASE-ORDER).
package enum Phase: String, CaseIterable, Sendable, Comparable {
  case `init`, awakeFromNib, viewDidLoad, viewWillAppear, viewIsAppearing, viewSafeAreaInsetsDidChange
  case viewWillLayoutSubviews, layoutSubviews, viewDidLayoutSubviews, viewDidAppear, later, layoutAgain

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  package static func < (one: Phase, other: Phase) -> Bool { one.index < other.index }

  /// Whether the controller's view has its place by then: safe area, guides and bars are final (R-PHASE-SAFE).
  var isPlaced: Bool { self >= .viewIsAppearing }

  /// Whether its subviews have theirs (R-PHASE-SUBVIEWS).
  var isLaidOut: Bool { self >= .layoutSubviews }
}
