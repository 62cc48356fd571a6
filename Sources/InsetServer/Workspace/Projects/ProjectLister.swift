internal import InsetDocuments
internal import InsetModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lists projects: everything below a folder, each file with the root that it belongs to, as `ProjectSearch` says too.
///
/// Breadth first, so that what lies near the top is found before the limits are reached; links after the rest, so that
/// a folder or file is known by its own path, and once. Links out of a project are followed where its configuration
/// allows it, and never to a folder that the project is in.
struct ProjectLister {
  /// Gives what an `.insetd.json` says, by its path; nil if it can't be read.
  typealias ConfigurationSource = (_ path: String) -> ConfigurationFacts?

  /// A folder that waits to be looked at.
  private struct Visit {
    var path: String
    var root: String?
    var isConfigured = false
    var selection = ProjectSelection(nil, below: "/")
    /// The folders, without links, that links may lead into: the project's own, and those outside it that the
    /// configuration lets in.
    var bounds: [String]

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
    folders = [Visit(path: start, root: isRoot ? start : nil, bounds: [RealPath.of(start) ?? start])]
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
    listing.looks += 1
    guard let folder = Folder(visit.path) else {
      let reason = SystemError.message
      // One that has gone meanwhile isn't missing.
      if FileStatus(visit.path) != nil || visit.path.utf8.count >= Int(PATH_MAX) {
        leaveOut(visit.path, .unreadableFolder(reason), in: visit.root)
      }
      return
    }
    guard !offLimits.contains(folder.identity), seen.insert(folder.identity).inserted else { return }
    entryCount += folder.entries.count
    guard entryCount <= limits.entries else { return leaveOut(visit.path, .names(limit: limits.entries)) }
    let visit = entering(visit, ProjectMarkers(folder.entries))
    noteMisspelt(folder.misspelt, visit)
    for entry in folder.entries where !listing.isTruncated {
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
    if markers.repository == .whole, visit.path != start { visit = Visit(path: visit.path, bounds: visit.bounds) }
    if markers.hasConfiguration {
      (visit.root, visit.isConfigured) = (visit.path, true)
    } else if markers.hasProject && !visit.isConfigured || visit.root == nil && markers.isWeaklyMarked {
      visit.root = visit.path
    }
    if let root = visit.root, listing.files[root] == nil { listing.files[root] = [] }
    if visit.root == visit.path {
      // The user may leave things out of a project that has no `.insetd.json`.
      visit.selection = ProjectSelection(configuration(visit.path.appendingPath(".insetd.json")), below: visit.path)
      listing.selections[visit.path] = visit.selection
      visit.bounds = [RealPath.of(visit.path) ?? visit.path]
    }
    return visit
  }

  private mutating func addFile(_ path: String, _ visit: Visit) {
    guard let root = visit.root, let kind = FileKind(path: path), !isExcluded(path, visit) else { return }
    listing.looks += 1
    guard let status = FileStatus(path) else { return noteUnreadable(path, root) }
    guard status.kind == .regular, seen.insert(status.stamp.identity).inserted else { return }
    guard fileCount < limits.files else { return leaveOut(path, .files(limit: limits.files)) }
    fileCount += 1
    listing.files[root, default: []].append(.init(path: path, kind: kind, stamp: status.stamp))
  }

  /// Keeps why the system has just refused a path; one that is gone by now, or a link that leads nowhere, is no file.
  private mutating func noteUnreadable(_ path: String, _ root: String?) {
    guard !FileStatus.nothingIsThere else { return }
    leaveOut(path, .file(SystemError.message), in: root)
  }

  private mutating func addFolder(_ path: String, named name: String, _ visit: Visit) {
    guard !isExcluded(path, visit) else { return }
    if name.hasSuffix(".xcodeproj") {
      let project = path.appendingPath("project.pbxproj")
      if FileStatus(project, followingLinks: false)?.kind == .link {
        links.append(Link(path: project, name: "project.pbxproj", visit: visit))
      } else {
        addFile(project, visit)
      }
    }
    if !SkippedFolders.contains(name) { folders.append(visit.of(path)) }
  }

  private mutating func isExcluded(_ path: String, _ visit: Visit) -> Bool {
    let patterns = visit.selection.excluded.matches(path)
    if let root = visit.root, !patterns.isEmpty {
      listing.matchedPatterns[root, default: MatchedPatterns()].excluded.formUnion(patterns)
    }
    return !patterns.isEmpty
  }

  private mutating func leaveOut(_ path: String, _ reason: LeftOut.Reason, in root: String? = nil) {
    listing.leftOut.append(LeftOut(path: path, root: root, reason: reason))
  }

  private mutating func noteMisspelt(_ entries: [Folder.Entry], _ visit: Visit) {
    guard visit.root != nil else { return }
    for entry in entries {
      let path = visit.path.appendingPath(entry.name)
      let isOfInterest =
        entry.kind == .folder ? !SkippedFolders.contains(entry.name) : FileKind(path: path) != nil
      if isOfInterest, !isExcluded(path, visit) { leaveOut(path, .misspelt, in: visit.root) }
    }
  }
}

// MARK: - Links

extension ProjectLister {
  private mutating func follow(_ link: Link) {
    guard !listing.isTruncated else { return }
    listing.looks += 1
    guard let target = FileStatus(link.path) else {
      if link.visit.root != nil, FileKind(path: link.path) != nil { noteUnreadable(link.path, link.visit.root) }
      return
    }
    guard !seen.contains(target.stamp.identity), let visit = visit(behind: link, target.kind) else { return }
    switch target.kind {
    case .folder: addFolder(link.path, named: link.name, visit)
    case .regular: addFile(link.path, visit)
    case .link, .other: break
    }
  }

  /// The visit with which a link is followed; nil for one that isn't.
  private mutating func visit(behind link: Link, _ kind: FileStatus.Kind) -> Visit? {
    var visit = link.visit
    guard let real = RealPath.of(link.path) else { return nil }
    if visit.bounds.contains(where: { real.path(below: $0) != nil }) { return visit }
    // Around the project there is no end of others.
    if visit.bounds.contains(where: { $0.path(below: real) != nil }) { return nil }
    let patterns = visit.selection.followed.matches(link.path)
    guard !patterns.isEmpty else {
      let isOfInterest =
        kind == .folder ? !SkippedFolders.contains(link.name) : FileKind(path: link.path) != nil
      if isOfInterest, visit.root != nil, !isExcluded(link.path, visit) { leaveOut(link.path, .link, in: visit.root) }
      return nil
    }
    if let root = visit.root {
      listing.matchedPatterns[root, default: MatchedPatterns()].followed.formUnion(patterns)
    }
    if kind == .folder { visit.bounds.append(real) }
    return visit
  }
}
