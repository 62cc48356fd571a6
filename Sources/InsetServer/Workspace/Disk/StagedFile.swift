#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The next content of a file, written whole into a file beside it. It takes the other's place, or goes.
final class StagedFile {
  /// Of the file to be.
  let path: String
  private let beside: String
  /// Of the file as it was; nil for one that is new.
  private let status: FileStatus?
  private var isPending = true

  /// - Throws: ``WritingFailure`` when the content, or what the file has beside it, can't be written.
  init(_ bytes: [UInt8], replacing file: ReplaceableFile, _ disk: FileReplacement) throws(WritingFailure) {
    let source = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard source >= 0 else { throw .system() }
    defer { close(source) }
    beside = try Self.write(bytes, beside: file.path, mode: 0o600, disk) { target throws(WritingFailure) in
      try FileAttributes.copy(from: source, file.status, to: target)
    }
    path = file.path
    status = file.status
  }

  /// A file that isn't there.
  ///
  /// - Parameter mode: of which the user's mask takes away.
  init(_ bytes: [UInt8], new path: String, mode: mode_t, _ disk: FileReplacement) throws(WritingFailure) {
    beside = try Self.write(bytes, beside: path, mode: mode, disk) { _ in }
    self.path = path
    status = nil
  }

  deinit { if isPending { unlink(beside) } }

  /// - Throws: ``WritingFailure`` if the file isn't as it was, in its bytes or in anything else.
  func verify(_ original: [UInt8]) throws(WritingFailure) {
    guard case .bytes(original, _) = DiskFile.read(path, limit: original.count),
      FileStatus(path, followingLinks: false)?.stamp == status?.stamp
    else { throw WritingFailure("it has changed since it was read") }
  }

  /// Puts the content in the file's place.
  func commit() throws(WritingFailure) {
    guard rename(beside, path) == 0 else { throw .system() }
    isPending = false
  }

  /// Writes a new file with a name that nothing else has, and leaves none unless it is whole.
  private static func write(
    _ bytes: [UInt8], beside path: String, mode: mode_t, _ disk: FileReplacement,
    finish: (Int32) throws(WritingFailure) -> Void
  ) throws(WritingFailure) -> String {
    // Beside the file, so that it is on the same disk; short, as the file's own name may be as long as names can be.
    let folder =
      path.hasPrefix("/") ? path.parentPath ?? "/" : "./" + path.split(separator: "/").dropLast().joined(separator: "/")
    let beside = folder.appendingPath(".insetd-\(String(UInt64.random(in: 0...UInt64.max), radix: 16)).tmp")
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system() }
    var failure: WritingFailure?
    do throws(WritingFailure) {
      guard disk.write(FileDescriptor(number: descriptor), bytes) else { throw .system() }
      try finish(descriptor)
      // Some disks find out late that they are full.
      guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw .system() }
    } catch {
      failure = error
    }
    if close(descriptor) != 0, failure == nil { failure = .system() }
    if let failure {
      unlink(beside)
      throw failure
    }
    return beside
  }
}
