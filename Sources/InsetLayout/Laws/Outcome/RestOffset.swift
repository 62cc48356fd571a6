/// R11-OFFSET and R7-AUTO-OFFSET: where the content rests.
enum RestOffset: Law {
  static let card = LawCard(
    "R11-OFFSET", "The content rests below the inset", OSRange(OSVersion(7)), .measured,
    statement: """
      At rest at the top, contentOffset is minus the inset in force: UIKit moves it along when its part changes.
      """,
    evidence: ["Neuburg scrollViewInCode (adjusted 20, offset −20)", "many printed offsets of −64 on iOS 7-10"],
    quirks: ["Early iOS 11: the offset of some views made in code moved only when scrolled."])

  static func apply(_ pass: inout LayoutPass, _ view: Int) {
    let subject = Subject.view(view)
    let inForce = pass.screen.insetInForce
    let left = pass.trace.points(subject, Quantity(inForce, .left)) ?? 0
    let top = pass.trace.points(subject, Quantity(inForce, .top)) ?? 0
    pass.trace.set(
      subject, Quantity(.contentOffset), .point(x: 0 - left, y: 0 - top), card,
      from: [.value(subject, Quantity(inForce, .left)), .value(subject, Quantity(inForce, .top))],
      because: top == 0
        ? "At rest the content starts at the scroll view's top: contentOffset.y = 0."
        : """
        At rest the content starts \(pointText(top)) points below the scroll view's top: contentOffset.y = \
        \(pointText(0 - top)).
        """)
  }
}

extension ResolvedScreen {
  /// The inset that decides where content rests: `adjustedContentInset` from iOS 11, `contentInset` before.
  var insetInForce: Quantity.Name { usesLegacyInsets ? .contentInset : .adjustedContentInset }
}
