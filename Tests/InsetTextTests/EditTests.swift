import InsetText
import Testing

@Suite("Edits")
struct EditTests {
  @Test(
    "an edit at the seam of a terminator finds the lines anew",
    arguments: [
      ("a\r\nb", 2..<2, "x", ["a", "x", "b"]), ("a\r\nb", 1..<2, "", ["a", "b"]), ("a\r\nb", 2..<3, "", ["a", "b"]),
      ("a\rb", 2..<2, "\n", ["a", "b"]), ("a\nb", 1..<1, "\r", ["a", "b"]), ("a\rx\nb", 2..<3, "", ["a", "b"]),
      ("a\n", 2..<2, "\n", ["a", "", ""]), ("", 0..<0, "\r", ["", ""]), ("\r", 1..<1, "\n", ["", ""]),
      ("a\r\r\nb", 2..<3, "", ["a", "b"]), ("a\n\nb", 0..<4, "", [""]), ("\n", 0..<0, "\r", ["", ""]),
    ])
  func seams(before: String, range: Range<Int>, insertion: String, lines: [String]) {
    let after = SourceText(before).replacing(range, with: Array(insertion.utf8))
    #expect((0..<after.lineCount).map { after.lineRange($0).map(after.string(in:)) } == lines)
  }

  @Test("typing a character outside ASCII is seen by later positions")
  func leavesASCII() {
    let text = SourceText("ab\ncd").replacing(1..<1, with: Array("😀".utf8))
    #expect(text.position(at: 5, in: .utf16) == Position(line: 0, character: 3))
    #expect(text.position(at: 8, in: .utf16) == Position(line: 1, character: 1))
    let back = text.replacing(1..<5, with: [])
    #expect(back == SourceText("ab\ncd"))
    #expect(back.position(at: 4, in: .utf16) == Position(line: 1, character: 1))
  }

  @Test("a range outside the text is moved into it")
  func clamped() {
    let text = SourceText("abc")
    #expect(text.replacing(2..<99, with: [0x78]).string == "abx")
    #expect(text.replacing(-9 ..< -3, with: [0x78]).string == "xabc")
    #expect(text.replacing(7..<9, with: [0x78]).string == "abcx")
  }

  @Test("edits of one set mean the text before all of them, in any order")
  func set() {
    let text = SourceText("one two three")
    let edits = [
      TextEdit(range: 8..<13, newText: "3"), TextEdit(range: 0..<3, newText: "1"), TextEdit(range: 4..<7, newText: ""),
    ]
    #expect(text.applying(edits)?.string == "1  3")
    #expect(text.applying([]) == text)
  }

  @Test("insertions at one place keep their order and precede a replacement there")
  func samePlace() {
    let text = SourceText("ab")
    let insertions = [TextEdit(range: 1..<1, newText: "1"), TextEdit(range: 1..<1, newText: "2")]
    #expect(text.applying(insertions)?.string == "a12b")
    #expect(text.applying([TextEdit(range: 1..<2, newText: "x")] + insertions)?.string == "a12x")
    #expect(text.applying([TextEdit(range: 0..<1, newText: "x")] + insertions)?.string == "x12b")
  }

  @Test("overlapping edits give nothing")
  func overlap() {
    let text = SourceText("abcdef")
    #expect(text.applying([TextEdit(range: 0..<3, newText: ""), TextEdit(range: 2..<4, newText: "")]) == nil)
    #expect(text.applying([TextEdit(range: 0..<3, newText: ""), TextEdit(range: 1..<1, newText: "x")]) == nil)
    #expect(text.applying([TextEdit(range: 0..<3, newText: ""), TextEdit(range: 0..<3, newText: "")]) == nil)
    #expect(
      text.applying([TextEdit(range: 4..<99, newText: ""), TextEdit(range: 50..<60, newText: "!")])?.string == "abcd!")
  }
}
