/// R7-GUIDE-DEEP-7: on iOS 7 only the bar controller's direct child has guides.
enum LayoutGuidesStopAtChild: Law {
  static let card = LawCard(
    "R7-GUIDE-DEEP-7", "On iOS 7 guides stop at the direct child", OSRange(OSVersion(7), through: [7]), .measured,
    statement: """
      On iOS 7 a container sets the guides of its direct child only; deeper children get 0 (a page controller 64, \
      its pages 0).
      """,
    evidence: ["Stack Overflow 19140530"])

  static func apply(_ pass: inout LayoutPass, child: Int) {
    for edge in Edge.allCases {
      pass.trace.set(
        .controller(child), Quantity(.safeArea, edge), .points(0), card,
        because: "On iOS 7 the layout guides of a child of a child are 0.")
    }
  }
}
