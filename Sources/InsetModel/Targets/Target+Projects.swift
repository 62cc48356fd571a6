internal import InsetDocuments

extension Target {
  /// The targets of all projects among the files, in the order of the projects' paths and then their own. Where no
  /// project can be read, one target of no name has every file.
  package static func all(files: [String: FileFacts]) -> [Target] {
    var targets: [Target] = []
    for path in files.keys.filter({ $0.hasSuffix("/project.pbxproj") }).sorted() {
      guard case .project(let facts)? = files[path], facts.isComplete else { continue }
      let project = ProjectContext(path: path, facts: facts, files: files)
      targets += facts.targets.map(project.target)
    }
    return targets.isEmpty ? [folder(files)] : targets
  }

  /// Extensions say their entry points in files of their own, and an app that has several Info.plists may start with
  /// any of them.
  private static func folder(_ files: [String: FileFacts]) -> Target {
    var infoPlists: [TargetConfigurationReading.InfoPlist] = []
    for (path, file) in files {
      if case .propertyList(let facts) = file, facts.isInfoPlist { infoPlists.append(.init(path: path, facts: facts)) }
    }
    infoPlists.sort { ($0.depth, $0.path) < ($1.depth, $1.path) }
    let extensions = infoPlists.filter(\.isOfExtension)
    let apps = infoPlists.filter { !$0.isOfExtension }
    let starting = apps.filter(\.namesStoryboard)
    let chosen = starting.isEmpty ? Array(apps.prefix(1)) : starting
    var reading = TargetConfigurationReading(infoPlists: chosen + extensions)
    reading.read()
    return Target(
      name: "", kind: .unknown, isForIOS: true, projectPath: nil, membership: .everything,
      configurations: [reading.configuration])
  }
}

extension TargetConfigurationReading.InfoPlist {
  fileprivate var depth: Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

  fileprivate var isOfExtension: Bool { facts.values.keys.contains { $0.hasPrefix("NSExtension") } }

  fileprivate var namesStoryboard: Bool {
    facts.sceneManifest != nil || facts.values.keys.contains { $0.hasPrefix(InfoPlistKey.mainStoryboardFile.rawValue) }
  }
}
