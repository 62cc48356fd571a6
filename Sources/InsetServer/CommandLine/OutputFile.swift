#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that the user asks for by `-o`.
package enum OutputFile {
  /// - Throws: ``CommandFailure`` when the file can't be written; one that was there is replaced whole or not at all.
  package static func write(_ text: String, to path: String) throws(CommandFailure) {
    let bytes = Array(text.utf8)
    if FileStatus(path)?.kind == .regular {
      guard FileReplacement.write(bytes, to: path) else { throw CommandFailure("\(path): can't be written") }
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CommandFailure("\(path): \(String(cString: strerror(errno)))") }
    let isWritten = FileDescriptor(number: descriptor).write(bytes)
    guard close(descriptor) == 0, isWritten else { throw CommandFailure("\(path): can't be written") }
  }
}
