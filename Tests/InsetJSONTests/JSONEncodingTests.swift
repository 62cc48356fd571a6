import InsetJSON
import Testing

@Suite("Encoding JSON")
struct JSONEncodingTests {
  private func text(_ value: JSON, _ style: JSON.EncodingStyle = .compact) -> String {
    String(decoding: value.encoded(style), as: UTF8.self)
  }

  @Test(
    "numbers are written short, to a thousandth of a point",
    arguments: [
      (97.66666, "97.667"), (44.0, "44"), (-0.0, "0"), (0.1, "0.1"), (0.0004, "0"), (0.0005, "0.001"), (-0.0004, "0"),
      (-33.3333333, "-33.333"), (812.5, "812.5"), (1.0 / 3.0, "0.333"), (999_999_999_999.125, "999999999999.125"),
      (1e15, "1000000000000000"), (9e18, "9000000000000000000"), (1e19, "1e19"), (-1.5e300, "-1.5e300"),
      (123_456_789_012_345.6, "123456789012346"), (4_000_000_000_000_000.5, "4000000000000001"),
      (Double.greatestFiniteMagnitude, "1.79769313486232e308"), (1e-300, "0"),
      (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ])
  func numbers(number: Double, expected: String) {
    #expect(text(.number(number)) == expected)
  }

  @Test("integers are written whole")
  func integers() {
    #expect(text(.integer(.max)) == "9223372036854775807")
    #expect(text(.integer(.min)) == "-9223372036854775808")
    #expect(text(0) == "0")
  }

  @Test("strings escape what JSON demands and what can't be seen")
  func strings() {
    #expect(text("\"\\/\u{8}\u{C}\n\r\t\u{1}\u{7F}é😀") == #""\"\\/\b\f\n\r\t\u0001\u007fé😀""#)
    #expect(text("a\u{0}b") == #""a\u0000b""#)
    #expect(text("") == "\"\"")
    #expect(text(["": "", "é\u{0}": 1]) == #"{"":"","é\u0000":1}"#)
  }

  @Test("compact has no white space and keeps the order of members")
  func compact() {
    #expect(text(["b": [1, true, nil], "a": ["x": []], "c": [:]]) == #"{"b":[1,true,null],"a":{"x":[]},"c":{}}"#)
  }

  @Test("pretty indents by two spaces")
  func pretty() {
    #expect(text(["b": [1], "a": [:]], .pretty) == "{\n  \"b\": [\n    1\n  ],\n  \"a\": {}\n}")
  }

  @Test("canonical sorts keys by their bytes at every level, so that equal values give equal bytes")
  func canonical() {
    let value: JSON = ["é": 1, "b": ["z": 1, "B": 2, "a": 44.0], "a": 2, "aa": 3, "": 4]
    let same: JSON = ["": 4, "aa": 3, "a": 2, "b": ["a": 44, "B": 2, "z": 1], "é": 1]
    #expect(text(value, .canonical) == #"{"":4,"a":2,"aa":3,"b":{"B":2,"a":44,"z":1},"é":1}"#)
    #expect(value.encoded(.canonical) == same.encoded(.canonical))
  }

  @Test("what is nested too deep is written as null", arguments: [false, true])
  func depth(inObjects: Bool) throws {
    func nested(_ depth: Int, _ innermost: JSON) -> JSON {
      (0..<depth).reduce(innermost) { value, _ in inObjects ? ["a": value] : [value] }
    }
    let limit = JSON.maximumEncodedNestingDepth
    #expect(text(nested(limit, 7)).contains("7"))
    #expect(text(nested(limit, [])) == text(nested(limit, nil)))
    #expect(text(nested(limit + 50, 7)) == text(nested(limit, nil)))
  }

  @Test("a value as deep as can be read is written back inside an answer")
  func depthInsideAnswer() {
    let limit = JSON.maximumNestingDepth
    let bytes = Array((String(repeating: "[", count: limit) + String(repeating: "]", count: limit)).utf8)
    let value = try? JSON.decoding(bytes)
    #expect(text(["jsonrpc": "2.0", "result": ["scene": value ?? nil]]).utf8.count == 2 * limit + 37)
  }
}

@Suite("Characters that can't be seen in written JSON")
struct JSONHiddenCharacterTests {
  @Test(
    "are escaped, and the value stays",
    arguments: [
      ("a\u{1B}[31m", #""a\u001B[31m""#), ("\u{7F}\u{9B}", #""\u007f\u009b""#), ("\u{202E}b", #""\u202eb""#),
      ("a\u{2028}", #""a\u2028""#), ("\u{E0041}", #""\udb40\udc41""#), ("é – 😀", "\"é – 😀\""),
    ])
  func escaped(text: String, json: String) throws {
    for style in [JSON.EncodingStyle.compact, .pretty, .canonical] {
      let bytes = JSON.string(text).encoded(style)
      #expect(String(decoding: bytes, as: UTF8.self).lowercased() == json.lowercased())
      #expect(try JSON.decoding(bytes) == .string(text))
    }
  }
}
