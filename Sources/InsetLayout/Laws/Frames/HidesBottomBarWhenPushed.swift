/// R7-HIDESBOTTOM: a pushed controller can take the tab bar away.
enum HidesBottomBarWhenPushed: Law {
  static let card = LawCard(
    "R7-HIDESBOTTOM", "hidesBottomBarWhenPushed", OSRange(OSVersion(7)), .documented,
    statement:
      """
      hidesBottomBarWhenPushed on any controller in the stack keeps the tab bar hidden for all above it; the bar \
      then adds nothing to frame, guide or inset. The toolbar goes by the topmost controller's value alone.
      """,
    evidence: ["developer.apple.com hidesBottomBarWhenPushed", "qiita satorun", "juejin 6844903903658508301"])
}
