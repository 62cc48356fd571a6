#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the last call of the system has failed.
enum SystemError {
  /// In the system's words: `No space left on device`.
  static var message: String { strerror(errno).map { String(cString: $0) } ?? "unknown error" }
}
