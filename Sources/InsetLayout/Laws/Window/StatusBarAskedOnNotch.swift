/// R-STATUS-NAV-NOTCH: a navigation controller with a visible bar isn't asked on phones without a home button.
enum StatusBarAskedOnNotch: Law {
  static let card = LawCard(
    "R-STATUS-NAV-NOTCH",
    "A navigation controller on a notch phone keeps the status bar", OSRange(OSVersion(11)), .unverified,
    statement:
      """
      On a phone without a home button a navigation controller with a visible bar does not ask its top child about \
      hiding the status bar: the answer would not change the layout.
      """,
    evidence: [], quirks: ["No public document or measurement."])

  /// The first navigation controller on the way to the controller that decides which doesn't pass the question on.
  static func silent(_ pass: LayoutPass, from root: Int) -> Int? {
    guard pass.holds(card), pass.screen.os.major >= 11, pass.screen.idiom == .phone, pass.screen.shape != .homeButton
    else { return nil }
    var current: Int? = root
    while let controller = current {
      if pass.node(controller).kind == .navigation, pass.node(controller).controller.navigationBar?.isHidden != true {
        return controller
      }
      current = StatusBarVisibility.asked(pass, by: controller)
    }
    return nil
  }

  /// The navigation controller's own wish counts; where the child that it would ask wants the same, nothing is assumed.
  static func apply(_ pass: inout LayoutPass, _ navigation: Int, wouldAsk decider: Int) {
    let own = pass.node(navigation).controller.prefersStatusBarHidden
    let isHidden = own ?? false
    let wish = pass.node(decider).controller.prefersStatusBarHidden ?? false
    let name = pass.node(navigation).displayName
    var reasons = [pass.setting(.controller(navigation), "prefersStatusBarHidden", own, default: false)]
    if isHidden != wish {
      reasons.append(
        pass.assume(
          pass.node(navigation).id,
          """
          on a phone without a home button \(name) is taken not to ask \(pass.node(decider).displayName) about the \
          status bar: no public document
          """))
    }
    StatusBarVisibility.record(
      &pass, isHidden: isHidden, isHidden == wish ? StatusBarVisibility.card : card,
      reasons,
      who: "\(name) hides the status bar (prefersStatusBarHidden).")
  }
}
