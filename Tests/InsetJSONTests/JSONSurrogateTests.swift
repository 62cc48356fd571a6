import InsetJSON
import Testing

@Suite("Half a surrogate pair in a message")
struct JSONSurrogateTests {
  @Test(
    "becomes U+FFFD, and all around it stays",
    arguments: [
      (#""\ud800""#, "\u{FFFD}"), (#""a\ud83dz""#, "a\u{FFFD}z"), (#""\uDC00""#, "\u{FFFD}"),
      (#""\ude00\ud83d""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
      (#""\ud83d\ude00\ude00""#, "😀\u{FFFD}"), (#""\ud83d\n\ude00""#, "\u{FFFD}\n\u{FFFD}"),
      (#""\ud83d\u0041""#, "\u{FFFD}A"), (#""\\ud800""#, #"\ud800"#), (#""\\\ud800""#, "\\\u{FFFD}"),
      (#""\ud83d\\ude00""#, #"�\ude00"#), (#""😀\ud83d""#, "😀\u{FFFD}"),
      // Escapes that end within their digits.
      (#""\ud83d\ude""#, "\u{FFFD}\u{FFFD}"), (#""\ud83d\u""#, "\u{FFFD}\u{FFFD}"), (#""\ud8""#, "\u{FFFD}"),
      (#""\ud83\ude00""#, "\u{FFFD}\u{FFFD}"),
    ])
  func escapes(text: String, value: String) throws {
    let decoded = try #require(try JSON.decoding(message: Array(text.utf8)).stringValue)
    #expect(Array(decoded.utf8) == Array(value.utf8))
  }

  @Test(
    "the same where it is written as if UTF-8 had it",
    arguments: [
      ([0xED, 0xA0, 0x80], "\u{FFFD}"), ([0xED, 0xBF, 0xBF, 0x61], "\u{FFFD}a"),
      ([0x61, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], "a\u{FFFD}\u{FFFD}"), ([0xED, 0x9F, 0xBF], "\u{D7FF}"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], value: String) throws {
    #expect(try JSON.decoding(message: [0x22] + bytes + [0x22]) == .string(value))
  }

  @Test("in keys as well")
  func keys() throws {
    #expect(try JSON.decoding(message: Array(#"{"\ud800":"\udfff"}"#.utf8)) == ["\u{FFFD}": "\u{FFFD}"])
  }

  @Test("a document that somebody wrote is at fault where it stands")
  func documents() {
    for text in [#""\ud800""#, #"["a", "\udc00"]"#] {
      #expect(throws: JSONError.self) { try JSON.decoding(Array(text.utf8)) }
    }
  }

  @Test("what isn't JSON for another reason stays so", arguments: [#""\u12""#, #""\ud"#, #"{"a":\ud800"#, "\"\u{FF}"])
  func others(text: String) {
    #expect(throws: JSONError.self) { try JSON.decoding(message: Array(text.utf8)) }
  }
}
