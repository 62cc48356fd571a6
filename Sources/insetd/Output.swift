import InsetServer
import InsetText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why a result didn't reach standard output.
struct OutputFailure: Error {
  /// The system's words; nil where the reader has gone, as `head` does, and nobody wants to know.
  let reason: String?
}

/// Writing for people: results to standard output, everything about the tool itself to standard error.
enum Output {
  /// - Throws: OutputFailure when not all of it was written.
  static func print(_ text: String) throws(OutputFailure) { try write(text + "\n") }

  /// As it is, without an end of line of its own.
  static func write(_ text: String) throws(OutputFailure) {
    guard !FileDescriptor(number: 1).write(Array(text.utf8)) else { return }
    throw OutputFailure(reason: errno == EPIPE ? nil : String(cString: strerror(errno)))
  }

  static func complain(_ text: String) {
    _ = FileDescriptor(number: 2).write(Array((ShownText.line(text) + "\n").utf8))
  }
}
