package import InsetFacts
package import InsetLayout
package import InsetText

/// The lowest system that the app runs on, and who says so.
package struct DeploymentTarget: Sendable, Hashable {
  package let version: OSVersion
  package let location: Location

  /// From the targets, else `.insetd.json`, else the storyboards' own deployment version: the lowest that is said. Of
  /// the targets the iOS applications count, and all that are for iOS where none is an application.
  package init?(
    targets: [Target], files: [String: FileFacts], configuration: (path: String, facts: ConfigurationFacts)?
  ) {
    var found: (OSVersion, Location)?
    func consider(_ text: String, _ location: Location) {
      guard let version = OSVersion(text) else { return }
      if found.map({ version < $0.0 }) ?? true { found = (version, location) }
    }
    let targets = targets.filter(\.isForIOS)
    let applications = targets.filter { $0.kind == .application }
    let said = (applications.isEmpty ? targets : applications).compactMap(\.deploymentTarget)
    found = said.min { $0.value < $1.value }.map { ($0.value, $0.location) }
    if found == nil, let target = configuration?.facts.deploymentTarget, let path = configuration?.path {
      consider(target.value, Location(path: path, range: target.range))
    }
    if found == nil {
      for (path, file) in files {
        guard case .interfaceBuilder(let facts) = file, let target = facts.deploymentVersion else { continue }
        consider(target.value, Location(path: path, range: target.range))
      }
    }
    guard let (version, location) = found else { return nil }
    self.version = version
    self.location = location
  }
}
