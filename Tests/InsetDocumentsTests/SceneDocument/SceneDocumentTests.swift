import InsetDocuments
import InsetJSON
import TestSupport
import Testing

@Suite("Scene documents")
struct SceneDocumentTests {
  @Test("a problem underlines the value, the key, or the bracket of what lacks something")
  func ranges() {
    let text =
      #" {"version" : 2, "root":{"kinds":"table", "view":{"contentInset":[ 1]}, "kind":"tab"}, "environment":[{}]}"#
    let document = SceneDocument.reading(Array(text.utf8))
    let underlined = document.problems.map { problem in
      problem.range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(underlined == ["2", "\"kinds\"", "\"view\"", "[ 1]", "{", "{"])
  }

  @Test("problems stand in the order of the text")
  func order() {
    let text = #"{"root":{"view":{"frame":"fill"},"x":1},"version":0}"#
    #expect(
      SceneDocument.reading(Array(text.utf8)).problems.map(\.pointer.description) == [
        "/root/view/frame", "/root/x", "/version",
      ])
  }

  @Test("bytes that are no JSON give one problem at the fault")
  func noJSON() {
    let document = SceneDocument.reading(Array(#"{"version":1,"root":{"kind":tab}}"#.utf8))
    #expect(document.json == .null)
    #expect(
      document.problems == [
        SceneProblem(
          pointer: JSONPointer(tokens: ["root", "kind"]), range: 28..<29, severity: .error,
          message: "expected a value, found the word tab")
      ])
    #expect(document.sourceMap.valueRange(at: JSONPointer(tokens: ["version"])) == 11..<12)
  }

  @Test("an empty file has one problem, of no extent")
  func empty() {
    #expect(
      SceneDocument.reading([]).problems == [
        SceneProblem(pointer: JSONPointer(), range: 0..<0, severity: .error, message: "the document is empty")
      ])
  }

  @Test("a key given twice is reported at the second, and the rest is still read")
  func duplicateKey() {
    let text = "{\"version\":1,\n\"root\":{\"id\":\"a\",\"kinds\":1,\"id\":\"b\"}}"
    let document = SceneDocument.reading(Array(text.utf8))
    #expect(
      document.problems.map(\.line) == [
        "error /root/kinds: a controller has no key \"kinds\"; did you mean \"kind\"? [kind]",
        "error /root/id: the key \"id\" is given twice, first on line 2",
      ])
    #expect(document.problems.last?.range == 41..<45)
    #expect(document.json == ["version": 1, "root": ["id": "b"]])
  }

  @Test("mutated documents are read without a trap, and what is left is well formed")
  func mutations() throws {
    let text = #"""
      {"version":1,"environment":["iPhone X@11.0",{"os":"11","device":"iPhone 8"}],
      "root":{"kind":"tab","selectedIndex":0,"children":[{"kind":"navigation","navigationBar":{"isHidden":false},
      "children":[{"id":"a","kind":"table","contentScrollView":"a",
      "view":{"contentInset":[1,2,3,4],"subviews":[{"pins":{"top":{"to":"safeArea"}}}]}}]}]}}
      """#
    let pieces = ["\"", "{", "}", "[", "]", ",", ":", "1", "-", "e9", "null", "true", "\"id\":\"a\",", "\u{0}", "é"].map
    {
      Array($0.utf8)
    }
    var generator = SeededGenerator(state: 7)
    for _ in 0..<2_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
        bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &generator) ?? [])
      }
      let document = SceneDocument.reading(bytes)
      for problem in document.problems {
        let range = try #require(problem.range)
        #expect(0 <= range.lowerBound && range.upperBound <= bytes.count)
      }
      expectReadable(document)
    }
  }
}
