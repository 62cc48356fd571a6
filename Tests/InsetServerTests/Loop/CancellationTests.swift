import InsetJSON
import Testing

@testable import InsetServer

@Suite("Cancelling")
struct CancellationTests {
  /// A server whose method counts its calls, and can take itself back while it runs.
  func session(_ calls: CallCounter) -> InProcessSession {
    InProcessSession.begun { server in
      server.register(request: "inset/slow") { params, _ throws(ResponseError) in
        calls.count += 1
        return params.json ?? .null
      }
      let mailbox = server.mailbox
      server.register(request: "inset/long") { params, context throws(ResponseError) in
        mailbox.cancel(.integer(try params["cancel"].integer()))
        try context.cancellation.check()
        return "finished"
      }
    }
  }

  final class CallCounter { var count = 0 }

  @Test("a request that waits is answered with -32800 before all that wait, and never runs")
  func queued() {
    let calls = CallCounter()
    let session = session(calls)
    let ids = (0..<3).map { _ in session.post("inset/slow") }
    session.tell("$/cancelRequest", ["id": .integer(ids[2])])
    let answers = session.answers()
    #expect(answers.map { $0["id"] } == [ids[2], ids[0], ids[1]].map(JSON.integer))
    #expect(answers.map(\.errorCode) == [-32800, nil, nil])
    #expect(calls.count == 2)
  }

  @Test("a request is cancelled once")
  func twice() {
    let session = session(CallCounter())
    let id = session.post("inset/slow")
    for _ in 0..<3 { session.tell("$/cancelRequest", ["id": .integer(id)]) }
    #expect(session.answers().map(\.errorCode) == [-32800])
  }

  @Test("a request that runs sees that it is cancelled")
  func running() {
    let session = session(CallCounter())
    let id = session.post("inset/long", ["cancel": 2])
    #expect(id == 2)
    #expect(session.answers().map(\.errorCode) == [-32800])
  }

  @Test("a running request is not stopped by the cancellation of another")
  func other() {
    let session = session(CallCounter())
    #expect(session.ask("inset/long", ["cancel": 99]) == "finished")
  }

  @Test(
    "a cancellation of what was answered, or never asked, does nothing", arguments: ["2", "99", "\"2\"", "null", "{}"])
  func unknown(id: String) {
    let session = session(CallCounter())
    _ = session.ask("inset/slow")
    session.forget()
    session.send("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(id)}}")
    session.send("{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\"}")
    #expect(session.answers().isEmpty)
    #expect(session.ask("inset/slow", [:]) == [:])
  }

  @Test("a cancelled request of a batch is answered in its batch")
  func batch() {
    let session = session(CallCounter())
    session.send([.request("inset/slow", id: 51, nil), .request("inset/slow", id: 52, nil)])
    session.tell("$/cancelRequest", ["id": 52])
    let answers = session.answers()
    #expect(answers.count == 1)
    #expect(answers.first?.arrayValue?.map { $0["id"] } == [51, 52])
    #expect(answers.first?.arrayValue?.map(\.errorCode) == [nil, -32800])
  }

  @Test("of two requests with one id, the last that waits is cancelled and each is answered")
  func sameID() {
    let calls = CallCounter()
    let session = session(calls)
    for _ in 0..<2 { session.send(.request("inset/slow", id: 60, [:])) }
    session.tell("$/cancelRequest", ["id": 60])
    #expect(session.answers().map(\.errorCode) == [-32800, nil])
    #expect(calls.count == 1)
  }

  @Test("an edit cancels nothing")
  func edits() {
    let calls = CallCounter()
    let session = session(calls)
    let item: JSON = ["uri": "file:///a.m", "languageId": "objc", "version": 1, "text": ""]
    _ = session.post("inset/slow", [:])
    session.tell("textDocument/didOpen", ["textDocument": item])
    _ = session.post("inset/slow", [:])
    #expect(session.answers().map(\.errorCode) == [nil, nil])
    #expect(calls.count == 2)
  }

  @Test("many cancellations of many requests take linear time")
  func many() {
    let calls = CallCounter()
    let session = session(calls)
    let ids = (0..<2_000).map { _ in session.post("inset/slow") }
    for id in ids.reversed() { session.tell("$/cancelRequest", ["id": .integer(id)]) }
    #expect(session.answers().count == 2_000)
    #expect(calls.count == 0)
  }
}
