/// R-STATUS-LANDSCAPE: no status bar in compact height.
enum StatusBarInLandscape: Law {
  static let card = LawCard(
    "R-STATUS-LANDSCAPE", "No status bar on iPhones in landscape", OSRange(OSVersion(8)), .measured,
    statement: """
      From iOS 8 an iPhone in landscape (compact height) hides the status bar by default; an iPad never does.
      """,
    evidence: ["useyourloaf.com (iPhone 8 in landscape)", "metrics: ios8land, dimm14, dimm16"],
    quirks: ["What an app gets that asks for the status bar in landscape has no public figure: none is taken."])

  static func apply(_ pass: inout LayoutPass, decider: Int) {
    let asks =
      pass.app.viewControllerBasedStatusBarAppearance == false
      ? (pass.app.isStatusBarHidden ?? pass.app.statusBarHidden) == false
      : pass.node(decider).controller.prefersStatusBarHidden == false
    var reasons: [Trace.Reason] = [pass.screenRowSource, .confidence(pass.screen.confidence)]
    if asks {
      reasons.append(
        pass.assume(
          "environment",
          "the app asks for a status bar in landscape: what it gets has no public figure, none is taken"))
    }
    pass.trace.set(
      .window, Quantity(.statusBarHeight), .points(0), card, confidence: asks ? .unverified : nil,
      from: reasons + pass.guesses(.figures),
      because: "In landscape an iPhone hides the status bar by default.")
  }
}
