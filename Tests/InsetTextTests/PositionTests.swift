import InsetText
import Testing

@Suite("Positions")
struct PositionTests {
  /// An emoji is 4 bytes, 2 UTF-16 units, 1 scalar; `é` is 2 bytes.
  let text = SourceText("a😀é\r\nb\rc\n")

  @Test("a position counts the negotiated units", arguments: [(PositionEncoding.utf8, 5), (.utf16, 3), (.utf32, 2)])
  func units(encoding: PositionEncoding, character: Int) {
    #expect(text.position(at: 5, in: encoding) == Position(line: 0, character: character))
    #expect(text.offset(of: Position(line: 0, character: character), in: encoding) == 5)
  }

  @Test(
    "a character inside a scalar means the scalar's start",
    arguments: [
      (PositionEncoding.utf8, 2, 1), (.utf8, 4, 1), (.utf8, 6, 5), (.utf16, 2, 1), (.utf16, 1, 1), (.utf32, 2, 5),
    ])
  func insideScalar(encoding: PositionEncoding, character: Int, offset: Int) {
    #expect(text.offset(of: Position(line: 0, character: character), in: encoding) == offset)
  }

  @Test("an offset inside a scalar gives the scalar's position", arguments: PositionEncoding.allCases)
  func offsetInsideScalar(encoding: PositionEncoding) {
    for offset in 1...4 { #expect(text.position(at: offset, in: encoding) == Position(line: 0, character: 1)) }
  }

  @Test(
    "an offset inside a terminator gives the line's end, in every encoding",
    arguments: [(PositionEncoding.utf8, 7), (.utf16, 4), (.utf32, 3)])
  func insideTerminator(encoding: PositionEncoding, character: Int) {
    #expect(text.position(at: 7, in: encoding) == Position(line: 0, character: character))
    #expect(text.position(at: 8, in: encoding) == Position(line: 0, character: character))
    #expect(text.position(at: 9, in: encoding) == Position(line: 1, character: 0))
  }

  @Test("lines end with a line feed, both characters, or a lone carriage return")
  func lines() {
    #expect(text.lineCount == 4)
    #expect((0..<5).map { text.lineRange($0) } == [0..<7, 9..<10, 11..<12, 13..<13, nil])
    #expect(text.lineRange(-1) == nil)
    #expect((0...13).map { text.line(at: $0) } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3])
  }

  @Test("an empty text has one empty line")
  func empty() {
    let text = SourceText("")
    #expect(text.lineCount == 1)
    #expect(text.lineRange(0) == 0..<0)
    #expect(text.position(at: 9, in: .utf16) == Position(line: 0, character: 0))
    #expect(text.offset(of: Position(line: 3, character: 3), in: .utf16) == 0)
  }

  @Test("a text that begins with a line feed has an empty first line")
  func leadingTerminator() {
    #expect(SourceText("\na").lineRange(0) == 0..<0)
    #expect(SourceText("\r\n\r\n").lineRange(1) == 2..<2)
  }

  @Test(
    "a position outside the text is moved to the nearest place in it",
    arguments: [
      (-1, 5, 0), (0, -5, 0), (0, 99, 7), (1, 99, 10), (3, 1, 13), (4, 0, 13), (Int.max, Int.max, 13),
      (Int.min, Int.min, 0),
    ])
  func clamped(line: Int, character: Int, offset: Int) {
    for encoding in PositionEncoding.allCases {
      #expect(text.offset(of: Position(line: line, character: character), in: encoding) == offset)
    }
  }

  @Test("an offset outside the text is moved to the nearest end", arguments: PositionEncoding.allCases)
  func clampedOffsets(encoding: PositionEncoding) {
    #expect(text.position(at: .min, in: encoding) == Position(line: 0, character: 0))
    #expect(text.position(at: .max, in: encoding) == Position(line: 3, character: 0))
  }

  @Test("a range with its ends exchanged is the same range")
  func exchangedRange() {
    let range = PositionRange(start: Position(line: 1, character: 1), end: Position(line: 0, character: 1))
    #expect(text.range(of: range, in: .utf16) == 1..<10)
    #expect(text.positions(of: 1..<10, in: .utf16) == PositionRange(start: range.end, end: range.start))
  }

  @Test(
    "ill-formed bytes count as the replacement characters that are shown for them",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x86], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0x80, 0x80], [0xE0, 0x80],
    ])
  func illFormed(bytes: [UInt8]) {
    let text = SourceText([0x61] + bytes + [0x62])
    let shown = String(decoding: text.bytes, as: UTF8.self)
    #expect(text.string == shown)
    #expect(text.position(at: text.bytes.count, in: .utf16).character == shown.utf16.count)
    #expect(text.position(at: text.bytes.count, in: .utf32).character == shown.unicodeScalars.count)
    #expect(text.position(at: text.bytes.count, in: .utf8).character == text.bytes.count)
  }

  @Test("a part of the text is read by a range that may reach outside")
  func part() {
    #expect(text.string(in: 1..<5) == "😀")
    #expect(text.string(in: 11..<99) == "c\n")
    #expect(text.string(in: -5 ..< -1) == "")
  }
}
