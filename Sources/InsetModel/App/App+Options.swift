internal import InsetLayout

extension App {
  /// What the target says that a placement belongs to: the application among those that have the file of its first
  /// controller.
  func options(of placement: Placement) -> AppOptions {
    guard let path = placement.steps.first.map({ controllers[$0.controller].path }), let target = target(of: path)
    else {
      return AppOptions()
    }
    let configuration = target.configuration()
    return AppOptions(
      linkedSDK: configuration.linkedSDK?.value,
      viewControllerBasedStatusBarAppearance: configuration.viewControllerBasedStatusBarAppearance?.value,
      statusBarHidden: configuration.statusBarHidden[.iPhone]?.value,
      isStatusBarHidden: isStatusBarHiddenAtLaunch(target),
      designRequiresCompatibility: configuration.designRequiresCompatibility?.value)
  }

  /// What the code of a target's app delegate sets `isStatusBarHidden` to as the app launches, the last that surely runs;
  /// `nil` where it sets nothing.
  private func isStatusBarHiddenAtLaunch(_ target: Target) -> Bool? {
    code.launchStatusBars().last { target.contains($0.path) }?.isHidden
  }

  /// The environments in use that the target of a placement reaches: `.insetd.json` has the last word.
  func environments(of placement: Placement, among environments: [Environment]) -> [Environment] {
    guard !hasConfiguredEnvironments, environments == self.environments,
      let path = placement.steps.first.map({ controllers[$0.controller].path }),
      let lowest = target(of: path)?.deploymentTarget?.value
    else { return environments }
    let reached = environments.filter { $0.os.major >= lowest.major }
    return reached.isEmpty ? environments.suffix(1) : reached
  }

  /// The target that a file is looked at in: of several an application before others.
  package func target(of path: String) -> Target? {
    let own = targets.filter { $0.contains(path) }
    return own.first { $0.kind == .application } ?? own.first
  }

  /// Whether a controller's class is one, or inherits from it.
  func isKind(_ index: Int, of name: String) -> Bool {
    let entry = controllers[index]
    if entry.className == name || entry.facts.kind.className == name { return true }
    guard let type = entry.classIndex else { return false }
    return program.ancestry(of: type).contains { program.classes[$0].name == name }
      || program.externalBase(of: type).map { UIKitClasses.chain($0).contains(name) } == true
  }
}
