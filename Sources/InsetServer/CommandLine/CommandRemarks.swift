internal import Synchronization

/// What is missing from the result of a command, whichever it is: what it left out or left alone, and why. For standard
/// error; the command ends with status 2.
package final class CommandRemarks: Sendable {
  @TaskLocal private static var current: CommandRemarks?
  private let said = Mutex<[String]>([])

  private init() {}

  /// Runs a command and gives what was said meanwhile, each line once.
  package static func collecting<Result>(_ command: () throws -> Result) rethrows -> (Result, CommandRemarks) {
    let remarks = CommandRemarks()
    return (try $current.withValue(remarks) { try command() }, remarks)
  }

  package var lines: [String] { said.withLock { $0 } }

  static func complain(_ line: String) {
    current?.said.withLock { lines in if !lines.contains(line) { lines.append(line) } }
  }
}
