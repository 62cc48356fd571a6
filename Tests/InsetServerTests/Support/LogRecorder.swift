import InsetServer
import Synchronization

/// Keeps the lines of a log.
final class LogRecorder: Sendable {
  private let recorded = Mutex<[String]>([])

  var lines: [String] { recorded.withLock { $0 } }

  var log: Log {
    Log(level: .debug) { line in self.recorded.withLock { $0.append(line) } }
  }

  /// The lines of warnings and worse.
  var complaints: [String] {
    lines.filter { !$0.hasPrefix("insetd: info") && !$0.hasPrefix("insetd: debug") }
  }
}
