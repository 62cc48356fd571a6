#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders that are never taken for a project, whatever lies in them: the user's home and all above it. Version
/// control of a home folder is no reason to read everything that somebody has.
struct OffLimits: Sendable {
  private let paths: Set<String>
  private let identities: Set<FileIdentity>

  /// - Parameter home: the home folder; nil if there is none.
  init(home: String?) {
    var paths: Set<String> = ["/"]
    var identities: Set<FileIdentity> = []
    var folder = home
    while let path = folder, path.utf8.first == UInt8(ascii: "/") {
      paths.insert(path)
      if let status = FileStatus(path) { identities.insert(status.stamp.identity) }
      folder = path.parentPath
    }
    self.paths = paths
    self.identities = identities
  }

  /// The home folder of the user who runs the process.
  static var homeOfUser: String? {
    var path = getenv("HOME").map { String(cString: $0) }
    while let home = path, home.utf8.count > 1, home.utf8.last == UInt8(ascii: "/") { path = String(home.dropLast()) }
    return path
  }

  func contains(_ path: String) -> Bool { paths.contains(path) }

  /// By whatever path, links included.
  func contains(_ identity: FileIdentity) -> Bool { identities.contains(identity) }
}
