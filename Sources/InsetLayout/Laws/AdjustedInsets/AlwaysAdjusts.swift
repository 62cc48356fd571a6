/// R11-CIAB-ALWAYS.
enum AlwaysAdjusts: Law {
  static let card = LawCard(
    "R11-CIAB-ALWAYS", "contentInsetAdjustmentBehavior = .always", OSRange(OSVersion(11)), .documented,
    statement: "All four edges are adjusted by the safe area.",
    evidence: ["developer.apple.com UIScrollView.ContentInsetAdjustmentBehavior.always"])
}
