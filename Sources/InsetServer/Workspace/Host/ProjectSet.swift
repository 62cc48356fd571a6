internal import InsetDocuments
internal import InsetModel
internal import InsetText

/// The projects that the client's folders and open documents belong to. Each document is in one of them.
final class ProjectSet {
  private(set) var workspaces: [ProjectRoot: Workspace] = [:]
  /// What wasn't looked at in the parts of the disk that were listed, a line a part; each part is told once.
  private(set) var leftOut: [(folder: String, line: String)] = []
  /// Prepares a project that is new.
  var configure: (Workspace) -> Void = { _ in }
  private var trees: [ListedTree] = []
  private var documents: [String: Document] = [:]
  private var owners: [String: ProjectRoot] = [:]
  /// By folder; good until the next listing.
  private var knownRoots: [String: String?] = [:]
  private let offLimits: OffLimits
  private let limits: ProjectListing.Limits
  private let codeFacts: (ProjectRoot) -> CodeFactsSource
  /// Projects without folder or document that are kept for the next question.
  private static let visitedCount = 4

  init(
    offLimits: OffLimits, limits: ProjectListing.Limits, codeFacts: @escaping (ProjectRoot) -> CodeFactsSource
  ) {
    self.codeFacts = codeFacts
    self.offLimits = offLimits
    self.limits = limits
  }

  private var search: ProjectSearch {
    ProjectSearch(offLimits: offLimits, limits: limits) { [unowned self] in configuration($0) }
  }

  /// What an `.insetd.json` says, in the editor before the disk, and below it the user's other settings.
  private func configuration(_ path: String) -> ConfigurationFacts? {
    guard let folder = path.parentPath else { return nil }
    let root = ProjectRoot(folder)
    let workspace = workspaces[root]
    let settings = workspace?.settings ?? configured(Workspace(root, CodeFactsSource(cache: nil))).settings
    // A file that is gone has facts until the next listing.
    guard FileStatus(path) != nil else { return settings }
    if case .configuration(let facts)? = workspace?.facts(path) { return facts.above(settings) }
    return ProjectSearch.configurationOnDisk(path)?.above(settings) ?? settings
  }

  private func configured(_ workspace: Workspace) -> Workspace {
    configure(workspace)
    return workspace
  }

  /// The projects, those with open documents first.
  var inOrder: [Workspace] {
    workspaces.values.sorted { left, right in
      left.documents.isEmpty == right.documents.isEmpty
        ? left.root.path < right.root.path : !left.documents.isEmpty
    }
  }
}

// MARK: - Folders and documents

extension ProjectSet {
  func addFolder(_ path: String) {
    let origin = ListedTree.Origin.folder(path)
    if !trees.contains(where: { $0.origin == origin }) { trees.append(ListedTree(origin: origin)) }
  }

  func removeFolder(_ path: String) {
    let roots = trees.first { $0.origin == .folder(path) }?.roots ?? []
    trees.removeAll { $0.origin == .folder(path) }
    for root in roots where workspaces[root]?.documents.isEmpty == false {
      trees.append(ListedTree(origin: .project(root), roots: [root], isListed: true))
    }
  }

  /// A document was opened or changed.
  func open(_ document: Document) {
    guard let path = document.uri.path else { return }
    guard FileKind(path: path) != nil else {
      // The file says nothing to the model, but whoever edits it wants to know about the project around.
      let owner = root(ofFile: path)
      if owner.scope == .project { _ = workspace(owner) }
      return
    }
    documents[path] = document
    let owner = owners[path] ?? root(ofFile: path)
    owners[path] = owner
    workspace(owner).open(document)
  }

  func close(_ path: String) {
    documents[path] = nil
    if let owner = owners.removeValue(forKey: path) { workspaces[owner]?.close(path) }
  }

  /// The project that a file belongs to, which is made if nobody has asked for it before.
  func workspace(ofFile path: String) -> Workspace {
    if let owner = owners[path] { return workspace(owner) }
    guard FileStatus(path)?.kind == .folder else { return workspace(root(ofFile: path)) }
    return workspace(search.root(around: path).map { ProjectRoot($0) } ?? ProjectRoot(path, .folder))
  }

  /// Whether the client has the file open.
  func hasDocument(_ path: String) -> Bool { documents[path] != nil }

