#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which file or folder something is, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
}

/// Tells two contents of a file apart without reading them.
struct FileStamp: Hashable, Sendable {
  let identity: FileIdentity
  /// Bytes.
  let size: Int
  /// Of the last modification, since 1970.
  let seconds: Int
  let nanoseconds: Int
  /// Of the last change of anything about the file, since 1970: nobody can set that back, as `touch -r` does the other.
  var changeSeconds = 0
  var changeNanoseconds = 0

  /// True when the file was modified so shortly before `now` that another modification could leave the stamp as it is:
  /// file systems count in steps of some milliseconds.
  func isYoung(at now: timespec) -> Bool {
    let step = 50_000_000
    let age = Int(now.tv_sec).subtractingReportingOverflow(seconds)
    guard !age.overflow else { return seconds > 0 }
    guard age.partialValue >= 0, age.partialValue <= 1 else { return age.partialValue < 0 }
    return age.partialValue * 1_000_000_000 + Int(now.tv_nsec) - nanoseconds < step
  }
}

/// What the system says about a path.
struct FileStatus: Sendable {
  enum Kind: Sendable {
    case regular, folder, link, other
  }

  let kind: Kind
  /// Who may read, write and run it, and as whom it runs.
  let permissions: mode_t
  let owner: uid_t
  let group: gid_t
  /// How many names the file has.
  let linkCount: Int
  let stamp: FileStamp

  /// Of the call that has just failed: whether that is because there is nothing at the path.
  static var nothingIsThere: Bool { errno == ENOENT || errno == ENOTDIR }

  /// Nil if there is nothing at the path, or nothing that may be seen.
  init?(_ path: String, followingLinks: Bool = true) {
    var info = stat()
    guard (followingLinks ? stat(path, &info) : lstat(path, &info)) == 0 else { return nil }
    self.init(info)
  }

  /// Nil if the descriptor isn't open.
  init?(descriptor: Int32) {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    self.init(info)
  }

  private init(_ info: stat) {
    kind =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = info.st_mode & 0o7777
    owner = info.st_uid
    group = info.st_gid
    linkCount = Int(info.st_nlink)
    #if canImport(Darwin)
      let (modified, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
      let (modified, changed) = (info.st_mtim, info.st_ctim)
    #endif
    stamp = FileStamp(
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: info.st_dev), inode: UInt64(truncatingIfNeeded: info.st_ino)),
      size: Int(info.st_size), seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec),
      changeSeconds: Int(changed.tv_sec), changeNanoseconds: Int(changed.tv_nsec))
  }
}
