import InsetText
import TestSupport
import Testing

@Suite("The difference of two texts")
struct DifferenceTests {
  @Test(
    "it is the smallest edit of whole scalars",
    arguments: [
      ("abc", "abc", 3..<3, ""), ("abc", "aXc", 1..<2, "X"), ("abc", "ac", 1..<2, ""), ("ac", "abc", 1..<1, "b"),
      ("", "abc", 0..<0, "abc"), ("abc", "", 0..<3, ""), ("aa", "aaa", 2..<2, "a"), ("xé", "xè", 1..<3, "è"),
      ("😀a", "😁a", 0..<4, "😁"), ("é", "éé", 2..<2, "é"), ("a\r\nb", "a\nb", 1..<2, ""), ("αβ", "βα", 0..<4, "βα"),
      ("\u{E9}", "\u{129}", 0..<2, "\u{129}"),
    ])
  func smallest(old: String, new: String, range: Range<Int>, newText: String) {
    #expect(SourceText(old).difference(to: SourceText(new)) == TextEdit(range: range, newText: newText))
  }

  @Test("made, it gives the other text")
  func random() {
    var random = SeededGenerator(state: 3)
    let pieces = ["a", "é", "è", "😀", "😁", "\n", "\r\n", "ab"]
    for _ in 0..<2_000 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      }
      let (old, new) = (SourceText(texts[0]), SourceText(texts[1]))
      let edit = old.difference(to: new)
      #expect(old.replacing(edit.range, with: Array(edit.newText.utf8)) == new)
      #expect(old.applying([edit]) == new)
    }
  }
}
