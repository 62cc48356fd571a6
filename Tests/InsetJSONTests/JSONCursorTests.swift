import InsetJSON
import Testing

@Suite("What a place of unfinished JSON is for")
struct JSONCursorTests {
  /// The cursor at the `|` of a text.
  private func cursor(_ text: String) -> JSONCursor? {
    let bytes = Array(text.utf8)
    let offset = bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0
    return JSONCursor(bytes.filter { $0 != UInt8(ascii: "|") }, at: offset)
  }

  @Test(
    "keys, with the object that they are for and what they replace",
    arguments: [
      ("{|}", "", 1..<1, false, []),
      ("{ \"a\": 1, | }", "", 10..<10, false, ["a"]),
      ("{ \"e|\": [], \"b\": { \"c\": 1 } }", "", 2..<5, true, ["b"]),
      ("{ \"a\": { \"x|", "/a", 9..<11, false, []),
      ("{ \"a\": { \"x|\n  , \"y\": 2 }, \"z\": 1 }", "/a", 9..<11, false, ["y"]),
      ("{ \"a\": 1\n  \"|\"\n  \"b\": 2 }", "", 11..<13, false, ["a", "b"]),
      ("{ \"a\": [{ \"b\": 1 }, { | }] }", "/a/1", 22..<22, false, []),
      ("{ exc| }", "", 2..<5, false, []),
      ("{ \"a\":\n  \"b|\": 1 }", "", 9..<12, true, ["a"]),
      ("{ \"é😀\": 1, \"|", "", 15..<16, false, ["é😀"]),
      ("{ \"\\u0061b\": 1, | }", "", 16..<16, false, ["ab"]),
    ] as [(String, String, Range<Int>, Bool, Set<String>)])
  func keys(_ text: String, _ pointer: String, _ replaced: Range<Int>, _ hasColon: Bool, _ others: Set<String>) {
    let found = cursor(text)
    #expect(found?.role == .key)
    #expect(found?.pointer.description == pointer)
    #expect(found?.replaced == replaced)
    #expect(found?.hasColon == hasColon)
    #expect(found?.otherKeys == others)
  }

  @Test(
    "values, with their pointers",
    arguments: [
      ("|", "", 0..<0, false), ("{ \"a\": | }", "/a", 7..<7, false), ("{ \"a\": tr|ue }", "/a", 7..<11, false),
      ("{ \"a\": \"x|y\" }", "/a", 7..<11, true), ("{ \"a\": [\"x\", \"y|", "/a/1", 13..<15, true),
      ("{ \"a\": [\"x\", | ] }", "/a/1", 13..<13, false), ("{ \"a\": [{}, [1, 2|]] }", "/a/1/1", 16..<17, false),
      ("{ \"a\": \"x|\r\n}", "/a", 7..<9, true),
    ])
  func values(_ text: String, _ pointer: String, _ replaced: Range<Int>, _ isInString: Bool) {
    let found = cursor(text)
    #expect(found?.role == .value)
    #expect(found?.pointer.description == pointer)
    #expect(found?.replaced == replaced)
    #expect(found?.isInString == isInString)
  }

  @Test(
    "nothing where neither may stand",
    arguments: ["{ \"a\": 1 | }", "{} |", "{ \"a\" | }", "{ \"a\": \"x\"| }", "[1 |]", "{ \"a\": \"x\" y| }"])
  func nothing(_ text: String) {
    #expect(cursor(text) == nil)
  }

  @Test("any bytes at any place give a range of one line around the place")
  func totality() {
    var state: UInt64 = 7
    let pieces = ["{", "}", "[", "]", ":", ",", "\"", "\\", "\"a\"", "1", "true", "\n", "\r\n", " ", "é", "😀", "\\u12"]
    for _ in 0..<300 {
      var bytes: [UInt8] = []
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes += Array(pieces[Int(state >> 33) % pieces.count].utf8)
      }
      if state & 1 == 0 { bytes.append(0xFF) }
      for offset in -1...bytes.count + 1 {
        guard let range = JSONCursor(bytes, at: offset)?.replaced else { continue }
        #expect(range.lowerBound <= max(0, min(offset, bytes.count)) && range.upperBound >= min(offset, bytes.count))
        #expect(!bytes[range].contains(0x0A) && !bytes[range].contains(0x0D))
      }
    }
  }

  @Test("time grows with the text, not with what is open in it")
  func linear() {
    let deep = [UInt8](repeating: UInt8(ascii: "["), count: 200_000)
    let closed = deep + [UInt8](repeating: UInt8(ascii: "}"), count: 200_000)
    #expect(JSONCursor(closed, at: closed.count)?.pointer.tokens.count == 200_000)
    #expect(JSONCursor(Array(repeating: UInt8(ascii: "\""), count: 400_000), at: 400_000) == nil)
  }
}
