extension ProjectFacts {
  /// A setting of a target's configuration, the first one by default: the target's own value, else the project's.
  package func setting(_ name: String, of target: TargetFacts, configuration: String? = nil) -> Located<String>? {
    let wanted = configuration ?? target.configurations.first?.name
    let own = target.configurations.first { $0.name == wanted }
    return own?.settings[name] ?? configurations.first { $0.name == wanted }?.settings[name]
  }

  /// True when the target is built for iOS, as far as the file tells: an `SDKROOT` or `SUPPORTED_PLATFORMS` for other
  /// systems says no.
  package func isForIOS(_ target: TargetFacts) -> Bool {
    if let platforms = setting("SUPPORTED_PLATFORMS", of: target)?.value { return platforms.contains("iphoneos") }
    guard let root = setting("SDKROOT", of: target)?.value else { return true }
    return root.hasPrefix("iphone") || root == "auto"
  }

  /// The lowest iOS version that any configuration of the target is built for; absent when only another file says it.
  package func deploymentTarget(of target: TargetFacts) -> Located<String>? {
    target.configurations.compactMap { setting("IPHONEOS_DEPLOYMENT_TARGET", of: target, configuration: $0.name) }
      .lowestVersion
  }

  /// The lowest iOS version of the project's iOS applications; of all its iOS targets when it has no application.
  package var deploymentTarget: Located<String>? {
    let targets = targets.filter(isForIOS)
    let applications = targets.filter(\.isApplication)
    return (applications.isEmpty ? targets : applications).compactMap(deploymentTarget(of:)).lowestVersion
  }
}

extension [Located<String>] {
  /// The lowest of those that are versions, not variables.
  fileprivate var lowestVersion: Located<String>? {
    compactMap { located -> (parts: [Int], located: Located<String>)? in
      let parts = located.value.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard !parts.isEmpty, !parts.contains(nil) else { return nil }
      return (parts.compactMap { $0 }, located)
    }
    .min { $0.parts.lexicographicallyPrecedes($1.parts) }?.located
  }
}
