import InsetJSON
import Testing

@testable import InsetServer

@Suite("JSON-RPC messages")
struct MessageTests {
  /// A plain script's server: one method, no session.
  func script() -> InProcessSession {
    InProcessSession { server in
      server.register(request: "inset/echo", requiresInitialize: false) { params, _ in params.json ?? .null }
      server.register(request: "textDocument/hover") { _, _ in .null }
    }
  }

  func answers(to text: String) -> [JSON] {
    let session = script()
    session.send(text)
    return session.answers()
  }

  @Test(
    "a request is answered under its own id",
    arguments: ["1", "-5", "\"a-b\"", "\"\"", "0", "9007199254740993", "\"é😀\""])
  func ids(id: String) {
    let answer = "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":{\"x\":1}}"
    let answers = answers(to: "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"inset/echo\",\"params\":{\"x\":1}}")
    #expect(answers.map { String(decoding: $0.encoded(), as: UTF8.self) } == [answer])
  }

  @Test("a whole number that is written with a fraction is an id")
  func fractionalID() {
    let answers = answers(to: "{\"jsonrpc\":\"2.0\",\"id\":7.0,\"method\":\"inset/echo\"}")
    #expect(answers == [["jsonrpc": "2.0", "id": 7, "result": nil]])
  }

  @Test(
    "what isn't JSON is answered with -32700 and no id, and the next message is served",
    arguments: ["{\"a\":", "hello", "{\"a\" 1}", "\"\\u12\"", "1e999", "{}{}", "\u{1}"])
  func notJSON(text: String) {
    let session = script()
    session.send(text)
    session.send(.request("inset/echo", id: 1, [:]))
    let answers = session.answers()
    #expect(answers.count == 2)
    #expect(answers[0].errorCode == -32700 && answers[0]["id"] == .some(.null))
    #expect(answers[1]["result"] == [:])
  }

  @Test("a parse error names its place")
  func parseErrorPlace() {
    let message = answers(to: "[1,}").first?["error"]?["message"]?.stringValue
    #expect(message?.hasSuffix("line 1, column 4") == true)
  }

  @Test("nesting without end is an error, not a crash", arguments: ["[", "{\"a\":"])
  func nesting(opening: String) {
    #expect(answers(to: String(repeating: opening, count: 100_000)).map(\.errorCode) == [-32700])
  }

  @Test(
    "what isn't JSON-RPC is answered with -32600 and its id if it has a usable one",
    arguments: [
      ("1", nil), ("\"x\"", nil), ("null", nil), ("{}", nil), ("{\"jsonrpc\":\"2.0\"}", nil),
      ("{\"jsonrpc\":\"2.0\",\"method\":1,\"params\":\"bar\"}", nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":null}", 1),
      ("{\"id\":1,\"method\":\"inset/echo\"}", 1), ("{\"jsonrpc\":\"1.0\",\"id\":\"a\",\"method\":\"x\"}", "a"),
      ("{\"jsonrpc\":2.0,\"id\":1,\"method\":\"x\"}", 1), ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"x\"}", nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"x\"}", nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"x\"}", nil),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\",\"params\":5}", 1), ("{\"jsonrpc\":\"2.0\",\"id\":9}", 9),
    ] as [(String, JSON)])
  func notJSONRPC(text: String, id: JSON) {
    let answers = answers(to: text)
    #expect(answers.map(\.errorCode) == [-32600])
    #expect(answers.first?["id"] == .some(id))
  }

  @Test(
    "a notification is never answered",
    arguments: ["x/y", "$/x", "$/cancelRequest", "inset/echo", "textDocument/didOpen"])
  func notification(method: String) {
    #expect(answers(to: "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"}").isEmpty)
    let session = InProcessSession.begun()
    session.send(.notification(method, [:]))
    #expect(session.answers().filter { $0["id"] != nil }.isEmpty)
  }

  @Test("parameters by position reach the method, which finds no members in them")
  func byPosition() {
    let session = script()
    #expect(session.ask("inset/echo", [1, 2]) == [1, 2])
    let began = InProcessSession()
    #expect(began.ask("initialize", [1])?.errorCode == -32602)
  }

  @Test("an error has the code, message and data of the one who threw it")
  func thrown() {
    let session = InProcessSession { server in
      server.register(request: "inset/fail", requiresInitialize: false) { _, _ throws(ResponseError) in
        throw ResponseError.invalidParams("no such device", data: ["pointer": "/device"])
      }
      server.register(request: "inset/break", requiresInitialize: false) { _, _ throws(ResponseError) in
        throw ResponseError(.internalError, "it broke")
      }
    }
    let error: JSON = ["code": -32602, "message": "no such device", "data": ["pointer": "/device"]]
    #expect(session.ask("inset/fail") == error)
    #expect(session.ask("inset/break") == ["code": -32603, "message": "it broke"])
  }
}
