#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file whose content may be replaced: nothing of it is lost but the content.
struct ReplaceableFile {
  /// Absolute, without links: what is replaced is the file, not a link to it.
  let path: String
  let status: FileStatus

  /// - Parameter root: the folder that it must lie in; nil for a file that the user has named.
  /// - Throws: ``WritingFailure`` for a file that is to be left alone.
  init(_ path: String, in root: String?) throws(WritingFailure) {
    guard let real = RealPath.of(path), let status = FileStatus(real, followingLinks: false) else {
      throw WritingFailure("it can't be found (\(SystemError.message))")
    }
    guard status.kind == .regular else { throw WritingFailure("it is no regular file") }
    if let root, let folder = RealPath.of(root), real.path(below: folder) == nil {
      throw WritingFailure("it leads to \(real), outside the project")
    }
    guard status.linkCount <= 1 else {
      throw WritingFailure("it is one file with \(status.linkCount) names (hard links), which would come apart")
    }
    guard status.permissions & 0o222 != 0 else { throw WritingFailure("it is read-only") }
    guard access(real, W_OK) == 0 else { throw .system() }
    self.path = real
    self.status = status
  }
}
