import InsetJSON
import InsetText
import Testing

@testable import InsetServer

@Suite("Documents as the client keeps them")
struct DocumentSyncTests {
  let session = InProcessSession.begun()

  func open(_ uri: String, version: JSON = 1, _ text: String) {
    let item: JSON = ["uri": .string(uri), "languageId": "swift", "version": version, "text": .string(text)]
    session.tell("textDocument/didOpen", ["textDocument": item])
    session.run()
  }

  func change(_ uri: String, version: JSON = 2, _ changes: JSON) {
    let identifier: JSON = ["uri": .string(uri), "version": version]
    session.tell("textDocument/didChange", ["textDocument": identifier, "contentChanges": changes])
    session.run()
  }

  func tell(_ method: String, _ uri: String) {
    session.tell(method, ["textDocument": ["uri": .string(uri)]])
    session.run()
  }

  static func edit(_ numbers: [Int], _ text: String) -> JSON {
    let range = PositionRange(
      start: Position(line: numbers[0], character: numbers[1]), end: Position(line: numbers[2], character: numbers[3]))
    return ["range": range.json, "text": .string(text)]
  }

  func text(_ uri: String) -> String? { session.server.documents[DocumentURI(uri)]?.text.string }

  @Test("the host hears of everything that happens to a document, and has time after each")
  func life() {
    open("file:///a.swift", "one")
    change("file:///a.swift", [["text": "two"]])
    tell("textDocument/didSave", "file:///a.swift")
    tell("textDocument/didClose", "file:///a.swift")
    #expect(
      session.host.calls == [
        "opened file:///a.swift 1", "idle", "changed file:///a.swift 2", "idle", "saved file:///a.swift 2", "idle",
        "closed file:///a.swift 2", "idle",
      ])
    #expect(session.server.documents.isEmpty)
    #expect(session.log.complaints.isEmpty)
  }

  @Test("changes of one notification are made in turn, each to the text that the one before left")
  func severalChanges() {
    open("file:///a.swift", "abc\ndef\n")
    change(
      "file:///a.swift", [Self.edit([0, 0, 0, 1], "xyz"), Self.edit([0, 3, 1, 1], ""), Self.edit([1, 0, 1, 0], "!")])
    #expect(text("file:///a.swift") == "xyzef\n!")
    #expect(
      session.host.edits == [
        TextEdit(range: 0..<1, newText: "xyz"), TextEdit(range: 3..<7, newText: ""),
        TextEdit(range: 6..<6, newText: "!"),
      ])
  }

  @Test("a full text among ranged changes takes the place of all before it")
  func mixed() {
    open("file:///a.swift", "abc")
    change("file:///a.swift", [Self.edit([0, 0, 0, 3], "x"), ["text": "héllo\n"], Self.edit([0, 1, 0, 2], "e")])
    #expect(text("file:///a.swift") == "hello\n")
  }

  @Test("a full text is told as the edit that it is")
  func fullText() {
    open("file:///a.swift", "let a = 1\nlet é = 2\n")
    change("file:///a.swift", [["text": "let a = 1\nlet è = 2\n"]])
    #expect(session.host.edits == [TextEdit(range: 14..<16, newText: "è")])
  }

  @Test(
    "a change beyond the text is moved into it",
    arguments: [
      ([0, 9, 0, 99], "ab!\ncd"), ([9, 9, 9, 9], "ab\ncd!"), ([0, 1, 99, 0], "a!"), ([-1, -1, 0, 1], "!b\ncd"),
      ([1, 1, 0, 1], "a!d"),
    ])
  func clamped(range: [Int], result: String) {
    open("file:///a.swift", "ab\ncd")
    change("file:///a.swift", [Self.edit(range, "!")])
    #expect(text("file:///a.swift") == result)
  }

  @Test("a change beyond the last line is logged")
  func beyondEnd() {
    open("file:///a.swift", "ab\ncd")
    change("file:///a.swift", [Self.edit([0, 0, 7, 0], "")])
    #expect(
      session.log.complaints == ["insetd: warning: a change of file:///a.swift reaches beyond its end, to line 7"])
  }

  @Test("a document answers to every spelling of its address and keeps the first")
  func spelling() {
    open("file:///c%3A/App/a.swift", "one")
    change("file:///C:/App/a.swift", [["text": "two"]])
    #expect(text("file:///C:/App/a.swift") == "two")
    #expect(session.host.calls.contains("changed file:///c%3A/App/a.swift 2"))
    #expect(session.server.documents.uri(ofPath: "C:/App/a.swift").string == "file:///c%3A/App/a.swift")
    #expect(session.server.documents.uri(ofPath: "/App/b c.swift").string == "file:///App/b%20c.swift")
    tell("textDocument/didClose", "file:///C%3A/App/a.swift")
    #expect(session.server.documents.isEmpty)
  }

  @Test("a document without a file is a document too")
  func untitled() {
    open("untitled:Untitled-1", "x")
    change("untitled:Untitled-1", [Self.edit([0, 1, 0, 1], "y")])
    #expect(text("untitled:Untitled-1") == "xy")
  }

  @Test("a document opened twice has the last text and spelling")
  func openedTwice() {
    open("file:///a%2Bb.swift", "one")
    open("file:///a+b.swift", version: 7, "two")
    #expect(session.server.documents.all.map(\.uri.string) == ["file:///a+b.swift"])
    #expect(text("file:///a+b.swift") == "two")
    #expect(session.log.complaints == ["insetd: warning: file:///a+b.swift was opened while it was open"])
  }

  @Test("what concerns a document that isn't open is logged and changes nothing")
  func unknown() {
    change("file:///a.swift", [["text": "x"]])
    tell("textDocument/didSave", "file:///a.swift")
    tell("textDocument/didClose", "file:///a.swift")
    #expect(session.host.calls.isEmpty && session.server.documents.isEmpty)
    #expect(session.log.complaints.count == 3)
    #expect(session.ask("x/y")?.errorCode == -32601)
  }

  @Test("a version that goes back is logged, and the change is made")
  func versions() {
    open("file:///a.swift", version: 5, "one")
    change("file:///a.swift", version: 4, [["text": "two"]])
    #expect(text("file:///a.swift") == "two")
    #expect(session.log.complaints == ["insetd: warning: file:///a.swift went from version 5 back to 4"])
    change("file:///a.swift", version: nil, [["text": "three"]])
    #expect(session.server.documents[DocumentURI("file:///a.swift")]?.version == 4)
  }

  @Test("a change that can't be read is not made at all, and the user is told")
  func malformedChange() {
    open("file:///a.swift", "one")
    session.forget()
    change("file:///a.swift", [["text": "two"], ["range": 5, "text": "three"]])
    #expect(text("file:///a.swift") == "one")
    let message =
      "insetd could not act on textDocument/didChange: "
      + "params.contentChanges[1].range.start.line: expected an integer, found nothing"
    #expect(session.answers() == [.notification("window/logMessage", ["type": 1, "message": .string(message)])])
  }

  @Test("a snapshot that a handler holds doesn't change")
  func snapshot() {
    open("file:///a.swift", "one")
    let context = session.server.context()
    change("file:///a.swift", [["text": "two"]])
    #expect(context.documents[DocumentURI("file:///a.swift")]?.text.string == "one")
  }
}
