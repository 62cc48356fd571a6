/// R-INCALL-7: the double-height status bar moves the root view down.
enum InCallStatusBar: Law {
  static let card = LawCard(
    "R-INCALL-7", "The in-call status bar moves the root view", OSRange(OSVersion(7), through: [12]), .measured,
    statement:
      """
      While a call, a hotspot or a recording shows in a status bar of 40 points, the window's root view starts 20 \
      points lower and is 20 shorter; inside it everything is as under a status bar of 20.
      """,
    evidence: ["y310.hatenablog.com 2014/04/16", "AMScrollingNavbar issue 180", "metrics: statusbar-incall"],
    quirks: ["Only on iPhones whose status bar is 20 points high; that guides stay at 20 is reported, not measured."])

  /// Whether the bar is there and moves root views; asked for after the status bar's height is known.
  static func holds(_ pass: LayoutPass) -> Bool {
    pass.holds(card) && pass.environment.inCallStatusBar && card.systems.contains(pass.screen.os)
      && pass.screen.idiom == .phone
      && pass.trace.points(.window, Quantity(.statusBarHeight)) == 20
  }

  /// What a number rests on that the bar leaves as under a status bar of 20: that it does is reported, not measured.
  static func reasons(_ pass: LayoutPass) -> [Trace.Reason] {
    guard holds(pass) else { return [] }
    return [.law(card, .reported), pass.setting(.window, "inCallStatusBar", "true", isSet: true)]
  }

  static func apply(_ pass: inout LayoutPass, root: Int) {
    guard pass.environment.inCallStatusBar else { return }
    guard holds(pass) else {
      applyNothing(&pass, root: root)
      return
    }
    var frame = pass.frame(ofController: root)
    frame.y += 20
    frame.height = max(0, frame.height - 20)
    pass.trace.set(
      .controller(root), Quantity(.viewFrame), .rect(frame), card,
      from: [
        pass.setting(.window, "inCallStatusBar", "true", isSet: true),
        .input(.metric(BarFigure.statusBarInCall.rawValue)),
      ],
      because: "The in-call status bar is 40 points high, so the root view starts 20 points lower and is 20 shorter.")
  }

  /// Where the bar is taken to change nothing: the guess is the root view's, and so of everything in it.
  private static func applyNothing(_ pass: inout LayoutPass, root: Int) {
    let guess = pass.assume(
      "environment",
      """
      an in-call status bar is taken to change nothing here: it needs a visible status bar of 20 points on an \
      iPhone before iOS 13
      """)
    pass.trace.set(
      .controller(root), Quantity(.viewFrame), .rect(pass.frame(ofController: root)), card,
      from: [pass.setting(.window, "inCallStatusBar", "true", isSet: true), guess],
      because: "The in-call status bar is taken to leave the root view where it is.")
  }
}
