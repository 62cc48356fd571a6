/// R11-ADDITIONAL-BARS: a container's own bars lie in its total safe area.
enum BarsFollowAdditionalInsets: Law {
  static let card = LawCard(
    "R11-ADDITIONAL-BARS", "A container's own bars follow its additionalSafeAreaInsets", OSRange(OSVersion(11)),
    .reported,
    statement:
      """
      additionalSafeAreaInsets of a navigation or tab bar controller count for its own bars too: a navigation bar \
      lies lower by the top value, a tab bar grows and a toolbar lies higher by the bottom value. Insets of a child \
      never move them.
      """,
    evidence: [
      "gordontucker/FittedSheets", "dogo/AKSideMenu", "radar 46168550 (a tab bar controller on 12.1)",
      "lionheart/openradar-mirror issues 20733, 20552",
    ],
    quirks: [
      "No printed frame is known: the numbers are sums.",
      """
      That the child of an opaque tab bar ends above the grown bar, and that a bar on Dynamic Island phones moves by \
      as much, is inferred.
      """,
      "A toolbar that moves is inferred, by symmetry.",
    ])

  /// What a container's own `additionalSafeAreaInsets` change at one of its edges, in points.
  static func shift(_ pass: LayoutPass, _ container: Int, _ edge: Edge) -> Double {
    pass.safeArea(container, edge) - pass.givenSafeArea(container, edge)
  }

  /// Records a bar's frame after its container's insets have moved it by `shift` points.
  static func record(
    _ pass: inout LayoutPass, _ container: Int, _ bar: BarKind, _ frame: Rect, _ edge: Edge, shift: Double
  ) {
    let name = pass.node(container).displayName
    pass.trace.set(
      .controller(container), bar.frame, .rect(frame), card,
      from: [
        .value(.controller(container), Quantity(.safeArea, edge)), AdditionalSafeArea.setting(pass, container),
      ],
      because: """
        \(name)'s own additionalSafeAreaInsets \(verb(bar, shift)) by \(pointText(abs(shift))) points.
        """)
  }

  private static func verb(_ bar: BarKind, _ shift: Double) -> String {
    switch bar {
    case .navigationBar: "\(shift > 0 ? "lower" : "raise") its navigation bar"
    case .tabBar: "make its tab bar \(shift > 0 ? "higher" : "lower")"
    case .toolbar: "\(shift > 0 ? "raise" : "lower") its toolbar"
    }
  }
}
