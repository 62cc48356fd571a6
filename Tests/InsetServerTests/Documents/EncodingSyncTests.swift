import InsetJSON
import InsetText
import TestSupport
import Testing

@testable import InsetServer

@Suite("Edits in each encoding")
struct EncodingSyncTests {
  static let uri = DocumentURI("file:///a.swift")

  /// A session in which the encoding was negotiated, with one document.
  static func session(_ encoding: PositionEncoding, _ text: String) -> InProcessSession {
    let session = InProcessSession.begun(capabilities: ["general": ["positionEncodings": [.string(encoding.rawValue)]]])
    let item: JSON = ["uri": .string(uri.string), "languageId": "swift", "version": 1, "text": .string(text)]
    session.tell("textDocument/didOpen", ["textDocument": item])
    session.run()
    return session
  }

  static func change(_ session: InProcessSession, _ range: PositionRange, _ text: String) -> String? {
    session.tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri.string), "version": 2],
        "contentChanges": [["range": range.json, "text": .string(text)]],
      ])
    session.run()
    return session.server.documents[uri]?.text.string
  }

  @Test(
    "a character after an emoji is replaced, in a line that ends with both characters",
    arguments: [(PositionEncoding.utf8, 7, 9), (.utf16, 4, 5), (.utf32, 3, 4)])
  func afterEmoji(encoding: PositionEncoding, start: Int, end: Int) {
    let session = Self.session(encoding, "x\r\n\"a😀é\"\r\n")
    let start = Position(line: 1, character: encoding == .utf8 ? start - 1 : start)
    let end = Position(line: 1, character: encoding == .utf8 ? end - 1 : end)
    let text = Self.change(session, PositionRange(start: start, end: end), "e")
    #expect(text == "x\r\n\"a😀e\"\r\n")
  }

  @Test("typing and deleting at random gives the client's text", arguments: PositionEncoding.allCases)
  func random(encoding: PositionEncoding) {
    var random = SeededGenerator(state: 21)
    let pieces = ["a", "é", "😀", "\r\n", "\n", "\r", "🇨🇭", "e\u{301}", "let x = 1", ""]
    var model = "line\r\n😀\n"
    let session = Self.session(encoding, model)
    for _ in 0..<300 {
      let bounds = [
        model.unicodeScalars.indices.randomElement(using: &random),
        model.unicodeScalars.indices.randomElement(using: &random),
      ]
      let lower = bounds.compactMap(\.self).min() ?? model.startIndex
      let upper = bounds.compactMap(\.self).max() ?? model.startIndex
      let source = SourceText(model)
      let byteRange =
        model.utf8.distance(from: model.startIndex, to: lower)..<model.utf8.distance(from: model.startIndex, to: upper)
      let range = source.positions(of: byteRange, in: encoding)
      let moved = source.range(of: range, in: encoding)
      let insertion = (0..<2).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      var bytes = Array(model.utf8)
      bytes.replaceSubrange(moved, with: insertion.utf8)
      model = String(decoding: bytes, as: UTF8.self)
      #expect(Self.change(session, range, insertion).map { Array($0.utf8) } == bytes)
    }
  }
}
