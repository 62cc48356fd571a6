/// Why bytes are not a JSON document, and where.
package struct JSONError: Error, Equatable, Sendable {
  /// A sentence without a final stop, fit for a diagnostic.
  package var message: String
  /// From the document's first byte.
  package var byteOffset: Int
  /// 1-based; lines end at `\n`, `\r\n` or `\r`.
  package var line: Int
  /// 1-based, in UTF-16 units.
  package var column: Int

  package init(message: String, byteOffset: Int, line: Int, column: Int) {
    self.message = message
    self.byteOffset = byteOffset
    self.line = line
    self.column = column
  }

  /// An error at an offset of `bytes`; ill-formed UTF-8 before it counts one column for each byte that could begin a
  /// character.
  init(_ message: String, at byteOffset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    var line = 1
    var column = 1
    var previous: UInt8 = 0
    for byte in bytes.prefix(byteOffset) {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"):
        break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        line += 1
        column = 1
      case 0x80..<0xC0:
        break
      default:
        column += byte < 0xF0 ? 1 : 2
      }
      previous = byte
    }
    self.init(message: message, byteOffset: byteOffset, line: line, column: column)
  }
}
