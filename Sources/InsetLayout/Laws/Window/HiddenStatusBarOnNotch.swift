/// R-STATUS-NOTCH-HIDDEN: a hidden status bar frees nothing under a notch.
enum HiddenStatusBarOnNotch: Law {
  static let card = LawCard(
    "R-STATUS-NOTCH-HIDDEN", "A hidden status bar frees nothing under a notch", OSRange(OSVersion(11)), .inferred,
    statement: "On a phone with a notch the top inset stays the device's when the status bar is hidden, in portrait.",
    evidence: ["follows from R11-ROOT: the top is the larger of the two"],
    quirks: ["No public numbers for a hidden status bar, model by model."])
}
