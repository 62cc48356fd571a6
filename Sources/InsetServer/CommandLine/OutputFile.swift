/// A file that the user asks for by `-o`.
package enum OutputFile {
  /// - Throws: ``CommandFailure`` when the file can't be written; one that was there is replaced whole or not at all.
  package static func write(_ text: String, to path: String) throws(CommandFailure) {
    do {
      try FileReplacement().put(Array(text.utf8), at: path, mode: 0o666)
    } catch {
      throw CommandFailure("\(path): \(error.reason)")
    }
  }
}
