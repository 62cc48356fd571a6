#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a file whole or not at all: beside it first, then in its place.
enum FileReplacement {
  /// - Returns: false when the file can't be written; it is unchanged then.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let status = FileStatus(path), status.kind == .regular else { return false }
    return write(bytes, to: path, status.permissions)
  }

  /// The same for a file that need not be there; a new one is for its owner alone.
  static func create(_ bytes: [UInt8], at path: String) -> Bool {
    let status = FileStatus(path)
    guard status == nil || status?.kind == .regular else { return false }
    return write(bytes, to: path, status?.permissions ?? 0o600)
  }

  private static func write(_ bytes: [UInt8], to path: String, _ permissions: mode_t) -> Bool {
    let beside = path + ".insetd-\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { return false }
    var isWritten = FileDescriptor(number: descriptor).write(bytes)
    isWritten = close(descriptor) == 0 && isWritten && rename(beside, path) == 0
    if !isWritten { unlink(beside) }
    return isWritten
  }
}
