#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What reading a file from disk gave.
enum DiskFile: Sendable {
  /// - stamp: nil when the file is so young that its stamp doesn't tell this content from the next one.
  case bytes([UInt8], stamp: FileStamp?)
  /// Left unread.
  case tooLarge(FileStamp)
  /// There is a file, but it can't be read; what the system says.
  case unreadable(String)
  case missing

  /// Reads a regular file of at most `limit` bytes.
  static func read(_ path: String, limit: Int) -> DiskFile {
    // A pipe with a source file's name would block, were it opened for blocking reads.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      return errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable(SystemError.message)
    }
    defer { close(descriptor) }
    guard let status = FileStatus(descriptor: descriptor) else { return .unreadable(SystemError.message) }
    guard status.kind == .regular else { return .missing }
    guard status.stamp.size <= limit else { return .tooLarge(status.stamp) }
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard let bytes = bytes(of: descriptor, expecting: status.stamp.size, limit: limit) else {
      return .unreadable(SystemError.message)
    }
    let isStable = bytes.count == status.stamp.size && !status.stamp.isYoung(at: now)
    return .bytes(bytes, stamp: isStable ? status.stamp : nil)
  }

  /// Everything up to the end of the file, which may have grown or shrunk since its size was asked.
  static func bytes(of descriptor: Int32, expecting size: Int, limit: Int) -> [UInt8]? {
    let file = FileDescriptor(number: descriptor)
    var hasFailed = false
    // One byte more than expected, so that the end shows at once.
    let bytes = [UInt8](unsafeUninitializedCapacity: min(size, limit) + 1) { buffer, count in
      while count < buffer.count {
        errno = 0
        let read = file.read(
          into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]))
        guard read > 0 else {
          hasFailed = errno != 0
          return
        }
        count += read
      }
    }
    return hasFailed ? nil : bytes
  }
}
