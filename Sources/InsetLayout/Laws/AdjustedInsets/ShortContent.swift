/// R11-SHORT: short content that doesn't bounce isn't adjusted.
enum ShortContent: Law {
  static let card = LawCard(
    "R11-SHORT", "Short content isn't adjusted", OSRange(OSVersion(11)), .reported,
    statement:
      """
      With .automatic, content that fits and doesn't bounce gets no inset unless the scroll view is a navigation \
      controller's content: it starts under the bar.
      """,
    evidence: ["devhide (reported)", "follows from the documented .automatic"])
}
