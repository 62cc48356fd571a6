internal import InsetText

/// Turns the objects of a project file into facts.
struct ProjectReading {
  private let objects: [String: ProjectObjects.Object]
  private let project: ProjectObjects.Object?
  private let files: ProjectFileTree
  private let places: BuildSettingPlaces
  private let synchronizedFolders: [SynchronizedFolder]

  /// A folder whose whole content belongs to targets, save for exceptions.
  private struct SynchronizedFolder {
    var id: String
    var path: String
    var exceptionSets: [ProjectObjects.Object]
  }

  init(_ project: ProjectObjects, _ places: BuildSettingPlaces) {
    objects = project.objects
    self.places = places
    self.project = project.rootObject.flatMap { project.objects[$0] }
    let files = ProjectFileTree(
      objects, mainGroup: self.project?.string("mainGroup"),
      projectFolder: self.project?.string("projectDirPath") ?? "")
    self.files = files
    synchronizedFolders =
      project.objects.filter { $0.value.string("isa") == "PBXFileSystemSynchronizedRootGroup" }
      .sorted { $0.key < $1.key }
      .compactMap { id, object in
        files.paths(of: id).first.map { path in
          SynchronizedFolder(
            id: id, path: path, exceptionSets: object.strings("exceptions").compactMap { project.objects[$0] })
        }
      }
  }

  func read(into facts: inout ProjectFacts) {
    guard let project else {
      facts.isComplete = false
      facts.problems = [ReadingProblem(.error, "the file has no project object", at: 0..<0)]
      return
    }
    facts.sourceRoot = project.string("projectDirPath") ?? ""
    facts.configurations = configurations(of: project)
    facts.targets = project.strings("targets").compactMap(target)
  }

  private func target(_ id: String) -> TargetFacts? {
    guard let object = objects[id] else { return nil }
    var target = TargetFacts(id: id, name: object.string("name") ?? id, productType: object.string("productType"))
    target.configurations = configurations(of: object)
    for phase in object.strings("buildPhases").compactMap({ objects[$0] }) where Self.holdsFiles(phase) {
      for file in phase.strings("files").compactMap({ objects[$0]?.string("fileRef") }) {
        target.filePaths += files.paths(of: file)
      }
    }
    let folders = object.strings("fileSystemSynchronizedGroups")
    target.folderPaths = folders.flatMap(files.paths)
    for (folder, exceptions) in exceptions(for: id) {
      if folders.contains(folder) { target.excludedPaths += exceptions } else { target.filePaths += exceptions }
    }
    return target
  }

  private static func holdsFiles(_ phase: ProjectObjects.Object) -> Bool {
    ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.string("isa"))
  }

  /// By synchronised folder, the files that are out of the target though the folder belongs to it, or in it though
  /// the folder doesn't.
  private func exceptions(for target: String) -> [(folder: String, paths: [String])] {
    synchronizedFolders.flatMap { folder in
      folder.exceptionSets.filter { $0.string("target") == target }.map { set in
        let paths = set.strings("membershipExceptions").map(Self.exceptionPath)
        return (folder.id, paths.map { FilePath.join(folder.path, $0) })
      }
    }
  }

  /// `/Localized/A/B.xib` stands for `B.xib` in every localisation, of which the base is the one with views.
  private static func exceptionPath(_ written: String) -> String {
    let prefix = "/Localized/"
    guard written.hasPrefix(prefix) else { return written }
    var parts = written.dropFirst(prefix.count).split(separator: "/")
    parts.insert("Base.lproj", at: max(parts.count - 1, 0))
    return parts.joined(separator: "/")
  }

  private func configurations(of object: ProjectObjects.Object) -> [BuildConfigurationFacts] {
    let list = object.string("buildConfigurationList").flatMap { objects[$0] }
    return list?.strings("buildConfigurations").compactMap(configuration) ?? []
  }

  private func configuration(_ id: String) -> BuildConfigurationFacts? {
    guard let object = objects[id] else { return nil }
    var configuration = BuildConfigurationFacts(name: object.string("name") ?? id)
    configuration.settingsFilePath = settingsFile(of: object)
    for (name, value) in object.buildSettings {
      configuration.settings[name] = Located(value, at: places.range(of: name, inConfiguration: id))
    }
    return configuration
  }

  private func settingsFile(of configuration: ProjectObjects.Object) -> String? {
    if let file = configuration.string("baseConfigurationReference") { return files.paths(of: file).first }
    guard let folder = configuration.string("baseConfigurationReferenceAnchor").flatMap({ files.paths(of: $0).first }),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FilePath.join(folder, path)
  }
}
