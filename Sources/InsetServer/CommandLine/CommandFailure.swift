/// Why a command can't do its work: bad usage, or input that can't be read. Ends the process with status 2.
package struct CommandFailure: Error, Equatable, Sendable {
  /// One line for standard error.
  package let message: String
  /// Lines that follow it: what to say instead.
  package let suggestions: [String]

  package init(_ message: String, suggestions: [String] = []) {
    self.message = message
    self.suggestions = suggestions
  }
}
