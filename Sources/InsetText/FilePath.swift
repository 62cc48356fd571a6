/// Paths as project files write them: `/` between names, `.` and `..` among them.
package enum FilePath {
  /// A path from a folder, with `.` and `..` taken away where that can be. An absolute path stays itself.
  package static func join(_ folder: String, _ path: String) -> String {
    let whole = folder.isEmpty || path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    guard whole.contains(".") || whole.contains("//") || whole.hasSuffix("/") else { return whole }
    let isAbsolute = whole.hasPrefix("/")
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if let last = parts.last, last != ".." { parts.removeLast() } else if !isAbsolute { parts.append(part) }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folder of a path; empty when the path is a name alone.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
