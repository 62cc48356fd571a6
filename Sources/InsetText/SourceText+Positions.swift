// Two coordinate systems meet here and nowhere else: byte offsets, which everything inside uses, and the protocol's
// positions.

extension SourceText {
  /// The byte offset of a position. A line beyond the last gives the text's end, a character beyond its line the line's
  /// end before the terminator, one inside a scalar the scalar's start.
  package func offset(of position: Position, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard let line = lineRange(position.line) else { return bytes.count }
    let character = max(position.character, 0)
    if lines.isASCII { return line.lowerBound + min(character, line.count) }
    if encoding == .utf8 { return scalarStart(at: line.lowerBound + min(character, line.count), in: line) }
    return bytes.withUnsafeBufferPointer { bytes in
      var (offset, units) = (line.lowerBound, 0)
      while offset < line.upperBound {
        let step = scalarStep(in: bytes, at: offset)
        units += encoding == .utf16 ? step.utf16Count : 1
        if units > character { break }
        offset += step.byteCount
      }
      return offset
    }
  }

  /// The position of a byte offset, which is clamped. Inside a scalar it is the scalar's start, inside a terminator the
  /// line's end.
  package func position(at offset: Int, in encoding: PositionEncoding) -> Position {
    let number = line(at: offset)
    guard let line = lineRange(number) else { return Position(line: number, character: 0) }
    let offset = min(max(offset, line.lowerBound), line.upperBound)
    if lines.isASCII { return Position(line: number, character: offset - line.lowerBound) }
    if encoding == .utf8 {
      return Position(line: number, character: scalarStart(at: offset, in: line) - line.lowerBound)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var (next, units) = (line.lowerBound, 0)
      while next < offset {
        let step = scalarStep(in: bytes, at: next)
        next += step.byteCount
        if next > offset { break }
        units += encoding == .utf16 ? step.utf16Count : 1
      }
      return Position(line: number, character: units)
    }
  }

  /// The byte range between two positions, the smaller one first.
  package func range(of range: PositionRange, in encoding: PositionEncoding) -> Range<Int> {
    let (start, end) = (offset(of: range.start, in: encoding), offset(of: range.end, in: encoding))
    return min(start, end)..<max(start, end)
  }

  /// The positions of a byte range's bounds.
  package func positions(of range: Range<Int>, in encoding: PositionEncoding) -> PositionRange {
    PositionRange(
      start: position(at: range.lowerBound, in: encoding), end: position(at: range.upperBound, in: encoding))
  }

  /// The greatest start of a scalar of the line that isn't above `offset`.
  private func scalarStart(at offset: Int, in line: Range<Int>) -> Int {
    // Only a continuation byte can be inside a scalar, and a scalar has at most three of them.
    guard offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 else { return offset }
    var lead = offset
    while lead > line.lowerBound, offset - lead < 3, bytes[lead] & 0xC0 == 0x80 { lead -= 1 }
    let step = bytes.withUnsafeBufferPointer { scalarStep(in: $0, at: lead) }
    return lead + step.byteCount > offset ? lead : offset
  }
}
