private import InsetText
private import Synchronization

/// Where the server says what happened, one line an event: standard error, which editors keep in a log.
package struct Log: Sendable {
  package enum Level: Int, Comparable, Sendable, CaseIterable {
    /// A mistake of the server's own.
    case fault
    /// Something that a client or user did can't be served.
    case error
    case warning
    case info
    /// Each message, and how long it took.
    case debug

    package static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The last level that is written.
  package var level: Level { Level(rawValue: threshold.value.load(ordering: .relaxed)) ?? firstLevel }
  private let firstLevel: Level
  private let threshold: Threshold
  private let write: @Sendable (String) -> Void

  /// The level in force, which all copies of a log share.
  private final class Threshold: Sendable {
    let value: Atomic<Int>
    init(_ level: Level) { value = Atomic(level.rawValue) }
  }

  /// - Parameter write: takes a line without its end; may be called from any thread.
  package init(level: Level, write: @escaping @Sendable (String) -> Void) {
    firstLevel = level
    threshold = Threshold(level)
    self.write = write
  }

  /// Writes up to another level from now on; nil for the one that it began with.
  func follow(_ level: Level?) { threshold.value.store((level ?? firstLevel).rawValue, ordering: .relaxed) }

  /// To standard error.
  package static func standardError(_ level: Level) -> Log {
    Log(level: level) { line in
      // One call a line, so that lines of different threads don't mix. If nobody listens, nothing is lost but the line.
      _ = FileDescriptor(number: 2).write(Array("\(line)\n".utf8))
    }
  }

  package static let silent = Log(level: .fault) { _ in }

  package func fault(_ message: @autoclosure () -> String) { log(.fault, message) }
  package func error(_ message: @autoclosure () -> String) { log(.error, message) }
  package func warning(_ message: @autoclosure () -> String) { log(.warning, message) }
  package func info(_ message: @autoclosure () -> String) { log(.info, message) }
  package func debug(_ message: @autoclosure () -> String) { log(.debug, message) }

  private func log(_ level: Level, _ message: () -> String) {
    guard level <= self.level else { return }
    write("insetd: \(level): \(ShownText.line(message()))")
  }
}
