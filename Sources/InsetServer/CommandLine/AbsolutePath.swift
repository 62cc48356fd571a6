#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as users write them, made whole.
enum AbsolutePath {
  /// The path from the root of the file system, links resolved; a path that leads nowhere is only put behind the current folder.
  static func of(_ path: String) -> String {
    if let resolved = RealPath.of(path) { return resolved }
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// A path as it is shown to somebody in a folder: from there if it lies below, else whole.
  static func shown(_ path: String, from folder: String) -> String {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
