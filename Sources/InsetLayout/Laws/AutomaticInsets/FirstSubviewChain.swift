/// R7-AUTO-WHICH: which scroll view is adjusted.
enum FirstSubviewChain: Law {
  static let card = LawCard(
    "R7-AUTO-WHICH",
    "UIKit adjusts the first scroll view down the chain of first subviews", OSRange(OSVersion(7)), .reported,
    betterKnown: BetterKnownCase(.measured, "for the view itself and its first subview"),
    statement:
      """
      The candidate is the view of the navigation controller's direct child if it is a scroll view, else its first \
      subview, else that view's first subview, and so on. Any other view at index 0 that leads nowhere means no \
      adjustment.
      """,
    evidence: [
      """
      material-components-ios PR 7970 (quoting Ryan Fox)
      """, "radar 23666075", "b2cloud.com.au", "software-mansion/react-native-screens 8fe8b87",
    ],
    quirks: ["Depth dispute: some sources say only the view or its first subview; results found deeper are inferred."])

  static func apply(_ pass: inout LayoutPass, child: Int, _ found: Tree.FoundScrollView) {
    let view = found.view
    let node = pass.tree.views[view]
    let structure = structure(pass, child)
    if node.isImplicit && pass.node(node.owner).kind == .page {
      PageControllerTakesInset.apply(&pass, view, structure)
      return
    }
    let name = pass.node(child).displayName
    let depth = found.depth
    let found = node.displayName
    // The first levels are what all sources agree on, and many printed insets show. Of a web view the chain reaches the
    // scroll view inside.
    pass.trace.set(
      .view(view), Quantity(.adjusts), .flag(true), card,
      confidence: depth <= 1 && node.kind != .web ? .measured : .inferred, from: [structure],
      because: depth == 0
        ? "\(found) is \(name)'s view itself, so UIKit adjusts it."
        : depth == 1
          ? "\(found) is the first subview of \(name)'s view, so UIKit adjusts it."
          : """
          UIKit finds \(found) \(depth) levels down the first subviews of \(name)'s view (sources disagree about \
          more than one level).
          """
    )
  }

  /// The order of subviews as a setting: it decides, as settings do.
  static func structure(_ pass: LayoutPass, _ child: Int) -> Trace.Reason {
    let root = pass.tree.views[pass.node(child).rootView]
    let first = root.subviews.first.map { pass.tree.views[$0].displayName }
    return pass.setting(
      .view(pass.node(child).rootView), root.kind.isScrollView ? "kind" : "subviews[0]",
      root.kind.isScrollView ? root.kind.rawValue : first ?? "none", isSet: true)
  }
}
