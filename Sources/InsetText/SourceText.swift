/// The bytes of a document, immutable, with an index of its lines.
///
/// The bytes may be anything: ill-formed UTF-8 counts as the U+FFFD that an editor shows in its place. No offset, range
/// or position can trap; each is clamped to the nearest place that the text has.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  let lines: LineIndex

  package init(_ bytes: [UInt8]) {
    self.init(bytes, lines: LineIndex(bytes))
  }

  package init(_ string: String) {
    self.init(Array(string.utf8))
  }

  init(_ bytes: [UInt8], lines: LineIndex) {
    self.bytes = bytes
    self.lines = lines
  }

  /// The text, with U+FFFD for ill-formed bytes.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// At least 1: an empty text has one empty line.
  package var lineCount: Int { lines.starts.count }

  /// The bytes of a line without its terminator; nil if there is no such line.
  package func lineRange(_ line: Int) -> Range<Int>? {
    guard line >= 0, line < lineCount else { return nil }
    let start = lines.starts[line]
    guard line + 1 < lineCount else { return start..<bytes.count }
    var end = lines.starts[line + 1] - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line, counted from 0, that holds the byte offset, which is clamped.
  package func line(at offset: Int) -> Int {
    lines.line(at: min(max(offset, 0), bytes.count))
  }

  /// What stands in the byte range, which is clamped; U+FFFD for ill-formed bytes.
  package func string(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension SourceText: Equatable {
  /// The index follows from the bytes.
  package static func == (left: SourceText, right: SourceText) -> Bool { left.bytes == right.bytes }
}
