#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new folder for temporary files that only the user can look into.
struct TemporaryFolderPath {
  let path: String

  /// Nil where none can be made.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = Array((parent.appendingPath("insetd-XXXXXX")).utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// - Returns: the path of the file, whole or as it was; nil if it can't be written.
  func write(_ text: String, _ name: String) -> String? {
    let file = path.appendingPath(name)
    do {
      try FileReplacement().put(Array(text.utf8), at: file, mode: 0o600)
      return file
    } catch {
      return nil
    }
  }
}
