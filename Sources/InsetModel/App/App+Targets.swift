extension App {
  /// The targets that compile or copy a file; none of a file that lies beside all targets, which is read all the same.
  package func targets(ofFile path: String) -> [Target] {
    program.neighbourhood.targets(ofFile: path).map { targets[$0] }
  }

  /// Whether a file belongs to nothing that runs on iOS but tests.
  func isOutside(_ path: String) -> Bool { program.neighbourhood.isOutside(path) }
}
