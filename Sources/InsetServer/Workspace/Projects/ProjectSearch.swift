internal import InsetDocuments

/// Finds the project around a file or folder.
///
/// The nearest folder with an `.insetd.json` is the root, so that the user has the last word; else the nearest one with
/// an Xcode project; else the outermost package or repository. The search ends at the top of a repository, and at the
/// folders that are off limits.
struct ProjectSearch {
  let offLimits: OffLimits
  var limits = ProjectListing.Limits()
  /// Gives what an `.insetd.json` says, by its path.
  var configuration: ProjectLister.ConfigurationSource = configurationOnDisk

  /// The root of the file's project; the file's own folder if it is in none, or in a part that projects leave out.
  func root(ofFile path: String) -> ProjectRoot {
    root(ofFile: path, in: root(around: path.parentPath ?? "/"))
  }

  /// The same, if it is known which root is around the file's folder.
  func root(ofFile path: String, in root: String?) -> ProjectRoot {
    guard let root, !isLeftOut(path, root) else { return ProjectRoot(path.parentPath ?? "/", .folder) }
    return ProjectRoot(root)
  }

  /// The root of the project that a folder is, or is in.
  func root(around folder: String) -> String? {
    var project: String?
    var fallback: String?
    // What was found in a folder that projects leave out counts only where no project is around it.
    var inLeftOut: String?
    var next: String? = folder
    while let path = next, !offLimits.contains(path) {
      next = path.parentPath
      // The folder of a file that isn't saved yet may not exist.
      guard let found = Folder(path) else { continue }
      guard !offLimits.contains(found.identity) else { break }
      let markers = ProjectMarkers(found.entries)
      if markers.hasConfiguration { return path }
      if markers.hasProject, project == nil { project = path }
      if markers.isWeaklyMarked { fallback = path }
      if markers.repository == .whole { break }
      if let name = path.split(separator: "/").last, SkippedFolders.contains(String(name)) {
        inLeftOut = inLeftOut ?? project ?? fallback
        (project, fallback) = (nil, nil)
      }
    }
    return project ?? fallback ?? inLeftOut
  }

  /// The files below a folder, by project; see `ProjectLister`.
  func list(_ start: String, isRoot: Bool = false) -> ProjectListing {
    var lister = ProjectLister(
      start, isRoot: isRoot, limits: limits, offLimits: offLimits, configuration: configuration)
    return lister.list()
  }

  /// The files of one root, those of projects in it left out.
  func list(_ root: ProjectRoot) -> ProjectListing {
    guard root.scope == .project else {
      return ProjectListing(files: [root.path: ProjectListing.siblings(in: root.path, offLimits: offLimits)])
    }
    return list(root.path)
  }

  static func configurationOnDisk(_ path: String) -> ConfigurationFacts? {
    // It can't allow itself.
    guard RealPath.leads(path, into: path.parentPath ?? "/"),
      case .bytes(let bytes, _) = DiskFile.read(path, limit: FileContent.maximumByteCount)
    else { return nil }
    return ConfigurationReader.read(bytes)
  }

  private func isLeftOut(_ path: String, _ root: String) -> Bool {
    guard let rest = path.path(below: root) else { return true }
    let folders = rest.split(separator: "/").dropLast()
    // A project file lies in a folder that is skipped otherwise.
    let isProjectFile = folders.last?.hasSuffix(".xcodeproj") == true && path.hasSuffix("/project.pbxproj")
    if (isProjectFile ? folders.dropLast() : folders).contains(where: { SkippedFolders.contains(String($0)) }) {
      return true
    }
    let selection = ProjectSelection(configuration(root.appendingPath(".insetd.json")), below: root)
    if selection.excluded.containsOrSurrounds(path) { return true }
    return !RealPath.leads(path, into: root) && !selection.followed.containsOrSurrounds(path)
  }
}
