import InsetJSON
import InsetText
import Testing

@testable import InsetServer

/// Sessions as a whole: however their bytes arrive, and in whatever order clients send what they shouldn't.
@Suite("Whole sessions")
struct WholeSessionTests {
  private static let uri: JSON = "file:///tmp/a.swift"

  private static func document(_ version: Int) -> JSON { ["uri": uri, "version": .integer(version)] }

  private static func opening(_ text: String) -> JSON {
    .notification(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": .string(text)]])
  }

  private static func change(_ version: Int, _ line: Int, _ from: Int, _ to: Int, _ text: String) -> JSON {
    let range = PositionRange(
      start: Position(line: line, character: from), end: Position(line: line, character: to))
    return .notification(
      "textDocument/didChange",
      [
        "textDocument": document(version),
        "contentChanges": [["range": range.json, "text": .string(text)]],
      ])
  }

  private static let messages: [JSON] = [
    .request("initialize", id: 1, ["processId": nil, "rootUri": nil, "capabilities": [:], "trace": "messages"]),
    .notification("initialized", [:]), opening("a😀\r\nb"), change(2, 0, 1, 3, "é"), .request("x/y", id: 2, nil),
    .request("shutdown", id: 3, nil), .notification("exit", nil),
  ]

  private func outcome(_ pieces: [ArraySlice<UInt8>]) -> [String] {
    let session = InProcessSession(framing: .headers)
    var status: Int32?
    for piece in pieces {
      session.send(bytes: piece)
      if status == nil { status = session.run() }
    }
    let answers = session.answers().filter { $0["method"] == nil }.map(\.description)
    let text = session.server.documents[DocumentURI("file:///tmp/a.swift")].map { String(describing: $0.text.bytes) }
    return answers + [text ?? "no text", status.map(String.init) ?? "goes on"]
      + session.host.calls.filter { $0 != "idle" }
  }

  @Test("a session that is split at any byte is the same session")
  func split() {
    let bytes = Self.messages.flatMap { MessageFraming.headers.framing($0.encoded()) }
    let whole = outcome([bytes[...]])
    #expect(whole.contains("0"))
    #expect(whole.contains(String(describing: Array("aé\r\nb".utf8))))
    for place in bytes.indices where outcome([bytes[..<place], bytes[place...]]) != whole {
      Issue.record("split at \(place)")
    }
  }

  @Test("messages that come twice, late or for nothing leave the state right, and the server at work")
  func disorder() {
    let session = InProcessSession.begun()
    session.send(Self.change(2, 0, 0, 0, "early"))
    session.send(Self.opening("one"))
    session.send(Self.opening("two"))
    session.send(Self.change(3, 0, 0, 3, "three"))
    session.send(Self.change(2, 0, 0, 0, "late "))
    session.tell("initialized", [:])
    session.send(.object(["jsonrpc": "2.0", "id": 99, "result": nil]))
    session.tell("$/cancelRequest", ["id": 12])
    session.tell("window/workDoneProgress/cancel", ["token": "nothing"])
    session.run()
    #expect(session.server.documents[DocumentURI("file:///tmp/a.swift")]?.text.bytes == Array("late three".utf8))
    session.tell("textDocument/didClose", ["textDocument": Self.document(3)])
    session.tell("textDocument/didClose", ["textDocument": Self.document(3)])
    session.tell("textDocument/didSave", ["textDocument": Self.document(3)])
    #expect(session.ask("initialize", ["capabilities": [:]])?.errorCode == -32600)
    #expect(session.server.documents.isEmpty)
    #expect(session.ask("shutdown") == .null)
    #expect(session.ask("shutdown")?.errorCode == -32600)
  }

  @Test("a trace tells of messages, with what they carry if wanted, until it is switched off")
  func trace() {
    let session = InProcessSession.begun()
    func traced() -> [JSON] { session.answers().filter { $0["method"] == "$/logTrace" }.compactMap { $0["params"] } }
    _ = session.ask("x/y", [:])
    #expect(traced() == [])
    session.tell("$/setTrace", ["value": "messages"])
    _ = session.ask("x/y", [:])
    let messages = traced()
    #expect(messages.map { $0["message"]?.stringValue?.hasPrefix("Received request 'x/y - (") } == [true, false])
    #expect(messages.allSatisfy { $0["verbose"] == nil })
    session.tell("$/setTrace", ["value": "verbose"])
    session.run()
    session.forget()
    session.tell("x/z", ["a": 1])
    #expect(traced() == [["message": "Received notification 'x/z'.", "verbose": "{\"a\":1}"]])
    session.tell("$/setTrace", ["value": "loud"])
    session.run()
    #expect(session.log.complaints.count == 1)
    session.tell("$/setTrace", ["value": "off"])
    session.run()
    session.forget()
    session.tell("x/z", [:])
    #expect(traced() == [])
  }
}
