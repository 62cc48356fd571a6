#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The entries of one folder.
struct Folder: Sendable {
  struct Entry: Sendable {
    let name: String
    let kind: FileStatus.Kind
  }

  let identity: FileIdentity
  /// By name; without `.` and `..`.
  let entries: [Entry]
  /// Names that aren't UTF-8, which no client can spell, with U+FFFD in place of what is wrong in them.
  let misspelt: [Entry]

  /// Nil if there is no such folder, or it may not be read; `errno` says which.
  init?(_ path: String) {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    guard let status = FileStatus(descriptor: dirfd(stream)) else { return nil }
    identity = status.stamp.identity
    var entries: [Entry] = []
    var misspelt: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = Self.name(of: entry)
      guard let name = String(validatingCString: bytes) else {
        misspelt.append(Entry(name: String(cString: bytes), kind: Self.kind(of: entry) ?? .other))
        continue
      }
      guard name != ".", name != ".." else { continue }
      guard let kind = Self.kind(of: entry) ?? FileStatus(path.appendingPath(name), followingLinks: false)?.kind else {
        continue
      }
      entries.append(Entry(name: name, kind: kind))
    }
    self.entries = entries.sorted { $0.name < $1.name }
    self.misspelt = misspelt.sorted { $0.name < $1.name }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> UnsafePointer<CChar> {
    // The name may be longer than the field that holds its first bytes says.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
  }

  /// Nil where the file system doesn't say.
  private static func kind(of entry: UnsafeMutablePointer<dirent>) -> FileStatus.Kind? {
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }
}

extension String {
  /// The path of something in the folder that this path leads to.
  func appendingPath(_ name: String) -> String { self == "/" ? "/" + name : self + "/" + name }

  /// The folder around this absolute path; nil for the root.
  var parentPath: String? {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")), utf8.count > 1 else { return nil }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What is left of the path below a folder; nil if it isn't there. Empty for the folder itself.
  func path(below folder: String) -> Substring? {
    if folder == "/" { return dropFirst() }
    guard utf8.starts(with: folder.utf8) else { return nil }
    let rest = utf8.dropFirst(folder.utf8.count)
    if rest.isEmpty { return "" }
    return rest.first == UInt8(ascii: "/") ? Substring(rest.dropFirst()) : nil
  }
}
