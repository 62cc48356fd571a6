internal import InsetText

/// The paths of a project's files, by the ids of their objects: groups give their folders to what lies in them.
struct ProjectFileTree {
  private let objects: [String: ProjectObjects.Object]
  /// Of files and folders, from the folder of the `.xcodeproj`.
  private var paths: [String: String] = [:]
  private var variants: [String: [String]] = [:]

  /// Groups nested deeper than this are left out, as are groups that hold themselves.
  private static let maximumDepth = 64

  init(_ objects: [String: ProjectObjects.Object], mainGroup: String?, projectFolder: String) {
    self.objects = objects
    guard let mainGroup else { return }
    add(mainGroup, in: projectFolder, root: projectFolder, depth: 0)
  }

  /// The paths that a file reference stands for: one, or each localisation of it.
  func paths(of id: String) -> [String] {
    if let variants = variants[id] { return variants.compactMap { paths[$0] } }
    return paths[id].map { [$0] } ?? []
  }

  private mutating func add(_ id: String, in folder: String, root: String, depth: Int) {
    guard depth < Self.maximumDepth, paths[id] == nil, let object = objects[id] else { return }
    guard let base = Self.base(sourceTree: object.string("sourceTree"), folder: folder, root: root) else { return }
    let path = FilePath.join(base, object.string("path") ?? "")
    paths[id] = path
    let children = object.strings("children")
    // A variant group names no folder; its files do.
    if object.string("isa") == "PBXVariantGroup" { variants[id] = children }
    for child in children { add(child, in: path, root: root, depth: depth + 1) }
  }

  /// Nil of what lies outside the project: built products, files of the SDK.
  private static func base(sourceTree: String?, folder: String, root: String) -> String? {
    switch sourceTree {
    case "<group>", nil: folder
    case "SOURCE_ROOT": root
    case "<absolute>": ""
    default: nil
    }
  }
}
