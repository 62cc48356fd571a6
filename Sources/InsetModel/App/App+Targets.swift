extension App {
  /// The targets that compile or copy a file; none of a file that lies beside all targets, which is read all the same.
  package func targets(ofFile path: String) -> [Target] {
    program.neighbourhood.targets(ofFile: path).map { targets[$0] }
  }
}
