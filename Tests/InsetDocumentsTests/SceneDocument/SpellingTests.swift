import InsetDocuments
import Testing

@Suite("Nearest spellings")
struct SpellingTests {
  private static let words = ["contentInset", "contentSize", "isHidden", "isTranslucent", "kind", "id", "top", "left"]

  @Test(
    "misspelt words find theirs",
    arguments: [
      ("contentinset", ["contentInset"]), ("contentInsets", ["contentInset"]), ("contnetInset", ["contentInset"]),
      ("content", []), ("hidden", ["isHidden"]), ("translucent", ["isTranslucent"]), ("kinds", ["kind"]),
      ("knid", ["kind"]), ("kind", ["kind"]), ("di", ["id"]), ("tap", ["top"]), ("right", []), ("", []), ("x", []),
      ("lfet", ["left"]), ("contentSizes", ["contentSize", "contentInset"]),
    ])
  func nearestWords(word: String, found: [String]) {
    #expect(nearest(to: word, in: Self.words) == found)
  }

  @Test("the nearest comes first, equals in the order of the alphabet, and there are three at most")
  func order() {
    #expect(
      nearest(to: "abcdef", in: ["abcdxx", "bbcdef", "abcdef", "abcdeg", "zzzzzz"]) == ["abcdef", "abcdeg", "bbcdef"])
  }

  @Test("a very long word is nobody's misspelling")
  func long() {
    let word = String(repeating: "a", count: 100_000)
    #expect(nearest(to: word, in: [word]) == [])
  }
}
