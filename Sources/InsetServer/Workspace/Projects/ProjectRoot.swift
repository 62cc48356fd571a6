/// The folder that a project's files are in.
struct ProjectRoot: Hashable, Sendable {
  enum Scope: Sendable {
    /// Everything below.
    case project
    /// Files that belong to no project: those of this folder alone.
    case folder
  }

  let path: String
  let scope: Scope

  init(_ path: String, _ scope: Scope = .project) {
    self.path = path
    self.scope = scope
  }
}
