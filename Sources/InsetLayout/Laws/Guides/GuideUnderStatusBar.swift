/// R7-GUIDE-PLAIN: the guides of a controller outside containers.
enum GuideUnderStatusBar: Law {
  static let card = LawCard(
    "R7-GUIDE-PLAIN", "Layout guides without bars", OSRange(OSVersion(7), through: [10]), .documented,
    statement:
      """
      Outside a container topLayoutGuide.length is the distance from the view's top to the end of a visible status \
      bar, else 0; bottomLayoutGuide.length is 0.
      """,
    evidence: ["developer.apple.com uiviewcontroller/1621367-toplayoutguide"])
}
