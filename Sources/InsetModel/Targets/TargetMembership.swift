internal import InsetText

/// The files of a target.
package struct TargetMembership: Sendable, Equatable {
  /// True of a folder without a project, whose files all belong together.
  private(set) var isEverything = false
  private(set) var items: Set<String> = []
  private(set) var excluded: Set<String> = []

  static let everything: TargetMembership = {
    var membership = TargetMembership()
    membership.isEverything = true
    return membership
  }()

  /// Paths without leading slash are taken from `folder`.
  init(files: [String] = [], folders: [String] = [], excluded: [String] = [], in folder: String = "") {
    items = Set((files + folders).map { FilePath.join(folder, $0) })
    self.excluded = Set(excluded.map { FilePath.join(folder, $0) })
  }

  /// Whether the file at an absolute path, or a folder around it, is one of the target's.
  func contains(_ path: String) -> Bool {
    if isEverything { return true }
    var path = path[...]
    var belongs = false
    while !path.isEmpty {
      if excluded.contains(String(path)) { return false }
      belongs = belongs || items.contains(String(path))
      guard let slash = path.lastIndex(of: "/") else { break }
      path = path[..<slash]
    }
    return belongs
  }
}
