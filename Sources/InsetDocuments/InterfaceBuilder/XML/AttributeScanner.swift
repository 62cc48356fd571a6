/// Finds the attributes in the bytes of a start tag that an XML parser has accepted: expat tells the tag's place, not
/// theirs.
struct AttributeScanner {
  struct Place: Equatable {
    /// From the name to the closing quote.
    var range: Range<Int>
    /// Between the quotes.
    var valueRange: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var offset: Int

  /// `tag` is clamped to the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>, tag: Range<Int>) {
    self.bytes = bytes
    let tag = tag.clamped(to: 0..<bytes.count)
    offset = tag.lowerBound
    end = tag.upperBound
    skip { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
  }

  /// The next attribute in the order of the tag.
  mutating func next() -> Place? {
    skip(Self.isSpace)
    let start = offset
    skip { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
    skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") }
    guard offset < end, bytes[offset] != UInt8(ascii: ">") else { return nil }
    let quote = bytes[offset]
    offset += 1
    let valueStart = offset
    skip { $0 != quote }
    guard offset < end else { return nil }
    offset += 1
    return Place(range: start..<offset, valueRange: valueStart..<offset - 1)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while offset < end, isSkipped(bytes[offset]) { offset += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
