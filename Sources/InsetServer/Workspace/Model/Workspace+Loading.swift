/// Why there is nothing to load.
package struct WorkspaceError: Error, Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// There is nothing at the path.
    case missing
    /// The home folder, or one above it: not everything that somebody has is a project.
    case offLimits
  }

  package let reason: Reason
  package let path: String
  /// A sentence without a final stop.
  package var message: String {
    switch reason {
    case .missing: "\(path): no such file or folder"
    case .offLimits: "\(path) is no project; name a folder in it"
    }
  }
}

extension Workspace {
  /// How projects are looked for without a client.
  package struct LoadingOptions: Sendable {
    /// The home folder, which is not read; nil if there is none.
    package var home: String?
    package var threadCount = ReadingPool.usualThreadCount
    /// Keeps what sources say from one run to the next; nil if nothing is to be kept.
    package var cacheFolder: String?

    /// For the user who runs the process.
    package init() {
      home = OffLimits.homeOfUser
      cacheFolder = CacheLocation.ofUser
    }

    func workspace(_ root: ProjectRoot) -> Workspace {
      Workspace(root, CodeFactsSource(root, cacheFolder: cacheFolder))
    }
  }

  /// Reads a whole project: the one that a file or folder lies in, else the folder itself. Of several below a folder the
  /// one with the most controllers.
  ///
  /// - Parameter path: absolute.
  package static func load(
    path: String, options: LoadingOptions = LoadingOptions()
  ) throws(WorkspaceError) -> ProjectSnapshot {
    let snapshots = try loadAll(path: path, options: options)
    let largest = snapshots.max { $0.app.controllers.count < $1.app.controllers.count }
    return largest ?? options.workspace(ProjectRoot(path)).snapshot()
  }

  /// Reads all projects below a folder and the one around it, in the order of their paths; for a file its own project.
  ///
  /// - Parameter path: absolute.
  package static func loadAll(
    path: String, options: LoadingOptions = LoadingOptions()
  ) throws(WorkspaceError) -> [ProjectSnapshot] {
    try loadProjects(path: path, options: options).projects
  }

  /// The same, with what could not be looked at.
  package static func loadProjects(
    path: String, options: LoadingOptions = LoadingOptions()
  ) throws(WorkspaceError) -> LoadedProjects {
    let offLimits = OffLimits(home: options.home)
    guard let status = FileStatus(path) else { throw WorkspaceError(reason: .missing, path: path) }
    let search = ProjectSearch(offLimits: offLimits)
    let workspaces: [Workspace]
    let leftOut: [LeftOut]
    if status.kind == .folder {
      guard !offLimits.contains(path), !offLimits.contains(status.stamp.identity) else {
        throw WorkspaceError(reason: .offLimits, path: path)
      }
      (workspaces, leftOut) = projects(below: path, search, options)
    } else {
      let workspace = options.workspace(search.root(ofFile: path))
      let listing = search.list(workspace.root)
      workspace.list(listing)
      // A folder of many files without a project isn't listed.
      workspace.readNow(path)
      (workspaces, leftOut) = ([workspace], listing.leftOut.filter { $0.root == workspace.root.path || $0.isBound })
    }
    let snapshots = workspaces.map { workspace in
      workspace.readAll(threadCount: options.threadCount)
      workspace.saveFacts()
      return workspace.snapshot()
    }
    return LoadedProjects(projects: snapshots, leftOut: leftOut)
  }

  private static func projects(
    below folder: String, _ search: ProjectSearch, _ options: LoadingOptions
  ) -> ([Workspace], [LeftOut]) {
    let around = search.root(around: folder)
    let listing = search.list(around ?? folder, isRoot: around == nil)
    let isWanted = { (root: String) in root == around || root.path(below: folder) != nil }
    let roots = listing.files.filter { isWanted($0.key) && !$0.value.isEmpty }.keys.sorted()
    let workspaces = roots.map { root in
      let workspace = options.workspace(ProjectRoot(root))
      workspace.list(listing)
      return workspace
    }
    return (workspaces, listing.leftOut.filter { $0.isBound || isWanted($0.root ?? $0.path) })
  }
}

/// The projects that a path means, and what of them wasn't looked at.
package struct LoadedProjects: Sendable {
  /// In the order of their roots.
  package let projects: [ProjectSnapshot]
  let leftOut: [LeftOut]
}
