internal import InsetModel

/// What one look at a part of the disk found: the files of each project in it.
struct ProjectListing: Sendable {
  struct File: Sendable {
    let path: String
    let kind: FileKind
    let stamp: FileStamp
  }

  /// How much is looked at. No project of people comes near.
  struct Limits: Sendable {
    /// Files that count.
    var files = 200_000
    /// Names of all kinds.
    var entries = 1_000_000
  }

  /// By root. A root without files that count has an empty list.
  var files: [String: [File]] = [:]
  /// By root: what its `.insetd.json` takes out and lets in.
  var selections: [String: ProjectSelection] = [:]
  /// By root: the patterns of its `.insetd.json` that files or folders match.
  var matchedPatterns: [String: MatchedPatterns] = [:]
  /// What would be in it and isn't, in the order in which it was found.
  var leftOut: [LeftOut] = []
  /// How often the disk was asked.
  var looks = 0

  /// Not everything was looked at, for there is too much.
  var isTruncated: Bool { leftOut.last?.isBound == true }
}

extension ProjectListing {
  /// The files of one folder without those below it, for files that belong to no project: only what is cheap.
  static func siblings(in folder: String, offLimits: OffLimits) -> [File] {
    guard !offLimits.contains(folder), let found = Folder(folder), !offLimits.contains(found.identity) else {
      return []
    }
    let files = found.entries.compactMap { entry -> File? in
      let path = folder.appendingPath(entry.name)
      guard let kind = FileKind(path: path), let status = FileStatus(path), status.kind == .regular,
        entry.kind != .link || RealPath.leads(path, into: folder)
      else { return nil }
      return File(path: path, kind: kind, stamp: status.stamp)
    }
    let isCheap = files.count <= 64 && files.reduce(0) { $0 + min($1.stamp.size, 4 << 20) } <= 4 << 20
    return isCheap ? files : []
  }
}
