/// Why a command can't do its work: bad usage, or input that can't be read. Ends the process with status 2.
package struct CommandFailure: Error, Equatable, Sendable {
  /// One line for standard error.
  package let message: String

  package init(_ message: String) { self.message = message }
}
