/// R7-AUTO-WHO: only navigation controllers adjust scroll views before iOS 11.
enum OnlyNavigationControllersAdjust: Law {
  static let card = LawCard(
    "R7-AUTO-WHO", "Only a navigation controller adjusts", OSRange(OSVersion(7), through: [10]), .reported,
    statement: "A table directly in a tab bar controller, or as a window's root, gets nothing.",
    evidence: ["ShinobiControls/iOS7-day-by-day day 20 (2b31db5)", "kouhan.cn/00045097"])
}
