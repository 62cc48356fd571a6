internal import InsetRules

/// What a command that reads a project gives.
package struct CommandOutput: Sendable {
  /// For standard output.
  package let text: String
  /// What could not be read, a line each for standard error. If there is any, the exit status is 2.
  package let unread: [String]

  init(_ text: String, _ unread: [UnreadInput] = []) {
    self.text = text
    self.unread = unread.lines
  }
}

extension [UnreadInput] {
  /// As messages of the tool name them: paths as they can be opened from the current folder.
  var lines: [String] {
    let current = AbsolutePath.of(".")
    return map { $0.line { AbsolutePath.shown($0, from: current) } }
  }
}
