import Testing

@testable import InsetServer

@Suite("Framing by lines")
struct LineFramerTests {
  func frame(_ text: String, pieces: [Int] = []) -> [FramedInput] {
    var framer = LineFramer(messageLimit: 8)
    return framer.frame(Array(text.utf8), pieces: pieces)
  }

  @Test(
    "each line that isn't blank is a message",
    arguments: [
      ("", []), ("\n \t\r\n\n", []), ("{}\n", [.message("{}")]), ("{}\r\n[]\n", [.message("{}"), .message("[]")]),
      ("{}", [.message("{}")]), ("{}\n\n[]", [.message("{}"), .message("[]")]), ("\"a\rb\"\n", [.message("\"a\rb\"")]),
    ] as [(String, [FramedInput])])
  func lines(text: String, found: [FramedInput]) {
    for size in [1, 2, 100] {
      #expect(frame(text, pieces: Array(repeating: size, count: text.utf8.count)) == found)
    }
  }

  @Test("a line beyond the limit is skipped whole, wherever it is split")
  func limit() {
    let text = "12345678\n1234567890123\n{}\n"
    #expect(frame(text) == [.message("12345678"), .fault(.messageTooLong(byteCount: 13)), .message("{}")])
    for split in 0...text.utf8.count {
      let found = frame(text, pieces: [split])
      #expect(found.count == 3 && found[0] == .message("12345678") && found[2] == .message("{}"))
    }
    #expect(frame("123456789012", pieces: [10]) == [.fault(.messageTooLong(byteCount: nil))])
  }

  @Test("what the server writes is one line")
  func output() {
    #expect(MessageFraming.lines.framing(Array("{}".utf8)) == Array("{}\n".utf8))
    #expect(MessageFraming.headers.framing(Array("\"é\"".utf8)) == Array("Content-Length: 4\r\n\r\n\"é\"".utf8))
  }
}
