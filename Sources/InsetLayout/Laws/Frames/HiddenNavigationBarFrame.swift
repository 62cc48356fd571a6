/// R-NAV-HIDDEN: without a bar the child fills the navigation controller.
enum HiddenNavigationBarFrame: Law {
  static let card = LawCard(
    "R-NAV-HIDDEN", "A hidden navigation bar", OSRange(OSVersion(7)), .documented,
    statement: """
      With a hidden navigation bar the child's view fills the navigation controller's; only the status bar covers \
      its top.
      """,
    evidence: ["developer.apple.com uiviewcontroller/1621367-toplayoutguide"],
    quirks: ["What edgesForExtendedLayout without .top changes then has no public figure: nothing is taken."])

  static func apply(_ pass: inout LayoutPass, navigation: Int, child: Int, _ bounds: Rect) {
    let edges = pass.node(child).controller.edgesForExtendedLayout
    let leavesOutTop = !(edges ?? .all).contains(.top)
    var reasons: [Trace.Reason] = [
      .value(.controller(navigation), Quantity(.viewFrame)),
      pass.setting(.controller(navigation), "navigationBar.isHidden", "true", isSet: true),
    ]
    if leavesOutTop {
      reasons += [
        pass.setting(.controller(child), "edgesForExtendedLayout", (edges ?? .all).swiftSpelling, isSet: true),
        pass.assume(
          pass.node(child).id,
          """
          edgesForExtendedLayout without .top is taken to change nothing while the navigation bar is hidden: no \
          public figure
          """),
      ]
    }
    pass.trace.set(
      .controller(child), Quantity(.viewFrame), .rect(bounds), card, from: reasons,
      because: "The navigation bar is hidden, so the child's view fills the navigation controller's.")
  }
}
