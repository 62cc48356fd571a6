/// R7-AUTO-FLAG: `automaticallyAdjustsScrollViewInsets` of the direct child.
enum AutomaticAdjustmentFlag: Law {
  static let card = LawCard(
    "R7-AUTO-FLAG", "automaticallyAdjustsScrollViewInsets", OSRange(OSVersion(7), through: [10]), .measured,
    statement:
      """
      The navigation controller reads the flag of its direct child. Off means that it adds nothing. The flag of an \
      embedded child is never read.
      """,
    evidence: ["mokagio (2015)", "the article on shifted scroll views (case TYAN)"])
}
