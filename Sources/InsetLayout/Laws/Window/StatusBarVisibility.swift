/// R-STATUS-OWNER: who decides whether the status bar shows.
enum StatusBarVisibility: Law {
  static let card = LawCard(
    "R-STATUS-OWNER", "Who hides the status bar", OSRange(OSVersion(7)), .documented,
    statement:
      """
      With UIViewControllerBasedStatusBarAppearance (the default) the controller that covers the screen decides by \
      prefersStatusBarHidden; a navigation controller asks its top child, a tab bar controller its selected one. A \
      presented controller takes over only with the style fullScreen. UIStatusBarHidden then counts for the launch \
      only. With the key off, UIStatusBarHidden is the state at launch, and UIApplication's isStatusBarHidden changes \
      it: an app that hides the bar for its launch picture and shows it again has it at rest.
      """,
    evidence: [
      """
      developer.apple.com UIViewController.prefersStatusBarHidden, childForStatusBarHidden, \
      modalPresentationCapturesStatusBarAppearance
      """,
      """
      developer.apple.com bundleresources/information-property-list/{uistatusbarhidden, \
      uiviewcontrollerbasedstatusbarappearance}
      """, "blog.csdn sxq609004460/49506895; Coding/Coding-iOS 9fb8a103 (shown at launch)",
    ],
    quirks: ["That code shows or hides the bar at launch is reported."])

  /// Records the height of the status bar: 0 where it doesn't show.
  static func apply(_ pass: inout LayoutPass, root: Int) {
    if pass.screen.isCompactHeight && pass.screen.statusBarHeight == 0 {
      StatusBarInLandscape.apply(&pass, decider: decider(pass, from: covering(pass, root)))
    } else if pass.app.viewControllerBasedStatusBarAppearance == false {
      applyOfApp(&pass)
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

  /// The app decides: Info.plist for the launch, its code from then on.
  private static func applyOfApp(_ pass: inout LayoutPass) {
    var reasons = [pass.setting(.window, "UIStatusBarHidden", pass.app.statusBarHidden, default: false)]
    if let byCode = pass.app.isStatusBarHidden {
      reasons.append(pass.setting(.window, "isStatusBarHidden", byCode, default: false))
    }
    let isByCode = pass.app.isStatusBarHidden != nil
    record(
      &pass, isHidden: pass.app.hidesStatusBar, card, confidence: isByCode ? .reported : nil, reasons,
      who: isByCode
        ? "The app hides the status bar as it launches (isStatusBarHidden)."
        : "Info.plist hides the status bar (UIStatusBarHidden).")
  }

  static func record(
    _ pass: inout LayoutPass, isHidden: Bool, _ law: LawCard, confidence: Confidence? = nil, _ reasons: [Trace.Reason],
    who: @autoclosure @escaping @Sendable () -> String
  ) {
    let height = isHidden ? 0 : pass.screen.statusBarHeight
    let endsAbove = !isHidden && StatusBarFrame.holds(pass, height: height)
    let top = pass.screen.deviceInsets.top
    pass.trace.set(
      .window, Quantity(.statusBarHeight), .points(height), endsAbove ? StatusBarFrame.card : law,
      confidence: endsAbove && law.confidence.certainty < StatusBarFrame.card.confidence.certainty
        ? confidence ?? law.confidence : confidence,
      from: reasons + [pass.screenRowSource, .confidence(pass.screen.confidence)] + pass.guesses(.figures),
      because: isHidden
        ? who()
        : endsAbove
          ? "The status bar is \(pointText(height)) points high; the safe area reaches to \(pointText(top))."
          : "The status bar is \(pointText(height)) points high.")
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

extension AppOptions {
  /// Whether the app hides the status bar where controllers aren't asked.
  var hidesStatusBar: Bool { isStatusBarHidden ?? statusBarHidden ?? false }
}
