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
    let beside = path + ".insetd-\(getpid())"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode(of: path))
    guard descriptor >= 0 else { return false }
    var rest = bytes[...]
    var isWritten = true
    while !rest.isEmpty && isWritten {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      isWritten = count > 0
      rest = rest.dropFirst(max(0, count))
    }
    isWritten = close(descriptor) == 0 && isWritten && rename(beside, path) == 0
    if !isWritten { unlink(beside) }
    return isWritten
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #elseif canImport(Musl)
      Musl.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
  }

  private static func mode(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }
}
