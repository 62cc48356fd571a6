/// R26-GLASS: the bars of iOS 26.
enum GlassBars: Law {
  static let card = LawCard(
    "R26-GLASS", "Liquid Glass bars", OSRange(OSVersion(26)),
    linkedSDK: "26.0 and later, without UIDesignRequiresCompatibility",
    .measured,
    statement: "On iOS 26 the navigation bar is 54 points high and starts at the top of the safe area.",
    evidence: ["metrics: sentry26, wda26, xcui26, xcui26max"],
    quirks: ["Whether isTranslucent = false still moves the content on iOS 26 is inferred (\"same rules as before\")."])

  static func applyOpaque(_ pass: inout LayoutPass, _ subject: Subject, _ kind: BarKind, _ written: Trace.Reason) {
    pass.trace.set(
      subject, kind.translucency, .flag(false), card, confidence: .inferred, from: [written],
      because: "The \(kind.name) is opaque (isTranslucent = false); that this still counts on iOS 26 is inferred.")
  }
}
