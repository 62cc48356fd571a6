/// R-PRES-FULL: a controller presented full screen is laid out like a root.
enum FullScreenPresentation: Law {
  static let card = LawCard(
    "R-PRES-FULL", "Full-screen presentation", OSRange(OSVersion(7)), .documented,
    statement:
      """
      A controller presented full screen or over full screen is laid out like a window's root; `parent` links stop \
      at it.
      """,
    evidence: ["developer.apple.com UIModalPresentationStyle"])

  /// `guesses`: what is taken for granted of the presentation.
  static func apply(_ pass: inout LayoutPass, _ controller: Int, _ guesses: [Trace.Reason]) {
    let window = pass.trace.rect(.window, Quantity(.window)) ?? Rect(size: pass.screen.windowSize)
    pass.trace.set(
      .controller(controller), Quantity(.viewFrame), .rect(window), card,
      from: [.value(.window, Quantity(.window)), pass.presentationStyle(of: controller)] + guesses
        + pass.guesses(.widthClass),
      because: "A controller presented full screen fills the window.")
    InCallStatusBar.apply(&pass, root: controller)
    RootSafeArea.apply(&pass, root: controller)
  }
}
