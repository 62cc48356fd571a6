import InsetJSON
import Testing

@Suite("JSON errors")
struct JSONErrorTests {
  /// A document with `→` before the byte at fault; a document of bytes that are no text has a case of its own.
  struct Case: CustomTestStringConvertible, Sendable {
    var document: String
    var message: String
    var testDescription: String { document }

    init(_ document: String, _ message: String) {
      self.document = document
      self.message = message
    }
  }

  static let cases = [
    Case("→", "the document is empty"),
    Case(" \n→", "expected a value, but the document ends"),
    Case("→\u{FEFF}{}", "a byte order mark may not stand before a JSON document"),
    Case("{}→x", "nothing may follow the document's value"),
    Case("[1]→\u{0}", "a NUL may not stand in a JSON document"),
    Case("[0→\u{0},1]", "a NUL may not stand in a JSON document"),
    Case("true→\u{0}", "a NUL may not stand in a JSON document"),
    Case("{→'a':1}", "expected a key in double quotes or \"}\", found \"'\""),
    Case("{\"a\":1,→}", "expected a key in double quotes, found \"}\""),
    Case("{\"a\"→ 1}".replacing("→ ", with: " →"), "expected a colon after the key, found \"1\""),
    Case("{\"a\":→}", "expected a value, found \"}\""),
    Case("{\"a\":1→", "expected a comma or \"}\", but the document ends"),
    Case("{\"a\":1 →\"b\"", "expected a comma or \"}\", found a string"),
    Case("[→", "expected a value or \"]\", but the document ends"),
    Case("[→,", "expected a value or \"]\", found \",\""),
    Case("[1,→]", "expected a value, found \"]\""),
    Case("[1→}", "expected a comma or \"]\", found \"}\""),
    Case("[→é]", "expected a value or \"]\", found a character outside ASCII"),
    Case("[→\u{1}]", "expected a value or \"]\", found the control character U+0001"),
    Case("→nul", "expected a value, found the word nul"),
    Case("→NaN", "expected a value, found the word NaN"),
    Case("[→Infinity]", "expected a value, found the word Infinity"),
    Case("-→Infinity", "expected a digit, found \"I\""),
    Case("→+1", "expected a value, found \"+\""),
    Case("→01", "a number may not begin with a zero that other digits follow"),
    Case("→-00", "a number may not begin with a zero that other digits follow"),
    Case("[1.→]", "expected a digit after the decimal point, found \"]\""),
    Case("1e→", "expected a digit in the exponent, but the document ends"),
    Case("1e+→x", "expected a digit in the exponent, found \"x\""),
    Case("[0,→9223372036854775808]", "the integer does not fit into 64 bits"),
    Case("→-9223372036854775809", "the integer does not fit into 64 bits"),
    Case("→1e999", "the number is too large"),
    Case("{\"a\":→-1e999}", "the number is too large"),
    Case("[→\"a", "the string is not closed"),
    Case("→\"a\\\"", "the string is not closed"),
    Case("\"a→\nb\"", "a string may not hold a line break; write \\n"),
    Case("\"a→\tb\"", "a string may not hold the control character U+0009"),
    Case("\"a→\u{0}b\"", "a string may not hold the control character U+0000"),
    Case("\"→\\x\"", "no such escape: \\ stands before one of \" \\ / b f n r t u"),
    Case("\"→\\u12g4\"", "four hexadecimal digits must follow \\u"),
    Case("\"→\\u12", "four hexadecimal digits must follow \\u"),
    Case("\"→\\ud83d\"", "a lone surrogate is not a character"),
    Case("\"→\\ud83dxxxxxx\"", "a lone surrogate is not a character"),
    Case("\"→\\ud83d\\u0041\"", "a lone surrogate is not a character"),
    Case("\"x→\\ude00\"", "a lone surrogate is not a character"),
    Case("{\"a→\\u0000\":1}", "a key may not hold \\u0000"),
  ]

  @Test("each fault is reported at its byte", arguments: cases)
  func faults(fault: Case) throws {
    let marker = Array("→".utf8)
    let marked = Array(fault.document.utf8)
    let offset = try #require(
      (0..<marked.count).first { marked[$0...].starts(with: marker) }, "the case has no marker")
    let error = try #require(throws: JSONError.self) {
      try JSON.decoding(Array(marked[..<offset] + marked[(offset + marker.count)...]))
    }
    #expect(error.message == fault.message)
    #expect(error.byteOffset == offset)
  }

  @Test(
    "ill-formed UTF-8 is an error at its first byte",
    arguments: [
      [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0xFF],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func illFormedUTF8(sequence: [UInt8]) throws {
    for (prefix, suffix) in [("{\"é", "\":1}"), ("[", "]"), ("[\"", "")] {
      let bytes = Array(prefix.utf8) + sequence + Array(suffix.utf8)
      let error = try #require(throws: JSONError.self) { try JSON.decoding(bytes) }
      #expect(error.message == "the bytes are not UTF-8")
      #expect(error.byteOffset == prefix.utf8.count)
    }
  }

  @Test("columns count UTF-16 units and lines end at any line break")
  func columns() {
    #expect(
      throws: JSONError(message: "expected a value, found \"]\"", byteOffset: 19, line: 4, column: 12)
    ) { try JSON.decoding(Array("\r\n\r\n\r[\"é😀\", 12,]".utf8)) }
  }

  @Test(
    "a duplicate key is an error only when asked, at the second key",
    arguments: [
      (#"{"id":1,→"id":2}"#, "the key \"id\" is given twice, first on line 1"),
      ("{\"a\":{\"x\":1},\n\"b\":{\"x\":1,\n→\"\\u0078\":[]}}", "the key \"x\" is given twice, first on line 2"),
      ("[{\"\":0},{\"\":0,→\"\":0}]", "the key \"\" is given twice, first on line 1"),
    ])
  func duplicates(marked: String, message: String) throws {
    let text = marked.replacing("→", with: "")
    _ = try JSON.decoding(Array(text.utf8))
    let error = try #require(throws: JSONError.self) {
      try JSON.decoding(Array(text.utf8), rejectingDuplicateKeys: true)
    }
    #expect(error.message == message)
    let parts = marked.split(separator: "→", omittingEmptySubsequences: false)
    #expect(error.byteOffset == parts[0].utf8.count)
  }

  @Test("composed and decomposed keys are no duplicates")
  func canonicalEquivalence() throws {
    let bytes = Array("{\"caf\u{E9}\":1,\"cafe\u{301}\":2}".utf8)
    #expect(try JSON.decoding(bytes, rejectingDuplicateKeys: true).objectValue?.count == 2)
  }

  @Test("a fault before a duplicate key is the one reported")
  func faultBeforeDuplicate() throws {
    let error = try #require(throws: JSONError.self) {
      try JSON.decoding(Array(#"{"a":tru,"a":1}"#.utf8), rejectingDuplicateKeys: true)
    }
    #expect(error.byteOffset == 5)
  }
}
