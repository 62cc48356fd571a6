import InsetJSON
import Testing

@Suite("JSON source maps")
struct JSONSourceMapTests {
  private func slice(_ text: String, _ range: Range<Int>?) -> String? {
    range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  private let document = #" { "é\n" : [10, {"a": "x"}, []], "b":{ } , "b" : -1.5 } "#

  @Test(
    "values and keys are found by pointer",
    arguments: [
      ("/é\n", #"[10, {"a": "x"}, []]"#, #""é\n""#), ("/é\n/0", "10", nil), ("/é\n/1", #"{"a": "x"}"#, nil),
      ("/é\n/1/a", #""x""#, #""a""#), ("/é\n/2", "[]", nil), ("/b", "-1.5", #""b""#),
    ] as [(String, String, String?)])
  func ranges(pointer: String, value: String, key: String?) throws {
    let map = JSONSourceMap(Array(document.utf8))
    let pointer = try #require(JSONPointer(pointer))
    #expect(slice(document, map.valueRange(at: pointer)) == value)
    #expect(slice(document, map.keyRange(at: pointer)) == key)
  }

  @Test("the root has a value and no key")
  func root() {
    let map = JSONSourceMap(Array(" 44 ".utf8))
    #expect(map.valueRange(at: JSONPointer()) == 1..<3)
    #expect(map.keyRange(at: JSONPointer()) == nil)
  }

  @Test("what is not there has no range", arguments: ["/x", "/é\n/3", "/é\n/-1", "/é\n/00", "/é\n/0/0", "/é\n/1/a/b"])
  func missing(pointer: String) throws {
    let map = JSONSourceMap(Array(document.utf8))
    let pointer = try #require(JSONPointer(pointer))
    #expect(map.valueRange(at: pointer) == nil)
    #expect(map.keyRange(at: pointer) == nil)
  }

  @Test("each byte belongs to the innermost value or member")
  func pointers() {
    //                         0         1         2
    //                         0123456789012345678901234
    let map = JSONSourceMap(Array(#" {"a" : [1, {"b":22} ]} "#.utf8))
    let expected: [(Range<Int>, String?)] = [
      (-2..<1, nil), (1..<2, ""), (2..<8, "/a"), (8..<9, "/a"), (9..<10, "/a/0"), (10..<12, "/a"), (12..<13, "/a/1"),
      (13..<19, "/a/1/b"), (19..<20, "/a/1"), (20..<22, "/a"), (22..<23, ""), (23..<26, nil),
    ]
    for (range, pointer) in expected {
      for offset in range {
        #expect(map.pointer(atByte: offset)?.description == pointer, "at \(offset)")
      }
    }
  }

  @Test("an ill-formed document is known up to its fault")
  func illFormed() {
    let text = #"{"a": [1, {"b": 2, "c": tru"#
    let map = JSONSourceMap(Array(text.utf8))
    #expect(slice(text, map.valueRange(at: JSONPointer(tokens: ["a", "1", "b"]))) == "2")
    #expect(slice(text, map.valueRange(at: JSONPointer(tokens: ["a", "1"]))) == #"{"b": 2, "c": tru"#)
    #expect(slice(text, map.keyRange(at: JSONPointer(tokens: ["a", "1", "c"]))) == #""c""#)
    #expect(map.valueRange(at: JSONPointer(tokens: ["a", "1", "c"])) == nil)
    #expect(map.pointer(atByte: 26)?.description == "/a/1/c")
    #expect(map.pointer(atByte: 27) == nil)
  }

  @Test("nothing is known of no document", arguments: ["", "   ", "]", "\u{0}"])
  func empty(text: String) {
    let map = JSONSourceMap(Array(text.utf8))
    #expect(map.valueRange(at: JSONPointer()) == nil)
    #expect(map.pointer(atByte: 0) == nil)
  }

  @Test("a hundred thousand open brackets are mapped without recursion")
  func hostileDepth() {
    let map = JSONSourceMap([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    #expect(map.pointer(atByte: 99_999)?.tokens.count == 99_999)
  }
}
