#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that keeps facts from one run to the next.
enum CacheLocation {
  /// For the user who runs the process; nil if nothing is to be kept.
  static var ofUser: String? {
    path { name in getenv(name).map { String(cString: $0) } }
  }

  /// `INSETD_CACHE`, if that is an absolute path; any other value, such as `off`, means none. Else `insetd` in the
  /// folder that `XDG_CACHE_HOME` names, or in the system's own folder for caches in a home that exists.
  static func path(_ environment: (String) -> String?) -> String? {
    if let path = environment("INSETD_CACHE"), !path.isEmpty { return absolute(path) }
    if let path = environment("XDG_CACHE_HOME").flatMap(absolute) { return path.appendingPath("insetd") }
    guard let home = environment("HOME").flatMap(absolute), FileStatus(home)?.kind == .folder else { return nil }
    return home.appendingPath(systemFolder).appendingPath("insetd")
  }

  private static var systemFolder: String {
    #if canImport(Darwin)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }

  /// Without slashes at the end, which would make the system follow a link; nil for a path that isn't absolute, and for
  /// the root.
  private static func absolute(_ path: String) -> String? {
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    var path = path
    while path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path.isEmpty ? nil : path
  }
}
