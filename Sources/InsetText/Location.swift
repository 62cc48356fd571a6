/// A stretch of a file on disk.
package struct Location: Hashable, Sendable {
  /// Absolute and canonical, as `DocumentURI.path` gives it.
  package var path: String
  /// Bytes.
  package var range: Range<Int>

  package init(path: String, range: Range<Int>) {
    self.path = path
    self.range = range
  }
}