  private func root(ofFile path: String) -> ProjectRoot {
    let folder = path.parentPath ?? "/"
    let around = knownRoots[folder] ?? search.root(around: folder)
    knownRoots[folder] = .some(around)
    return search.root(ofFile: path, in: around)
  }

  private func workspace(_ root: ProjectRoot) -> Workspace {
    if let known = workspaces[root] { return known }
    let made = configured(Workspace(root, codeFacts(root)))
    workspaces[root] = made
    trees.append(ListedTree(origin: .project(root), roots: [root]))
    return made
  }
}

// MARK: - Listing

extension ProjectSet {
  /// Everything is to be listed again: something was added, removed or renamed, or may have been.
  func listAgain() {
    for index in trees.indices { trees[index].isListed = false }
  }

  /// Looks at one part of the disk that is to be listed; false if there is none.
  func listNext() -> Bool {
    // Folders first: what they cover need not be listed once more.
    let unlisted = trees.indices.filter { !trees[$0].isListed }
    guard let index = unlisted.first(where: { trees[$0].project == nil }) ?? unlisted.first else { return false }
    list(index)
    return true
  }

  private func list(_ index: Int) {
    knownRoots = [:]
    let tree = trees[index]
    let found: (listing: ProjectListing, roots: Set<ProjectRoot>)
    switch tree.origin {
    case .folder(let folder): found = list(folder: folder)
    case .project(let root): found = (search.list(root), [root])
    }
    let gone = tree.roots.subtracting(found.roots)
    trees[index].isListed = true
    trees[index].roots = found.roots
    if tree.project == nil { trees.removeAll { $0.project.map(found.roots.contains) ?? false } }
    for root in found.roots { workspace(root, listedIn: found.listing) }
    for root in gone { workspaces[root]?.list(ProjectListing()) }
    noteLeftOut(found.listing, in: tree.path)
    assignDocuments()
  }

  private func noteLeftOut(_ listing: ProjectListing, in folder: String) {
    guard let first = listing.leftOut.last(where: \.isBound) ?? listing.leftOut.first,
      !leftOut.contains(where: { $0.folder == folder })
    else { return }
    let more = listing.leftOut.count == 1 ? "" : " (and \(listing.leftOut.count - 1) more)"
    let what = first.isBound ? "holds more than insetd looks at" : "isn't read whole"
    leftOut.append((folder, "\(folder) \(what): \(first.path): \(first.sentence)\(more)"))
  }

  private func workspace(_ root: ProjectRoot, listedIn listing: ProjectListing) {
    let workspace = workspaces[root] ?? configured(Workspace(root, codeFacts(root)))
    workspaces[root] = workspace
    workspace.list(listing)
  }

  private func list(folder: String) -> (ProjectListing, Set<ProjectRoot>) {
    let around = search.root(around: folder)
    guard around != nil || !offLimits.contains(folder) else { return (ProjectListing(), []) }
    let listing = search.list(around ?? folder)
    let roots = listing.files.keys.filter { $0 == around || $0.path(below: folder) != nil }
    return (listing, Set(roots.map { ProjectRoot($0) }))
  }

  /// Hands documents over whose project is another one by now: markers come and go.
  private func assignDocuments() {
    for (path, document) in documents {
      let owner = root(ofFile: path)
      guard owner != owners[path] else { continue }
      if let before = owners[path] { workspaces[before]?.handOver(path) }
      owners[path] = owner
      workspace(owner).open(document)
    }
  }

  /// Forgets projects that no folder and no document needs, and gives their roots. Those asked about last are kept for a
  /// while.
  func dropUnused() -> [ProjectRoot] {
    let inFolders = trees.filter { $0.project == nil }.reduce(into: Set<ProjectRoot>()) { $0.formUnion($1.roots) }
    let unused = workspaces.filter { $0.value.documents.isEmpty && !inFolders.contains($0.key) }.map(\.key)
    // The order of trees is that of first questions.
    let visited = trees.compactMap(\.project).filter { $0.scope == .project && unused.contains($0) }
    let kept = Set(visited.suffix(Self.visitedCount))
    let dropped = unused.filter { !kept.contains($0) }
    for root in dropped { workspaces[root] = nil }
    trees.removeAll { $0.project.map(dropped.contains) ?? false }
    return dropped
  }
}
