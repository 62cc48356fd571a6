/// A part of the disk that is listed in one go.
struct ListedTree {
  enum Origin: Equatable {
    /// A folder that is open in the client: its project, and all that are below it.
    case folder(String)
    /// The project that some file lies in.
    case project(ProjectRoot)
  }

  let origin: Origin
  /// The projects that it gave.
  var roots: Set<ProjectRoot> = []
  var isListed = false

  /// The one that is listed alone; nil for a folder of the client.
  var project: ProjectRoot? {
    if case .project(let root) = origin { root } else { nil }
  }

  var path: String {
    switch origin {
    case .folder(let path): path
    case .project(let root): root.path
    }
  }
}
