import TestSupport
import Testing

@testable import InsetServer

@Suite("Framing by headers")
struct HeaderFramerTests {
  func frame(_ text: String, pieces: [Int] = []) -> [FramedInput] {
    var framer = HeaderFramer(messageLimit: 1_000)
    return framer.frame(Array(text.utf8), pieces: pieces)
  }

  @Test(
    "headers are read in every form that clients write",
    arguments: [
      "Content-Length: 2\r\n\r\n{}", "content-length: 2\r\n\r\n{}", "CONTENT-LENGTH:2\r\n\r\n{}",
      "Content-Length : 2 \r\n\r\n{}", "Content-Length:\t2\t\r\n\r\n{}", "Content-Length: 2\n\n{}",
      "Content-Length: 2\r\n\n{}", "Content-Length: 002\r\n\r\n{}",
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}",
      "Content-Length: 2\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n{}",
      "\r\n\nContent-Length: 2\r\n\r\n{}", "X-Content-Length: 9\r\nContent-Length: 2\r\n\r\n{}",
    ])
  func forms(text: String) {
    #expect(frame(text) == [.message("{}")])
  }

  @Test(
    "a header block that says nothing usable is skipped",
    arguments: [
      ("hello\r\n\r\n", FramingFault.noContentLength), ("Content-Type: x\n\n", .noContentLength),
      ("X-Content-Length: 2\r\n\r\n", .noContentLength), ("Content-Length 2\r\n\r\n", .noContentLength),
      ("Content-Length: x\r\n\r\n", .malformedContentLength), ("Content-Length:\r\n\r\n", .malformedContentLength),
      ("Content-Length: -2\r\n\r\n", .malformedContentLength), ("Content-Length: 2.0\r\n\r\n", .malformedContentLength),
      ("Content-Length: 0x2\r\n\r\n", .malformedContentLength),
      ("Content-Length: 2 2\r\n\r\n", .malformedContentLength),
      ("Content-Length: 99999999999999999999\r\n\r\n", .malformedContentLength),
    ])
  func unusable(block: String, fault: FramingFault) {
    #expect(frame(block + "Content-Length: 2\r\n\r\n{}") == [.fault(fault), .message("{}")])
  }

  static let session =
    "Content-Length: 3\r\n\r\n{1}hello\r\n\r\nContent-Length: 2\r\nContent-Type: x\r\n\r\n{}\r\n"
    + "Content-Length: x\r\n\r\nContent-Length: 9999\r\n\r\n[1,2,3]Content-Length: 8\r\n\r\n\"\r\n😀\""
    + "Content-Length: 0\r\n\r\n"
    + "Content-Length: 4\r\n\r\n[1,2,3]Content-Length: 2\r\n\r\n{}"

  static let found: [FramedInput] = [
    .message("{1}"), .fault(.noContentLength), .message("{}"), .fault(.malformedContentLength),
    .fault(.messageTooLong(byteCount: 9_999)), .message("\"\r\n😀\""), .message(""), .message("[1,2"), .message("{}"),
  ]

  @Test("a session split at any byte is read the same")
  func everySplit() {
    for split in 0...Self.session.utf8.count { #expect(frame(Self.session, pieces: [split]) == Self.found) }
  }

  @Test("a session in pieces of one size is read the same", arguments: 1...9)
  func pieces(size: Int) {
    let pieces = Array(repeating: size, count: Self.session.utf8.count / size)
    #expect(frame(Self.session, pieces: pieces) == Self.found)
  }

  @Test("the tail of a message longer than it said doesn't hide the next one")
  func tail() {
    #expect(frame("Content-Length: 1\r\n\r\n{}Content-Length: 2\r\n\r\n[]") == [.message("{"), .message("[]")])
  }

  @Test("a message longer than the limit is skipped, though it speaks of Content-Length", arguments: [0, 1, 7, 8_192])
  func tooLong(piece: Int) {
    let body = "{\"a\":\"Content-Length: 2\\r\\n\\r\\n" + String(repeating: "x", count: 20_000) + "\"}"
    let text = "Content-Length: \(body.utf8.count)\r\n\r\n\(body)Content-Length: 2\r\n\r\n{}"
    let pieces = piece == 0 ? [] : Array(repeating: piece, count: text.utf8.count / piece)
    let fault = FramingFault.messageTooLong(byteCount: body.utf8.count)
    #expect(frame(text, pieces: pieces) == [.fault(fault), .message("{}")])
  }

  @Test("a message at the limit is taken")
  func atLimit() {
    let body = String(repeating: "1", count: 1_000)
    #expect(frame("Content-Length: 1000\r\n\r\n\(body)") == [.message(body)])
    #expect(frame("Content-Length: 1001\r\n\r\n\(body)1").first == .fault(.messageTooLong(byteCount: 1_001)))
  }

  @Test("a header block has a limit, in one line or in many", arguments: [2, 100, 9_000])
  func headerLimit(lineLength: Int) {
    let line = String(repeating: "x", count: lineLength - 1) + "\n"
    let block = String(repeating: line, count: 10_000 / lineLength + 1)
    #expect(frame(block + "Content-Length: 2\r\n\r\n{}", pieces: [10]) == [.fault(.headerTooLong), .message("{}")])
    let endless = String(repeating: "x", count: 100_000)
    #expect(
      frame(endless + "}Content-Length: 2\r\n\r\n{}", pieces: [90_000]) == [.fault(.headerTooLong), .message("{}")])
  }

  @Test(
    "an end inside a message is a fault, elsewhere it is none",
    arguments: [
      ("", []), ("\r\n", []), ("Content-Length: 2\r\n\r\n{}\r\n", [.message("{}")]), ("Content", [.fault(.cutOff)]),
      ("Content-Length: 2\r\n", [.fault(.cutOff)]), ("Content-Length: 2\r\n\r\n{", [.fault(.cutOff)]),
      ("Content-Length: 2\r\n\r\n", [.fault(.cutOff)]),
    ] as [(String, [FramedInput])])
  func end(text: String, found: [FramedInput]) {
    #expect(frame(text) == found)
  }

  @Test("any bytes are read without harm, and a message after them is found")
  func anyBytes() {
    var random = SeededGenerator(state: 11)
    let alphabet = Array("Content-Length: 12\r\n\r\n\n:{}\"x".utf8) + [0, 0xFF]
    for _ in 0..<300 {
      let noise = (0..<Int.random(in: 0...200, using: &random)).compactMap { _ in alphabet.randomElement(using: &random)
      }
      // Long enough to serve any message that the noise may have begun.
      let probe = String(repeating: "\nContent-Length: 2\r\n\r\n{}", count: 60)
      var framer = HeaderFramer(messageLimit: 1_000)
      #expect(framer.frame(noise + Array(probe.utf8), pieces: [3, 50]).last == .message("{}"))
    }
  }
}
