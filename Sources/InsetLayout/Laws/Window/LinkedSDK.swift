/// R11-LINK: the SDK that an app was built with decides, not the system.
enum LinkedSDK: Law {
  static let card = LawCard(
    "R11-LINK", "An app built with an old SDK is laid out as before", OSRange(OSVersion(11)), linkedSDK: "before 11.0",
    .unverified,
    statement:
      """
      On iOS 11 and later an app built with an SDK before 11 has no safe areas: the bars go into contentInset, as \
      on iOS 7 to 10.
      """,
    evidence: [], quirks: ["No public document or measurement."])

  static func holds(_ screen: ResolvedScreen) -> Bool { screen.os.major >= 11 && screen.linkedSDK.major < 11 }
}
