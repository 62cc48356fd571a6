import InsetText
import TestSupport
import Testing

@Suite("Random edits against a naive model")
struct RandomEditTests {
  /// Terminators whole and in halves, scalars of every length whole and in pieces, and bytes that are never UTF-8.
  static let pieces: [[UInt8]] =
    ["a", "let x", "\n", "\r\n", "\r", "\n\r", "é", "→", "😀", "🇨🇭", "e\u{301}", "\0"].map { Array($0.utf8) }
    + [
      [0xF0, 0x9F], [0x98, 0x80], [0xE2, 0x86], [0x80], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xFF],
      [0xF4, 0x90, 0x80, 0x80],
    ]

  @Test(
    "ten thousand random edits keep lines and positions as a full scan finds them", arguments: [UInt64(1), 2, 3, 4])
  func edits(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    var (text, model) = (SourceText(""), NaiveText(bytes: []))
    for step in 0..<2_500 {
      let start = Int.random(in: -2...(model.bytes.count + 2), using: &random)
      let range = start..<(start + Int.random(in: 0...(model.bytes.count > 120 ? 60 : 8), using: &random))
      let replacement = (0..<Int.random(in: 0...4, using: &random)).flatMap { _ in
        Self.pieces.randomElement(using: &random) ?? []
      }
      text = text.replacing(range, with: replacement)
      model.bytes.replaceSubrange(range.clamped(to: 0..<model.bytes.count), with: replacement)
      guard agrees(text, with: model, step: step, random: &random) else { return }
    }
  }

  private func agrees(_ text: SourceText, with model: NaiveText, step: Int, random: inout SeededGenerator) -> Bool {
    let lines = model.lines
    guard text.bytes == model.bytes, text.lineCount == lines.count,
      lines.indices.allSatisfy({ text.lineRange($0) == lines[$0] })
    else {
      Issue.record("step \(step): other lines in \(model.bytes)")
      return false
    }
    for encoding in PositionEncoding.allCases {
      let offset = Int.random(in: 0...model.bytes.count, using: &random)
      let position = Position(
        line: Int.random(in: -1...lines.count, using: &random), character: Int.random(in: -1...30, using: &random))
      guard text.position(at: offset, in: encoding) == model.position(at: offset, in: encoding),
        text.offset(of: position, in: encoding) == model.offset(of: position, in: encoding)
      else {
        Issue.record("step \(step), \(encoding): offset \(offset), \(position) in \(model.bytes)")
        return false
      }
    }
    return true
  }

  @Test("over any bytes, offsets and positions rise together and agree both ways", arguments: PositionEncoding.allCases)
  func monotone(encoding: PositionEncoding) {
    var random = SeededGenerator(state: 7)
    for _ in 0..<200 {
      let bytes = (0..<40).flatMap { _ in Self.pieces.randomElement(using: &random) ?? [] }
      let text = SourceText(bytes)
      var last = Position(line: 0, character: 0)
      for offset in 0...bytes.count {
        let position = text.position(at: offset, in: encoding)
        #expect(position >= last)
        let back = text.offset(of: position, in: encoding)
        #expect(back <= offset && text.position(at: back, in: encoding) == position)
        last = position
      }
    }
  }
}
