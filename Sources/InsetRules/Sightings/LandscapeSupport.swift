internal import InsetLayout
internal import InsetModel

extension RuleCheck {
  /// Whether an iPhone surely shows a scroll view's screen in landscape: the app's Info.plist lists it, and no code that could
  /// decide otherwise is there.
  func isShownInLandscape(_ scrollView: ScrollViewSighting) -> Bool {
    guard let path = scrollView.placed.placement.steps.first.map({ app.controllers[$0.controller].path }),
      let listed = app.target(of: path)?.configuration().supportedInterfaceOrientations[.iPhone]?.value,
      listed.contains(where: { $0.hasPrefix("UIInterfaceOrientationLandscape") }), !isOrientationDecidedByDelegate
    else { return false }
    return !scrollView.placed.placement.steps.contains { isOrientationDecided(by: $0.controller) }
  }

  private func isOrientationDecided(by controller: Int) -> Bool {
    guard let type = app.controllers[controller].classIndex else { return false }
    return app.program.ancestry(of: type).map { app.program.classes[$0] }.contains { type in
      ["supportedInterfaceOrientations", "shouldAutorotate"].contains {
        type.functions[$0] != nil || type.properties[$0] != nil
      }
    }
  }

  /// `application(_:supportedInterfaceOrientationsFor:)`
  private var isOrientationDecidedByDelegate: Bool {
    analysis.memoised("orientations by the delegate") {
      let labels: Set<String> = ["supportedInterfaceOrientationsFor", "supportedInterfaceOrientationsForWindow"]
      return app.program.classes.contains { type in
        (type.functions["application"] ?? []).contains { id in
          app.program.function(id)?.labels.contains { $0.map(labels.contains) == true } == true
        }
      }
    }
  }
}
