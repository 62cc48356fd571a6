import InsetJSON
import Testing

@testable import InsetServer

@Suite("JSON-RPC batches")
struct BatchTests {
  func answers(to messages: JSON) -> [JSON] {
    let session = InProcessSession { server in
      server.register(request: "inset/echo", requiresInitialize: false) { params, _ in params.json ?? .null }
    }
    session.send(messages)
    return session.answers()
  }

  @Test("an array of requests is answered with an array")
  func requests() {
    let batch: JSON = [.request("inset/echo", id: 1, ["a": 1]), .request("inset/nothing", id: 2, nil), 5]
    let answers = answers(to: batch)
    #expect(answers.count == 1)
    #expect(answers.first?.arrayValue?.map { $0["id"] } == [1, 2, .null])
    #expect(answers.first?[0]?["result"] == ["a": 1])
    #expect(answers.first?[1]?.errorCode == -32601)
    #expect(answers.first?[2]?.errorCode == -32600)
  }

  @Test("a batch of notifications is not answered")
  func notifications() {
    #expect(answers(to: [.notification("x/y", [:]), .notification("$/z", [:])]).isEmpty)
    #expect(answers(to: [.notification("$/cancelRequest", ["id": 1])]).isEmpty)
  }

  @Test("an empty batch is an error, and so is one without measure")
  func sizes() {
    #expect(answers(to: []).map(\.errorCode) == [-32600])
    #expect(answers(to: .array(Array(repeating: 1, count: 1_001))).map(\.errorCode) == [-32600])
    #expect(answers(to: .array(Array(repeating: 1, count: 1_000))).first?.arrayValue?.count == 1_000)
  }

  @Test("a batch in a batch is an error of that item")
  func nested() {
    #expect(answers(to: [[.request("inset/echo", id: 1, nil)]]).first?[0]?.errorCode == -32600)
  }

  @Test("the host hears of a batch's session before its documents, and what it says comes after the answer")
  func order() {
    let session = InProcessSession()
    session.host.onDocument = { [server = session.server] in server.connection.logMessage(.info, "seen") }
    let item: JSON = ["uri": "file:///a.m", "languageId": "objc", "version": 1, "text": ""]
    session.send([
      .request("initialize", id: 1, ["capabilities": [:]]), .notification("initialized", [:]),
      .notification("textDocument/didOpen", ["textDocument": item]),
    ])
    #expect(session.answers().map { $0["method"] ?? $0[0]?["id"] } == [1, "window/logMessage"])
    #expect(session.host.calls == ["began -", "opened file:///a.m 1", "idle"])
  }

  @Test("a whole session fits in a batch, and nothing after exit is answered")
  func session() {
    let session = InProcessSession()
    session.send([
      .request("initialize", id: 1, ["capabilities": [:]]), .notification("initialized", [:]),
      .request("shutdown", id: 2, nil), .notification("exit", .null), .request("shutdown", id: 3, nil),
    ])
    #expect(session.run() == 0)
    #expect(session.answers().first?.arrayValue?.map { $0["id"] } == [1, 2])
  }
}
