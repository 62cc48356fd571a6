/// A controller's view has the controller's safe area.
enum SafeAreaOfRootView: Law {
  static let card = LawCard(
    "R11-ROOT-VIEW", "A controller's view has its controller's safe area", OSRange(OSVersion(11)), .documented,
    statement: "The safeAreaInsets of a controller's root view are what the containers and the device cover of it.",
    evidence: ["developer.apple.com UIView.safeAreaInsets"])

  static func apply(_ pass: inout LayoutPass, _ controller: Int) {
    guard !pass.screen.usesLegacyInsets else { return }
    let root = pass.node(controller).rootView
    let name = pass.node(controller).displayName
    for edge in Edge.allCases {
      let amount = pass.safeArea(controller, edge)
      pass.trace.set(
        .view(root), Quantity(.viewSafeArea, edge), .points(amount), card,
        from: [.value(.controller(controller), Quantity(.safeArea, edge))],
        because: amount == 0
          ? "\(name) has no safe area at the \(edge.name)."
          : "\(name)'s safe area at the \(edge.name) is \(pointText(amount)) points.")
    }
  }
}
