internal import InsetModel

extension RuleCheck {
  /// Whether the app that a placement belongs to is built with an SDK or a later one; the newest where nobody says.
  func isBuilt(_ placement: Placement, withSDK major: Int) -> Bool {
    guard let first = placement.steps.first else { return false }
    let targets = app.targets(ofFile: app.controllers[first.controller].path)
    let target = targets.first { $0.kind == .application } ?? targets.first
    return (target?.configuration().linkedSDK?.value.major ?? major) >= major
  }
}
