package import InsetLayout
internal import InsetModel

// What the user asks for while the session runs.
extension ProjectHost {
  /// Lays all projects out on these devices and systems from now on, whatever settings say; nil takes that back. No
  /// file is read again.
  package func pickEnvironments(_ environments: [Environment]?) {
    guard pickedEnvironments != environments else { return }
    pickedEnvironments = environments
    for workspace in projects.workspaces.values { workspace.pickedEnvironments = environments }
    server?.requestIdleTime()
  }

  /// Lists all projects and reads all their files again, in idle time.
  ///
  /// - Returns: how many projects and files are known now.
  func reindex() -> (projects: Int, files: Int) {
    let workspaces = projects.workspaces.values
    for workspace in workspaces { workspace.invalidateAll() }
    projects.listAgain()
    server?.requestIdleTime()
    return (workspaces.count, workspaces.reduce(0) { $0 + $1.fileCount })
  }
}
