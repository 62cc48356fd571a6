/// R26-LANDSCAPE: what a phone of iOS 26 takes of the window in landscape.
enum LandscapeOn26: Law {
  static let card = LawCard(
    "R26-LANDSCAPE", "Phones in landscape on iOS 26", OSRange(OSVersion(26)), .reported,
    statement:
      """
      In landscape a phone with a Dynamic Island takes 62 points at the sides (iPhone Air 68), 20 at the bottom and \
      none at the top; a phone with a home button takes nothing.
      """,
    evidence: ["metrics: diary26, listing26, appland, profiles26"],
    quirks: [
      "One copy chain has 20 points at the top.",
      "The sides of the iPhone Air are measured in portrait only: inferred.",
    ])

  static func holds(_ screen: ResolvedScreen) -> Bool {
    screen.os.major >= 26 && screen.isCompactHeight && screen.deviceID != nil
      && (screen.shape == .dynamicIsland || screen.shape == .homeButton)
  }
}
