/// R11-CIAB-NEVER.
enum NeverAdjusts: Law {
  static let card = LawCard(
    "R11-CIAB-NEVER", "contentInsetAdjustmentBehavior = .never", OSRange(OSVersion(11)), .documented,
    statement: "UIKit adds nothing; contentInset is all there is.",
    evidence: ["developer.apple.com UIScrollView.ContentInsetAdjustmentBehavior.never"],
    quirks: ["On 11.2 the bottom was still adjusted in a tab bar controller (radar 35933138)."])

  static func apply(_ pass: inout LayoutPass, _ view: Int, _ written: Trace.Reason) {
    ContentInsetAdjustment.set(
      &pass, view, [], card, from: [written], "contentInsetAdjustmentBehavior is .never: UIKit adds nothing.")
    let os = pass.screen.os
    guard os.major == 11, os.minor == 2, pass.kinship.isInTabs[pass.tree.views[view].owner],
      pass.viewSafeArea(view, .bottom) > 0
    else { return }
    let guess = pass.assume(
      pass.tree.views[view].id,
      """
      on iOS 11.2 the bottom of a scroll view in a tab bar controller was reported to be adjusted in spite of \
      .never: 0 is taken
      """)
    pass.trace.set(
      .view(view), Quantity(.adjusts, .bottom), .flag(false), card, from: [written, guess],
      because: "contentInsetAdjustmentBehavior is .never; iOS 11.2 was reported to adjust the bottom all the same.")
  }
}
