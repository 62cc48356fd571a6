package import InsetText

/// What one settings file (`.xcconfig`) says.
package struct BuildSettingsFacts: Equatable, Sendable {
  /// In the order of the file, which decides: what comes later wins.
  package var statements: [Statement] = []
  package var problems: [ReadingProblem] = []
  /// False when the file has unresolved merge conflicts, so that older facts of it are better than these.
  package var isComplete = true

  package init() {}

  package enum Statement: Equatable, Sendable {
    case assignment(key: BuildSettingKey, value: Located<String>)
    /// The path is as it is written, from the folder of the file.
    case include(path: Located<String>, isOptional: Bool)
  }
}
