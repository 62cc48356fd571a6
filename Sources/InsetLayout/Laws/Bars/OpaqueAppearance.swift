/// R13-APPEARANCE: an appearance only draws.
enum OpaqueAppearance: Law {
  static let card = LawCard(
    "R13-APPEARANCE", "An opaque appearance does not make a bar opaque", OSRange(OSVersion(13)), .reported,
    statement:
      """
      UINavigationBarAppearance and its siblings only draw: isTranslucent and every layout decision stay as they \
      are, so a bar that looks opaque still lies over the content.
      """,
    evidence: ["microsoft/fluentui-apple PR 733", "mattneub/Programming-iOS-Book-Examples"])

  /// The property that gives the bar an opaque look.
  static func drawn(_ bar: Bar?) -> String? {
    if bar?.standardAppearance == .opaque { return "standardAppearance" }
    return bar?.scrollEdgeAppearance == .opaque ? "scrollEdgeAppearance" : nil
  }

  static func apply(_ pass: inout LayoutPass, _ subject: Subject, _ kind: BarKind, _ appearance: String) {
    pass.trace.set(
      subject, kind.translucency, .flag(true), card,
      from: [
        pass.setting(subject, kind.settingPrefix + appearance, "opaque", isSet: true),
        pass.setting(subject, kind.settingPrefix + "isTranslucent", "true", isSet: false),
      ],
      because: "The \(kind.name) looks opaque (\(appearance)), but isTranslucent is still on, and that decides.")
  }
}
