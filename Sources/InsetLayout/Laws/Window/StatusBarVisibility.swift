/// R-STATUS-OWNER: who decides whether the status bar shows.
enum StatusBarVisibility: Law {
  static let card = LawCard(
    "R-STATUS-OWNER", "Who hides the status bar", OSRange(OSVersion(7)), .documented,
    statement:
      """
      With UIViewControllerBasedStatusBarAppearance (the default) the controller that covers the screen decides by \
      prefersStatusBarHidden; a navigation controller asks its top child, a tab bar controller its selected one. A \
      presented controller takes over only with the style fullScreen. Without that key, UIStatusBarHidden decides.
      """,
    evidence: [
      """
      developer.apple.com UIViewController.prefersStatusBarHidden, childForStatusBarHidden, \
      modalPresentationCapturesStatusBarAppearance
      """
    ])

  /// Records the height of the status bar: 0 where it doesn't show.
  static func apply(_ pass: inout LayoutPass, root: Int) {
    if pass.screen.isCompactHeight && pass.screen.statusBarHeight == 0 {
      StatusBarInLandscape.apply(&pass, decider: decider(pass, from: covering(pass, root)))
    } else if pass.app.viewControllerBasedStatusBarAppearance == false {
      let hidden = pass.app.statusBarHidden ?? false
      record(
        &pass, isHidden: hidden, card,
        [pass.setting(.window, "UIStatusBarHidden", pass.app.statusBarHidden, default: false)],
        who: "Info.plist hides the status bar (UIStatusBarHidden).")
    } else {
      let covering = covering(pass, root)
      let decider = decider(pass, from: covering)
      if let navigation = StatusBarAskedOnNotch.silent(pass, from: covering) {
        StatusBarAskedOnNotch.apply(&pass, navigation, wouldAsk: decider)
        return
      }
      let wish = pass.node(decider).controller.prefersStatusBarHidden
      let name = pass.node(decider).displayName
      record(
        &pass, isHidden: wish ?? false, card,
        [pass.setting(.controller(decider), "prefersStatusBarHidden", wish, default: false)],
        who: "\(name) hides the status bar (prefersStatusBarHidden).")
    }
  }

  static func record(
    _ pass: inout LayoutPass, isHidden: Bool, _ law: LawCard, confidence: Confidence? = nil, _ reasons: [Trace.Reason],
    who: @autoclosure @escaping @Sendable () -> String
  ) {
    let height = isHidden ? 0 : pass.screen.statusBarHeight
    pass.trace.set(
      .window, Quantity(.statusBarHeight), .points(height), law, confidence: confidence,
      from: reasons + [pass.screenRowSource, .confidence(pass.screen.confidence)] + pass.guesses(.figures),
      because: isHidden ? who() : "The status bar is \(pointText(height)) points high.")
  }

  /// The controller that covers the screen: the last one presented full screen, else the root.
  private static func covering(_ pass: LayoutPass, _ root: Int) -> Int {
    var current = root
    // Presentations hang on any controller of the shown tree; the last full-screen one counts.
    for (index, node) in pass.tree.controllers.enumerated() where node.isOnScreen {
      guard case .presented = node.role else { continue }
      if Presentation.style(pass, of: index) == .fullScreen { current = index }
    }
    return current
  }

  /// Whom containers ask in the end.
  private static func decider(_ pass: LayoutPass, from root: Int) -> Int {
    var current = root
    while let next = asked(pass, by: current) { current = next }
    return current
  }

  /// The child that a container forwards the question to.
  static func asked(_ pass: LayoutPass, by controller: Int) -> Int? {
    let node = pass.node(controller)
    guard node.kind == .navigation || node.kind == .tab, let shown = node.controller.shownChild,
      node.children.indices.contains(shown)
    else { return nil }
    return node.children[shown]
  }
}
