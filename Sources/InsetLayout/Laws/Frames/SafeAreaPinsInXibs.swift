/// R11-XIB: safe areas of a xib on a system without them.
enum SafeAreaPinsInXibs: Law {
  static let card = LawCard(
    "R11-XIB", "Before iOS 11 a xib's safe area is its superview's edge", OSRange(OSVersion(7), through: [10]),
    .reported,
    statement:
      """
      On iOS 9 and 10, constraints to a safe area fall back to the layout guides in a storyboard, but to the \
      superview's edge in a xib, which has no layout guides: content starts under the bars and the status bar.
      """,
    evidence: [
      "Apple's reply in developer.apple.com/forums/thread/87329, quoted at devhide.com 53099269",
      "Stack Overflow 46298427 (pictures)", "Automattic/simplenote-ios 35e85f69", "videolan/vlc-ios d0a5d540",
    ],
    quirks: ["One question sees it on iOS 9 only (devhide.com 53099269).", "iOS 7 and 8 are taken to be alike."])
}
