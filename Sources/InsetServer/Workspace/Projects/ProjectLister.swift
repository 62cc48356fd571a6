internal import InsetFacts
internal import InsetModel

/// Lists projects: everything below a folder, each file with the root that it belongs to, as `ProjectSearch` says too.
///
/// Breadth first, so that what lies near the top is found before the limits are reached; links after the rest, so that
/// a folder or file is known by its own path, and once.
struct ProjectLister {
  /// Gives what an `.insetd.json` says, by its path; nil if it can't be read.
  typealias ConfigurationSource = (_ path: String) -> ConfigurationFacts?

  /// A folder that waits to be looked at.
  private struct Visit {
    var path: String
    var root: String?
    var isConfigured = false
    var excluded = ExcludedPaths(nil, below: "/")

    func of(_ path: String) -> Visit {
      var visit = self
      visit.path = path
      return visit
    }
  }

  private struct Link {
    let path: String
    let name: String
    let visit: Visit
  }

  private let start: String
  private let limits: ProjectListing.Limits
  private let offLimits: OffLimits
  private let configuration: ConfigurationSource
  private var listing = ProjectListing()
  private var folders: [Visit] = []
  private var links: [Link] = []
  private var seen: Set<FileIdentity> = []
  private var fileCount = 0
  private var entryCount = 0

  /// - Parameters:
  ///   - start: where to look.
  ///   - isRoot: whether `start` is a root without any marker. Else what is below no marker is left out.
  init(
    _ start: String, isRoot: Bool, limits: ProjectListing.Limits, offLimits: OffLimits,
    configuration: @escaping ConfigurationSource
  ) {
    self.start = start
    self.limits = limits
    self.offLimits = offLimits
    self.configuration = configuration
    folders = [Visit(path: start, root: isRoot ? start : nil)]
  }

  mutating func list() -> ProjectListing {
    run()
    return listing
  }

  private mutating func run() {
    var next = 0
    while !listing.isTruncated {
      if next < folders.count {
        look(at: folders[next])
        next += 1
      } else {
        guard !links.isEmpty else { return }
        let found = links
        links = []
        found.forEach { follow($0) }
      }
    }
  }

  private mutating func look(at visit: Visit) {
    guard let folder = Folder(visit.path) else {
      noteUnreadable(visit.path, visit.root)
      return
    }
    guard !offLimits.contains(folder.identity) else { return }
    guard seen.insert(folder.identity).inserted else { return }
    entryCount += folder.entries.count
    guard entryCount <= limits.entries else {
      listing.isTruncated = true
      return
    }
    let visit = entering(visit, ProjectMarkers(folder.entries))
    for entry in folder.entries {
      let path = visit.path.appendingPath(entry.name)
      switch entry.kind {
      case .regular: addFile(path, visit)
      case .folder: addFolder(path, named: entry.name, visit)
      case .link: links.append(Link(path: path, name: entry.name, visit: visit))
      case .other: break
      }
    }
  }

  /// The visit with the root that the folder's markers make.
  private mutating func entering(_ visit: Visit, _ markers: ProjectMarkers) -> Visit {
    var visit = visit
    if markers.repository == .whole, visit.path != start { visit = Visit(path: visit.path) }
    if markers.hasConfiguration {
      (visit.root, visit.isConfigured) = (visit.path, true)
    } else if markers.hasProject && !visit.isConfigured || visit.root == nil && markers.isWeaklyMarked {
      visit.root = visit.path
    }
    if let root = visit.root, listing.files[root] == nil { listing.files[root] = [] }
    if visit.root == visit.path {
      // The user may leave things out of a project that has no `.insetd.json`.
      visit.excluded = ExcludedPaths(configuration(visit.path.appendingPath(".insetd.json")), below: visit.path)
      listing.exclusions[visit.path] = visit.excluded
    }
    return visit
  }

  private mutating func addFile(_ path: String, _ visit: Visit) {
    guard let root = visit.root, let kind = FileKind(path: path), !isExcluded(path, visit) else { return }
    guard let status = FileStatus(path) else {
      noteUnreadable(path, root)
      return
    }
    guard status.kind == .regular, seen.insert(status.stamp.identity).inserted else { return }
    guard fileCount < limits.files else {
      listing.isTruncated = true
      return
    }
    fileCount += 1
    listing.files[root, default: []].append(.init(path: path, kind: kind, stamp: status.stamp))
  }

  /// Keeps why the system has just refused a path; one that is gone by now, or a link that leads nowhere, is no file.
  private mutating func noteUnreadable(_ path: String, _ root: String?) {
    guard !FileStatus.nothingIsThere else { return }
    listing.unreadable.append(.init(path: path, root: root, reason: DiskFile.systemMessage()))
  }

  private mutating func addFolder(_ path: String, named name: String, _ visit: Visit) {
    guard !isExcluded(path, visit) else { return }
    if name.hasSuffix(".xcodeproj") { addFile(path.appendingPath("project.pbxproj"), visit) }
    if !SkippedFolders.contains(name) { folders.append(visit.of(path)) }
  }

  private mutating func isExcluded(_ path: String, _ visit: Visit) -> Bool {
    let patterns = visit.excluded.matches(path)
    if let root = visit.root, !patterns.isEmpty { listing.matchedPatterns[root, default: []].formUnion(patterns) }
    return !patterns.isEmpty
  }

  private mutating func follow(_ link: Link) {
    guard let target = FileStatus(link.path) else {
      if link.visit.root != nil, FileKind(path: link.path) != nil { noteUnreadable(link.path, link.visit.root) }
      return
    }
    guard !seen.contains(target.stamp.identity) else { return }
    switch target.kind {
    case .folder: addFolder(link.path, named: link.name, link.visit)
    case .regular: addFile(link.path, link.visit)
    case .link, .other: break
    }
  }
}
