import InsetJSON
import Testing

@Suite("Decoding JSON")
struct JSONDecodingTests {
  @Test(
    "any value is a document",
    arguments: [
      ("null", .null), ("true", true), (" false\r\n", false), ("\"a\"", "a"), ("44", 44), ("-0", 0), ("44.0", 44.0),
      ("-1.5e2", -150.0), ("1E-3", 0.001), ("1e-999", 0.0), ("[]", []), ("{}", [:]),
      ("\t[1,\n{\"a\":[null]}]", [1, ["a": [nil]]]),
      ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ] as [(String, JSON)])
  func documents(text: String, value: JSON) throws {
    #expect(try JSON.decoding(Array(text.utf8)) == value)
  }

  @Test("integers stay integers and reals stay reals")
  func kinds() throws {
    #expect(try JSON.decoding(Array("44".utf8)).intValue == 44)
    #expect(try JSON.decoding(Array("44.0".utf8)).intValue == nil)
    #expect(try JSON.decoding(Array("44.0".utf8)).doubleValue == 44)
    #expect(try JSON.decoding(Array("4e1".utf8)).intValue == nil)
  }

  @Test(
    "strings are read to the byte",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00C9""#, "\u{E9}\u{C9}"),
      (#""\ud83d\ude00""#, "😀"), (#""a\u0000b""#, "a\u{0}b"), ("\"é😀\u{7F}\"", "é😀\u{7F}"),
      ("\"e\u{301}\"", "e\u{301}"),
      (#""\uFFFF""#, "\u{FFFF}"), ("\"\"", ""),
    ])
  func strings(text: String, value: String) throws {
    let decoded = try #require(try JSON.decoding(Array(text.utf8)).stringValue)
    #expect(Array(decoded.utf8) == Array(value.utf8))
  }

  @Test("members keep the order of the document, and the last of equal keys counts")
  func members() throws {
    let object = try #require(try JSON.decoding(Array(#"{"b":1,"a":2,"b":3,"\u0061":4}"#.utf8)).objectValue)
    #expect(object.keys == ["b", "a"])
    #expect(object.map(\.value) == [3, 4])
  }

  @Test("a buffer is read without its neighbours")
  func buffer() throws {
    let bytes = Array("xx[1]yy".utf8)
    let value = try bytes.withUnsafeBufferPointer { buffer throws(JSONError) in
      try JSON.decoding(UnsafeBufferPointer(rebasing: buffer[2..<5]))
    }
    #expect(value == [1])
  }

  @Test("the greatest depth is read, one more level is an error at its bracket", arguments: ["[", "{\"a\":"])
  func depth(opening: String) throws {
    let limit = JSON.maximumNestingDepth
    let closing = opening == "[" ? "]" : "}"
    let deepest =
      String(repeating: opening, count: limit) + "\"[{\"" + String(repeating: closing, count: limit)
    _ = try JSON.decoding(Array(deepest.utf8))
    let tooDeep = "\n" + String(repeating: opening, count: limit) + "[" + String(repeating: closing, count: limit)
    let offset = 1 + limit * opening.utf8.count
    #expect(
      throws: JSONError(
        message: "objects and arrays are nested deeper than 128 levels", byteOffset: offset, line: 2, column: offset)
    ) { try JSON.decoding(Array(tooDeep.utf8)) }
  }

  @Test("a hundred thousand open brackets are an error, no overflow of the stack")
  func hostileDepth() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    #expect(throws: JSONError.self) { try JSON.decoding(bytes) }
  }

  @Test("siblings do not count as depth")
  func breadth() throws {
    let text = "[" + Array(repeating: "[{}]", count: 1_000).joined(separator: ",") + "]"
    #expect(try JSON.decoding(Array(text.utf8)).arrayValue?.count == 1_000)
  }

  @Test("a document beyond the size limit is refused unread")
  func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: JSON.maximumDocumentByteCount + 1)
    #expect(
      throws: JSONError(message: "the document is larger than 64 MiB", byteOffset: 0, line: 1, column: 1)
    ) { try JSON.decoding(bytes) }
  }
}
