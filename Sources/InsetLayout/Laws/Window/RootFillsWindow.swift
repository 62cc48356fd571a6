/// R6-DEPR: since iOS 7 every root view fills the window; `wantsFullScreenLayout` is ignored.
enum RootFillsWindow: Law {
  static let card = LawCard(
    "R6-DEPR", "A root view fills the window", OSRange(OSVersion(7)), .documented,
    statement: """
      From iOS 7 every controller is laid out full screen: a root view gets the window's bounds, under the status bar.
      """,
    evidence: [
      """
      multi-os-engine/moe-core 988d36a UIViewController.java (header comments)
      """, "ShinobiControls/iOS7-day-by-day day 20",
    ],
    quirks: ["An app built with an SDK before iOS 7 keeps the older rules (R6-LINK), which are not modelled."])

  static func apply(_ pass: inout LayoutPass, root: Int) {
    let size = pass.screen.windowSize
    let isOld = pass.screen.linkedSDK.major < 7
    pass.trace.set(
      .window, Quantity(.window), .rect(Rect(size: size)), card, confidence: isOld ? .unverified : nil,
      from: [pass.windowSource] + pass.guesses(.all),
      because: "The window is \(pointText(size.width)) × \(pointText(size.height)) points.")
    pass.trace.set(
      .controller(root), Quantity(.viewFrame), .rect(Rect(size: size)), card,
      from: [.value(.window, Quantity(.window))],
      because: "The root view fills the window.")
  }
}

extension LayoutPass {
  /// Where the window's size comes from.
  fileprivate var windowSource: Trace.Reason {
    if environment.windowSize != nil {
      return setting(.window, "window.size", sizeText(screen.windowSize), isSet: true)
    }
    return screenSource
  }

  /// Where the screen's size comes from: the metrics, or the scene.
  private var screenSource: Trace.Reason { source(screen.deviceID) }

  /// Where the screen's insets and the height of the status bar come from: the device's row for this system, or the
  /// scene.
  var screenRowSource: Trace.Reason { source(screen.rowID) }

  private func source(_ metric: String?) -> Trace.Reason {
    if let metric { return .input(.metric(metric)) }
    return setting(.window, "screen", sizeText(screen.size), isSet: true)
  }

  private func sizeText(_ size: Size) -> String { "\(pointText(size.width)) × \(pointText(size.height))" }
}
