/// The replacement of a stretch of a text; an insertion where the range is empty.
package struct TextEdit: Hashable, Sendable {
  /// Bytes of the text as it is before any edit of the same set.
  package var range: Range<Int>
  package var newText: String

  package init(range: Range<Int>, newText: String) {
    self.range = range
    self.newText = newText
  }
}
