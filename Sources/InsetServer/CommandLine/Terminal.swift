internal import InsetText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process's outputs go to.
package enum Terminal {
  /// Whether a person watches standard output in colour: `NO_COLOR` and dumb terminals say no.
  package static var isColoured: Bool {
    guard isatty(1) == 1, value("NO_COLOR")?.isEmpty ?? true else { return false }
    return value("TERM").map { $0 != "dumb" } ?? false
  }

  /// Shows what is being done in one line that the next one replaces; nil where nobody watches standard error.
  package static var progress: (@Sendable (String?) -> Void)? {
    guard isatty(2) == 1, value("TERM") != "dumb" else { return nil }
    return { text in
      let line = "\r\u{1B}[K" + (text.map { "insetd: \(ShownText.line($0))" } ?? "")
      _ = FileDescriptor(number: 2).write(Array(line.utf8))
    }
  }

  private static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
