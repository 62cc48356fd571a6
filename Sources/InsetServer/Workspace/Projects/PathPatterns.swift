internal import InsetText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and folders that a project's `.insetd.json` names.
struct PathPatterns: Equatable, Sendable {
  private let root: String
  /// Paths from the root, in which `*` stands for anything and `?` for one character, slashes included.
  private let patterns: [String]

  init(_ patterns: [Located<String>], below root: String) {
    self.root = root
    self.patterns = patterns.map { Self.plain($0.value) }.filter { !$0.isEmpty }
  }

  /// A pattern without what makes no difference: slashes around it, and `./` before it.
  static func plain(_ pattern: String) -> String {
    var pattern = pattern[...]
    while pattern.hasPrefix("./") { pattern = pattern.dropFirst(2) }
    while pattern.hasPrefix("/") { pattern = pattern.dropFirst() }
    while pattern.hasSuffix("/") { pattern = pattern.dropLast() }
    return String(pattern)
  }

  func contains(_ path: String) -> Bool { !matches(path).isEmpty }

  /// The patterns that a path matches, as `plain` gives them.
  func matches(_ path: String) -> [String] {
    guard !patterns.isEmpty, let rest = path.path(below: root) else { return [] }
    return patterns.filter { fnmatch($0, String(rest), 0) == 0 }
  }

  /// Whether the path, or a folder that it is in, is named.
  func containsOrSurrounds(_ path: String) -> Bool {
    var next: String? = path
    while let path = next, path != root, path.path(below: root) != nil {
      if contains(path) { return true }
      next = path.parentPath
    }
    return false
  }
}
