package import InsetFacts
package import InsetLayout
package import InsetText

/// The lowest system that the app runs on, and who says so.
package struct DeploymentTarget: Sendable, Hashable {
  package let version: OSVersion
  package let location: Location

  /// From the project file, else `.insetd.json`, else the storyboards' own deployment version: the lowest that is said.
  package init?(files: [String: FileFacts], configuration: (path: String, facts: ConfigurationFacts)?) {
    var found: (OSVersion, Location)?
    func consider(_ text: String, _ location: Location) {
      guard let version = OSVersion(text) else { return }
      if found.map({ version < $0.0 }) ?? true { found = (version, location) }
    }
    for (path, file) in files {
      guard case .project(let facts) = file else { continue }
      if let target = facts.deploymentTarget { consider(target.value, Location(path: path, range: target.range)) }
    }
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
