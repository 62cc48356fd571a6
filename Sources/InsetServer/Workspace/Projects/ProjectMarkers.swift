/// What in a folder says that it is a project's.
struct ProjectMarkers: Equatable, Sendable {
  enum Repository: Sendable {
    case none
    /// A submodule, or another part of a repository: its `.git` is a file.
    case part
    /// The top of a repository.
    case whole
  }

  /// `.insetd.json`: the user says where the root is.
  var hasConfiguration = false
  /// An Xcode project or workspace, or XcodeGen's description of one.
  var hasProject = false
  /// `Package.swift`: a project of its own only where no app is around it.
  var hasPackage = false
  var repository = Repository.none

  init(_ entries: [Folder.Entry]) {
    for entry in entries {
      switch entry.name {
      case ".insetd.json": hasConfiguration = true
      case "project.yml": hasProject = true
      case "Package.swift": hasPackage = true
      case ".git": repository = entry.kind == .folder ? .whole : .part
      default:
        if entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace"), entry.kind != .regular {
          hasProject = true
        }
      }
    }
  }

  /// A marker that counts where there is no stronger one.
  var isWeaklyMarked: Bool { hasPackage || repository != .none }
}
