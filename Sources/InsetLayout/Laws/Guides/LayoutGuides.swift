/// R11-GUIDE: layout guides are what the containers and the device cover.
enum LayoutGuides: Law {
  static let card = LawCard(
    "R11-GUIDE", "Layout guides mirror the safe area", OSRange(OSVersion(11)), .inferred,
    statement: "From iOS 11 topLayoutGuide and bottomLayoutGuide are deprecated; their lengths are the safe area's.",
    evidence: ["developer.apple.com (the deprecation)"],
    quirks: [
      "The exact equality is inferred; one printed tree agrees."
    ])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    let subject = Subject.controller(controller)
    let name = pass.node(controller).displayName
    for edge in [Edge.top, .bottom] {
      let covered = Quantity(.safeArea, edge)
      let length = pass.safeArea(controller, edge)
      // Before iOS 11 the length is the very number that the container's law gave.
      let given = pass.screen.usesLegacyInsets ? pass.trace.step(subject, covered)?.law : nil
      pass.trace.set(
        subject, Quantity(.layoutGuide, edge), .points(length), given ?? card, from: [.value(subject, covered)],
        because: "\(name)'s \(edge.name)LayoutGuide is \(pointText(length)) points long.")
    }
  }
}
