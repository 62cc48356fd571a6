/// R7-TRANSLUCENT-IMAGE: a background image decides when nobody set the translucency.
enum BackgroundImageTranslucency: Law {
  static let card = LawCard(
    "R7-TRANSLUCENT-IMAGE", "A background image decides about translucency", OSRange(OSVersion(7)), .documented,
    statement:
      """
      When isTranslucent was not set, a custom background image decides: a bar is translucent if any pixel of it \
      has an alpha below 1.
      """,
    evidence: ["UINavigationBar header, quoted at e-com-net.com/article/1304695626885271552.htm"],
    quirks: ["The words are those of iOS 7 to 14; that they hold from iOS 15 on is inferred."])

  static func apply(_ pass: inout LayoutPass, _ subject: Subject, _ image: Bar.BackgroundImage, _ kind: BarKind) {
    let isTranslucent = image == .translucent
    pass.trace.set(
      subject, kind.translucency, .flag(isTranslucent), card, confidence: pass.screen.os.major >= 15 ? .inferred : nil,
      from: [pass.setting(subject, kind.settingPrefix + "backgroundImage", image.rawValue, isSet: true)],
      because: """
        The \(kind.name)'s background image is \(image.rawValue) and nobody sets isTranslucent, so the bar counts as \
        \(image.rawValue).
        """)
  }
}
