/// R-NAV-PROMPT: a prompt makes the bar higher.
enum Prompt: Law {
  static let card = LawCard(
    "R-NAV-PROMPT", "A prompt makes the bar about 30 points higher", OSRange(OSVersion(7)), .unverified,
    statement: """
      With navigationItem.prompt the bar grows; 74 points in all are widely repeated without a public measurement.
      """,
    evidence: ["CRToast issue 77 (that it grows)"],
    quirks: [
      "The number is folklore: give the bar's height in the scene."
    ])

  /// `frame`: the bar's frame with so much added to its height.
  static func extraHeight(
    _ pass: inout LayoutPass, owner: Int, child: Int, _ frame: (Double) -> Value
  ) -> Double {
    guard pass.holds(card), pass.node(child).controller.navigationItem?.prompt != nil else { return 0 }
    let figure = BarFigure.prompt
    let extra = (figure.metric.total ?? 74) - 44
    let guess = pass.assume(
      pass.node(owner).id, "a prompt makes the bar \(pointText(extra)) points higher: no public measurement")
    pass.trace.set(
      .controller(owner), BarKind.navigationBar.frame, frame(extra), card,
      from: [
        .input(.metric(figure.rawValue)), pass.setting(.controller(child), "navigationItem.prompt", "set", isSet: true),
        guess,
      ],
      because: "The prompt is taken to add \(pointText(extra)) points.")
    return extra
  }
}
