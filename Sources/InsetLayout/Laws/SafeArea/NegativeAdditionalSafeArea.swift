/// R11-ADDITIONAL-NEG: negative `additionalSafeAreaInsets`.
enum NegativeAdditionalSafeArea: Law {
  static let card = LawCard(
    "R11-ADDITIONAL-NEG", "Negative additionalSafeAreaInsets take away", OSRange(OSVersion(11)), .reported,
    statement:
      """
      A negative value is a plain summand, whoever gave what it takes away: device, status bar or a bar. Only the \
      total is never below 0.
      """,
    evidence: [
      "Ranchero-Software/NetNewsWire 834decf iOS/Article/WebViewController.swift 828",
      "bramseynhaeve/scrile NavigationViewController.swift", "gordontucker/FittedSheets ba34781",
    ],
    quirks: ["That the total is held at 0 is inferred: code that works only if it is so, no printed value."])

  static func sentence(_ edge: Edge, taken: Double, isHeld: Bool) -> String {
    let amount =
      taken > 0 ? "takes \(pointText(taken)) points away at the \(edge.name)" : "takes nothing away at the \(edge.name)"
    return "additionalSafeAreaInsets \(amount)\(isHeld ? ": a safe area is never below 0" : "")."
  }
}
