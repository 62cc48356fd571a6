import InsetText
import Testing

@Suite("Text for people's eyes")
struct ShownTextTests {
  @Test(
    "what can't be seen is U+FFFD, what ends a line one blank",
    arguments: [
      ("FeedViewController", "FeedViewController"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{7F}b", "a\u{FFFD}b"),
      ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("a\u{0}b\u{8}", "a\u{FFFD}b\u{FFFD}"), ("a\nb\r\nc\rd\te", "a b c d e"),
      ("a\u{2028}b\u{2029}c\u{85}d\u{B}e", "a b c d e"), ("\u{202E}evil\u{202C}", "\u{FFFD}evil\u{FFFD}"),
      ("\u{2066}a\u{2069}\u{200E}\u{200F}\u{61C}", "\u{FFFD}a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("a\u{200B}b\u{2060}c\u{FEFF}d\u{AD}e", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e"),
      ("a\u{200D}b\u{200C}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{FE0F}b", "a\u{FFFD}b"), ("\u{E0041}x", "\u{FFFD}x"),
      ("\u{FFF9}a\u{FFFB}", "\u{FFFD}a\u{FFFD}"), ("a\u{3164}b\u{34F}", "a\u{FFFD}b\u{FFFD}"),
      ("\u{FFFF}a", "\u{FFFD}a"),
    ])
  func hidden(text: String, shown: String) {
    #expect(Array(ShownText.line(text).unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(
    "what writing needs stays",
    arguments: [
      "Größe – 64 × 2 → 128", "👩‍👩‍👧 ❤️ 1️⃣", "می‌خواهم", "क्‍ष", "日本語", "عربي", "e\u{301}",
    ])
  func writing(text: String) {
    #expect(Array(ShownText.line(text).unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("words and lines of no sensible length are cut, and cut once")
  func length() {
    let word = String(repeating: "A", count: 10_000)
    #expect(ShownText.line("the \(word) is") == "the " + String(repeating: "A", count: 200) + "… is")
    let many = String(repeating: "word ", count: 2_000)
    let line = ShownText.line("The \(many) is hidden.")
    #expect(line.unicodeScalars.count == 1_903 && line.hasPrefix("The word") && line.hasSuffix(" is hidden."))
    for text in [word, many, line] { #expect(ShownText.line(ShownText.line(text)) == ShownText.line(text)) }
    #expect(ShownText.name(many).unicodeScalars.count == 81)
  }

  @Test("a letter has no more than eight marks")
  func marks() {
    let text = "a" + String(repeating: "\u{301}", count: 500) + "b"
    #expect(ShownText.line(text).unicodeScalars.count == 10)
  }
}
