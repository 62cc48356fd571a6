/// R11-INDICATOR: the property as UIKit leaves it.
enum ScrollIndicatorInsets: Law {
  static let card = LawCard(
    "R11-INDICATOR", "Scroll indicator insets", OSRange(OSVersion(7)), .documented,
    statement:
      """
      Before iOS 11 UIKit adds the same part to scrollIndicatorInsets as to contentInset. From 11 on the property \
      stays the app's; the indicators add the safe area while automaticallyAdjustsScrollIndicatorInsets (13+, \
      default on) holds.
      """,
    evidence: ["developer.apple.com UIScrollView.automaticallyAdjustsScrollIndicatorInsets"],
    quirks: ["On iOS 11 and 12 with .never the indicators are not adjusted either: inferred (QMUI_iOS 4dca234)."])

  static func apply(_ pass: inout LayoutPass, _ view: Int) {
    let subject = Subject.view(view)
    let written = pass.tree.views[view].view.scrollIndicatorInsets
    let isLegacy = pass.screen.usesLegacyInsets
    var source: [Trace.Reason] = []
    if let written {
      source.append(
        pass.setting(
          subject, "scrollIndicatorInsets", "[" + written.array.map(pointText).joined(separator: ", ") + "]",
          isSet: true))
    }
    for edge in Edge.allCases {
      let own = written?[edge] ?? 0
      let part = Quantity(.systemInset, edge)
      let system = isLegacy ? pass.trace.points(subject, part) ?? 0 : 0
      pass.trace.set(
        subject, Quantity(.scrollIndicatorInsets, edge), .points(own + system),
        isLegacy ? AutomaticInsetDelta.card : card, from: isLegacy ? source + [.value(subject, part)] : source,
        because: system == 0
          ? "The indicator inset stays the app's own: \(pointText(own))."
          : own == 0
            ? "The indicators get the same \(pointText(system)) points as the content."
            : """
            \(pointText(own + system)) = \(pointText(own)) written by the app + \(pointText(system)) as for the \
            content.
            """)
    }
  }
}
