/// R-STATUS-FRAME: the status bar's frame isn't the top safe area.
enum StatusBarFrame: Law {
  static let card = LawCard(
    "R-STATUS-FRAME", "The status bar's frame is not the top safe area", OSRange(OSVersion(7)), .measured,
    statement:
      """
      The status bar is 54 points high against 59 or 62 points of safe area on Dynamic Island phones before iOS 26, and \
      44 against 50 on the 12 mini with iOS 14. Hidden on a notch phone it is 0 against the device's inset. On iOS 7 \
      statusBarFrame is in portrait coordinates: in landscape its height is the screen's width.
      """,
    evidence: ["metrics: status bars by device", "videolan/vlc-ios 6989e3c9 (iOS 7)"],
    quirks: ["What is left of a hidden status bar on notch phones is inferred; the iOS 7 part is reported."])

  /// Whether a status bar that shows ends above the safe area.
  static func holds(_ pass: LayoutPass, height: Double) -> Bool {
    height > 0 && height < pass.screen.deviceInsets.top
  }
}
