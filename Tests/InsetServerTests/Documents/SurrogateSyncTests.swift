import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Edits with half a surrogate pair")
struct SurrogateSyncTests {
  /// The text after changes, each `[line, from, to]` with JSON text as it comes over the wire.
  private func text(_ before: String, _ changes: [(range: [Int], json: String)]) -> String? {
    let session = EncodingSyncTests.session(.utf16, before)
    for (index, change) in changes.enumerated() {
      let range = """
        {"start":{"line":\(change.range[0]),"character":\(change.range[1])},\
        "end":{"line":\(change.range[0]),"character":\(change.range[2])}}
        """
      session.send(
        """
        {"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///a.swift",\
        "version":\(index + 2)},"contentChanges":[{"range":\(range),"text":\(change.json)}]}}
        """)
    }
    session.run()
    #expect(session.log.complaints.isEmpty)
    return session.server.documents[EncodingSyncTests.uri]?.text.string
  }

  @Test("it becomes U+FFFD, and what follows on its line stays where the client has it")
  func inserted() {
    #expect(text("ab\n", [([0, 1, 1], #""\ud83d""#), ([0, 2, 3], #""c""#)]) == "a\u{FFFD}c\n")
    #expect(text("ab\n", [([0, 1, 1], #""\udc00x\ud800""#), ([0, 4, 4], #""!""#)]) == "a\u{FFFD}x\u{FFFD}!b\n")
  }

  @Test("the second half replaced, as editors do that compare in UTF-16: each half counts one unit")
  func secondHalf() {
    #expect(text("a😀b\n", [([0, 2, 3], #""\ude01""#), ([0, 3, 4], #""c""#)]) == "a\u{FFFD}\u{FFFD}c\n")
  }

  @Test("the first half deleted, and text put between the halves")
  func cut() {
    #expect(text("a😀b\n", [([0, 1, 2], #""""#), ([0, 2, 3], #""c""#)]) == "a\u{FFFD}c\n")
    #expect(text("a😀b\n", [([0, 2, 2], #""-""#), ([0, 4, 5], #""c""#)]) == "a\u{FFFD}-\u{FFFD}c\n")
  }

  @Test("from the middle of one pair to the middle of another")
  func acrossPairs() {
    #expect(text("😀x😁y\n", [([0, 1, 4], #""""#), ([0, 2, 3], #""z""#)]) == "\u{FFFD}\u{FFFD}z\n")
  }

  @Test("a position beyond the line's end is no half")
  func beyondTheEnd() {
    #expect(text("é\n😀\n", [([0, 1, 9], #""!""#)]) == "é!\n😀\n")
    #expect(text("😀", [([0, 2, 9], #""!""#)]) == "😀!")
  }

  @Test("a document is opened with its other characters")
  func opened() {
    let session = InProcessSession.begun()
    session.send(
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.swift","languageId":"#
        + #""swift","version":1,"text":"let a = \"\udc00\" // é"}}}"#)
    session.run()
    #expect(session.server.documents[EncodingSyncTests.uri]?.text.string == "let a = \"\u{FFFD}\" // é")
  }
}
