internal import InsetLayout
internal import InsetModel
internal import InsetText

/// The keyboard's height on top of the safe area that it covers.
package enum KeyboardSafeAreaDoubleCount: Rule {
  package static let card = RuleCard(
    id: "keyboard-safe-area-double-count", title: "The keyboard's height is added to the safe area that it covers",
    severity: .warning, systems: OSRange(OSVersion(11)),
    why:
      "The keyboard reaches down to the screen's edge, so its height contains the home indicator's points and covers the tab bar. Where UIKit adds the safe area as well, to a scroll view's insets or through a constraint to the safe area, a gap as high as the bottom safe area stays above the keyboard. From iOS 15 on keyboardLayoutGuide does without such sums.",
    examples: KeyboardSafeAreaDoubleCountExamples.all)

  package static func check(_ check: RuleCheck) -> [Finding] {
    let heights = KeyboardHeights(check.app)
    guard !heights.passages.isEmpty else { return [] }
    let search = KeyboardInsets(check, heights)
    var told: Set<Location> = []
    return heights.passages.compactMap { passage in
      search.found(in: passage).flatMap { finding($0, passage, check) }
    }.filter { told.insert($0.location).inserted }
  }

  private static func finding(_ found: KeyboardInsets.Found, _ passage: CodePassage, _ check: RuleCheck) -> Finding {
    let points = pointText(found.points)
    let what =
      switch found.target {
      case .scrollView(let sighting): "this inset of \(sighting.label), which UIKit adds them to,"
      case .additional: "additionalSafeAreaInsets, which is added to them,"
      case .constraint(.safeArea): "this constraint, which starts above them,"
      case .constraint(.viewBottom): "the sum"
      }
    let message =
      "The keyboard's height already covers the bottom safe area of \(points) points (\(found.environments.first ?? "")), so \(what) leaves a gap of \(points) points above the keyboard."
    return Finding(
      rule: card.id, severity: card.severity, location: passage.location, message: message,
      environments: found.environments, fixes: [KeyboardFix(found, passage, check).fix].compactMap { $0 })
  }
}
