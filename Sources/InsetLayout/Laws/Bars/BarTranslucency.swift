/// R7-TRANSLUCENT-DEFAULT: bars are translucent unless told otherwise.
enum BarTranslucency: Law {
  static let card = LawCard(
    "R7-TRANSLUCENT-DEFAULT", "Bars are translucent by default", OSRange(OSVersion(7)), .documented,
    statement: "From iOS 7 a navigation bar, tab bar or toolbar whose isTranslucent was never set is translucent.",
    evidence: [
      "multi-os-engine/moe-core 988d36a UINavigationBar.java, UITabBar.java, UIToolbar.java (header comments)"
    ],
    quirks: ["A barTintColor, even fully opaque, does not make a bar opaque (R7-TINT)."])

  /// Records what `isTranslucent` of a bar reads.
  static func apply(_ pass: inout LayoutPass, container: Int, bar: Bar?, _ kind: BarKind) {
    let subject = Subject.controller(container)
    if let isSet = bar?.isTranslucent {
      let written = pass.setting(subject, kind.settingPrefix + "isTranslucent", isSet ? "true" : "false", isSet: true)
      if !isSet && pass.screen.hasGlassBars {
        GlassBars.applyOpaque(&pass, subject, kind, written)
        return
      }
      pass.trace.set(
        subject, kind.translucency, .flag(isSet), card, from: [written],
        because: "The \(kind.name) is \(isSet ? "translucent" : "opaque") (isTranslucent = \(isSet)).")
    } else if let image = bar?.backgroundImage, pass.holds(BackgroundImageTranslucency.card) {
      BackgroundImageTranslucency.apply(&pass, subject, image, kind)
    } else if pass.screen.os.major >= 13, pass.holds(OpaqueAppearance.card),
      let appearance = OpaqueAppearance.drawn(bar)
    {
      OpaqueAppearance.apply(&pass, subject, kind, appearance)
    } else {
      pass.trace.set(
        subject, kind.translucency, .flag(true), card,
        from: [pass.setting(subject, kind.settingPrefix + "isTranslucent", "true", isSet: false)],
        because: "The \(kind.name) is translucent (nobody sets it; UIKit's default).")
    }
  }
}
