#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where paths lead.
enum RealPath {
  /// The path without links, `.` and `..`; nil if it leads nowhere.
  static func of(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether what a path leads to lies in what a folder's path leads to, or is it. True of a path that leads nowhere.
  static func leads(_ path: String, into folder: String) -> Bool {
    guard let real = of(path), let folder = of(folder) else { return true }
    return real.path(below: folder) != nil
  }
}
