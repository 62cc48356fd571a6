/// R-NAV-WIDE: higher bars on iPads.
enum WideBars: Law {
  static let card = LawCard(
    "R-NAV-WIDE", "Bars of 50 points on iPads", OSRange(OSVersion(12)), linkedSDK: "12.0 and later", .measured,
    statement: """
      On iPads the navigation bar and toolbar of an app built with the iOS 12 SDK or later are 50 points high \
      instead of 44.
      """,
    evidence: ["hacknicity (bar sizes)", "metrics: nav-pad-50"])

  static func hold(on screen: ResolvedScreen) -> Bool { screen.os.major >= 12 && screen.linkedSDK.major >= 12 }
}
