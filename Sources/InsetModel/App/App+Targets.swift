extension App {
  /// The targets that compile or copy a file; none of a file that lies beside all targets, which is read all the same.
  package func targets(ofFile path: String) -> [Target] { targets.filter { $0.contains(path) } }

  /// Whether a file belongs to nothing that runs on iOS but tests.
  func isOutside(_ path: String) -> Bool { targets.areOutside(path) }
}

extension [Target] {
  /// Whether a file belongs to tests, tools and other systems' targets alone.
  func areOutside(_ path: String) -> Bool {
    let own = filter { $0.contains(path) }
    return !own.isEmpty && own.allSatisfy { $0.kind == .other || !$0.isForIOS }
  }
}
