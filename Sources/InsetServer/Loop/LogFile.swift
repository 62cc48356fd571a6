#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Log {
  /// At the end of a file, which is made if there is none, each line with the time; nil if it can't be written.
  package static func file(_ path: String, _ level: Level) -> Log? {
    // What people edit is theirs: nobody else may read of it.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    return Log(level: level) { line in
      _ = FileDescriptor(number: descriptor).write(Array("\(timestamp()) \(line)\n".utf8))
    }
  }

  /// `2026-11-30T06:14:54Z`.
  private static func timestamp() -> String {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
      + "T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))Z"
  }
}
