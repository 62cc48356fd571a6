/// R-PRES-POPOVER: popovers on iPad.
enum PopoverPresentation: Law {
  static let card = LawCard(
    "R-PRES-POPOVER", "A popover lies clear of the bars", OSRange(OSVersion(8)), .inferred,
    statement: "A popover has no status-bar part; whether its arrow's side enters the safe area has no public figure.",
    evidence: [], quirks: ["Its size depends on preferredContentSize: unknown here."])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    let window = pass.screen.windowSize
    let size = Size(width: min(320, window.width), height: (window.height * 2 / 3).rounded())
    let guess = pass.assume(
      pass.node(controller).id,
      """
      the popover's size is unknown: \(pointText(size.width)) × \(pointText(size.height)) points are taken, \
      without a safe area
      """)
    let style = pass.presentationStyle(of: controller)
    pass.trace.set(
      .controller(controller), Quantity(.viewFrame), .rect(Rect(size: size)), card, confidence: .unverified,
      from: [.value(.window, Quantity(.window)), style, guess],
      because: """
        The popover is taken to be \(pointText(size.width)) × \(pointText(size.height)) points: its size isn't known.
        """)
    for edge in Edge.allCases {
      pass.trace.set(
        .controller(controller), Quantity(.safeArea, edge), .points(0), card, confidence: .unverified,
        from: [style, guess],
        because: "A popover lies clear of the status bar and the screen's edges.")
    }
  }
}
