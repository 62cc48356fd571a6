/// R-TAB-26: the tab bar of iOS 26.
enum FloatingTabBar: Law {
  static let card = LawCard(
    "R-TAB-26", "The floating tab bar of iOS 26", OSRange(OSVersion(26)), linkedSDK: "26.0 and later", .measured,
    statement:
      """
      On iOS 26 the tab bar floats, and the content extends under it; its frame is still 83 points with the home \
      indicator, and so is the safe area.
      """,
    evidence: ["code-payments/code-ios-app PR 640", "metrics: sentry26, xcui26, xcui26b"],
    quirks: ["A minimised bar and a bottom accessory have no public measurement."])
}
