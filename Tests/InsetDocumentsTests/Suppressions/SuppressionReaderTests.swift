import InsetDocuments
import Testing

@Suite("Comments that disable rules")
struct SuppressionReaderTests {
  /// Each suppression as its rule and the text that it covers.
  private func read(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SuppressionReader.read(bytes).map {
      "\($0.rule?.value ?? "all"): " + String(decoding: bytes[$0.scope], as: UTF8.self)
    }
  }

  @Test("disable holds to enable, or to the end; each rule by itself")
  func blocks() {
    #expect(
      read("a\n// insetd:disable b-c, d-e - why\nx\n// insetd:enable b-c\ny\n") == [
        "b-c: // insetd:disable b-c, d-e - why\nx\n",
        "d-e: // insetd:disable b-c, d-e - why\nx\n// insetd:enable b-c\ny\n",
      ])
    #expect(read("/* insetd:disable */ x /* insetd:enable */ y") == ["all: /* insetd:disable */ x "])
  }

  @Test("next means the line after, this the comment's own", arguments: ["\n", "\r\n", "\r"])
  func lines(_ end: String) {
    #expect(read("a\(end)// insetd:disable:next b-c\(end)x y\(end)z") == ["b-c: x y"])
    #expect(read("a\(end)x // insetd:disable:this b-c\(end)z") == ["b-c: x // insetd:disable:this b-c"])
    #expect(read("// insetd:disable:next b-c") == ["b-c: "])
  }

  @Test("Interface Builder's comments are XML's")
  func xml() {
    #expect(read("<!-- insetd:disable:next b-c -->\n<tableView/>\n<view/>") == ["b-c: <tableView/>"])
    #expect(read("<a/> <!-- insetd:disable:this b-c --> <b/>\n") == ["b-c: <a/> <!-- insetd:disable:this b-c --> <b/>"])
  }

  @Test("words outside a comment's beginning, and unknown commands, mean nothing")
  func others() {
    #expect(read("let a = \"insetd:disable b-c\"") == [])
    #expect(read("// see insetd:disable b-c") == [])
    #expect(read("// insetd:forget b-c") == [])
    #expect(read("insetd:") == [])
    #expect(read("///insetd:disable:this b-c") == ["b-c: ///insetd:disable:this b-c"])
  }
}
