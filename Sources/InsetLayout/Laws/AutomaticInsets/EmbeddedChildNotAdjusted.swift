/// R7-AUTO-CHILD: embedded children are reached by views, not by controllers.
enum EmbeddedChildNotAdjusted: Law {
  static let card = LawCard(
    "R7-AUTO-CHILD",
    "Embedded children are adjusted only on the first-subview chain", OSRange(OSVersion(7), through: [10]), .reported,
    statement:
      """
      The navigation controller looks down the chain of views of its direct child; an embedded child's view is a \
      subview like any other. On the chain it is adjusted, with the parent's flag; elsewhere it is not, and a \
      child swapped in later only at the next layout.
      """,
    evidence: ["radar 19053416", "radar 16042338"])
}
