import InsetServer
import InsetText

/// Writing for people: results to standard output, everything about the tool itself to standard error.
enum Output {
  static func print(_ text: String) { write(text + "\n", to: 1) }

  /// As it is, without an end of line of its own.
  static func write(_ text: String) { write(text, to: 1) }

  static func complain(_ text: String) { write(ShownText.line(text) + "\n", to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    // A reader that has gone, as `head` does, ends the output, not the program.
    _ = FileDescriptor(number: descriptor).write(Array(text.utf8))
  }
}
