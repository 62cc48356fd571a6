package import InsetDocuments
package import InsetLayout
package import InsetText

/// The lowest system that the app runs on, and who says so.
package struct DeploymentTarget: Sendable, Hashable {
  package let version: OSVersion
  /// Nil where the user has said it outside the project.
  package let location: Location?

  /// From the targets, else the user's settings, else the storyboards' own deployment version: the lowest that is said. Of
  /// the targets the iOS applications count, and all that are for iOS where none is an application.
  ///
  /// - Parameter configurationPath: the `.insetd.json` that says it, if one does.
  package init?(
    targets: [Target], files: [String: FileFacts], settings: ConfigurationFacts, configurationPath: String?
  ) {
    var found: (OSVersion, Location?)?
    func consider(_ text: String, _ location: Location?) {
      guard let version = OSVersion(text) else { return }
      if found.map({ version < $0.0 }) ?? true { found = (version, location) }
    }
    let targets = targets.filter(\.isForIOS)
    let applications = targets.filter { $0.kind == .application }
    let said = (applications.isEmpty ? targets : applications).compactMap(\.deploymentTarget)
    found = said.min { $0.value < $1.value }.map { ($0.value, $0.location) }
    if found == nil, let target = settings.deploymentTarget {
      consider(target.value, configurationPath.map { Location(path: $0, range: target.range) })
    }
    if found == nil {
      // Of several that say the same the first is shown.
      for (path, file) in files.sorted(by: { $0.key < $1.key }) {
        guard case .interfaceBuilder(let facts) = file, let target = facts.deploymentVersion else { continue }
        consider(target.value, Location(path: path, range: target.range))
      }
    }
    guard let (version, location) = found else { return nil }
    self.version = version
    self.location = location
  }
}
