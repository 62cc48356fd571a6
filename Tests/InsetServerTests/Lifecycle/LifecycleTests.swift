import InsetJSON
import Testing

@testable import InsetServer

@Suite("The life of a session")
struct LifecycleTests {
  static let hover: JSON = ["textDocument": ["uri": "file:///x"], "position": ["line": 0, "character": 0]]

  func session() -> InProcessSession {
    InProcessSession { server in
      server.register(request: "textDocument/hover") { params, _ throws(ResponseError) in
        _ = try params["position"].position()
        return .null
      }
      server.register(request: "inset/compute", requiresInitialize: false) { _, _ in ["version": 1] }
    }
  }

  func begun() -> InProcessSession {
    let session = session()
    _ = session.ask("initialize", ["processId": nil, "rootUri": nil, "capabilities": [:]])
    session.tell("initialized", [:])
    session.run()
    session.forget()
    return session
  }

  @Test("shutdown and exit end it with 0")
  func properEnd() {
    let session = begun()
    #expect(session.ask("shutdown") == .some(.null))
    session.tell("exit", .null)
    #expect(session.run() == 0)
  }

  @Test("exit without shutdown ends it with 1, before and after initialize")
  func exitAlone() {
    for session in [session(), begun()] {
      session.tell("exit", .null)
      #expect(session.run() == 1)
    }
  }

  @Test("the end of the input ends it with 1, after shutdown with 0")
  func endOfInput() {
    for session in [session(), begun()] {
      session.endInput()
      #expect(session.run() == 1)
    }
    let session = begun()
    _ = session.ask("shutdown")
    session.endInput()
    #expect(session.run() == 0)
  }

  @Test("what came before the end of the input is answered")
  func answersBeforeEnd() {
    let session = begun()
    _ = session.post("textDocument/hover", Self.hover)
    session.endInput()
    #expect(session.run() == 1)
    #expect(session.answers().map { $0["result"] } == [.some(.null)])
  }

  @Test("a script needs no initialize, and its end is a proper one")
  func script() {
    let session = session()
    #expect(session.ask("inset/compute", [:]) == ["version": 1])
    session.endInput()
    #expect(session.run() == 0)
  }

  @Test("a request before initialize is refused with -32002, known or not")
  func early() {
    #expect(session().ask("textDocument/hover", Self.hover)?.errorCode == -32002)
    #expect(session().ask("textDocument/nothing", Self.hover)?.errorCode == -32002)
    #expect(session().ask("shutdown")?.errorCode == -32002)
  }

  @Test("a script that mistypes a method is told so")
  func unknownScriptMethod() {
    #expect(session().ask("inset/compote")?.errorCode == -32601)
  }

  @Test("a notification before initialize is dropped")
  func earlyNotification() {
    let session = session()
    let item: JSON = ["uri": "file:///a.m", "languageId": "objc", "version": 1, "text": ""]
    session.tell("textDocument/didOpen", ["textDocument": item])
    #expect(session.answers().isEmpty)
    #expect(session.server.documents.isEmpty && session.host.calls.isEmpty)
  }

  @Test("a second initialize is refused with -32600, and the session goes on")
  func twice() {
    let session = begun()
    #expect(session.ask("initialize", ["capabilities": [:]])?.errorCode == -32600)
    #expect(session.ask("textDocument/hover", Self.hover) == .some(.null))
  }

  @Test("an initialize that makes no sense is refused, and may be repeated")
  func malformedInitialize() {
    let session = session()
    #expect(session.ask("initialize")?["message"] == "params: expected an object, found null")
    #expect(session.ask("initialize", ["capabilities": [:]])?["serverInfo"] != nil)
  }

  @Test("an unknown request is answered with -32601")
  func unknownRequest() {
    #expect(begun().ask("x/y", [:])?.errorCode == -32601)
    #expect(begun().ask("$/x", [:])?.errorCode == -32601)
  }

  @Test("unknown notifications are ignored")
  func unknownNotification() {
    let session = begun()
    session.tell("$/x", [:])
    session.tell("x/y", [:])
    session.tell("$/setTrace", ["value": "verbose"])
    #expect(session.answers().isEmpty)
    #expect(session.ask("shutdown") == .some(.null))
  }

  @Test("a request after shutdown is refused with -32600, whatever it is")
  func late() {
    let session = begun()
    _ = session.ask("shutdown")
    for method in ["textDocument/hover", "inset/compute", "initialize", "shutdown", "x/y"] {
      #expect(session.ask(method, Self.hover)?.errorCode == -32600)
    }
  }

  @Test("a notification after shutdown changes nothing, and nothing is sent any more")
  func lateNotification() {
    let session = begun()
    _ = session.ask("shutdown")
    session.forget()
    session.tell("workspace/didChangeConfiguration", ["settings": nil])
    session.server.connection.logMessage(.info, "too late")
    #expect(session.answers().isEmpty)
    #expect(session.host.calls.isEmpty)
  }

  @Test("bad parameters are answered with -32602 and their place")
  func badParams() {
    let error: JSON = ["code": -32602, "message": "params.position.line: expected an integer, found nothing"]
    #expect(begun().ask("textDocument/hover", ["position": "no"]) == error)
  }

  @Test("the death of the client's process overtakes what waits, and ends it")
  func clientDied() {
    let session = begun()
    _ = session.post("textDocument/hover", Self.hover)
    session.server.mailbox.postUrgently(.clientDied)
    #expect(session.run() == 1)
    #expect(session.answers().isEmpty)
  }

  @Test("a client that doesn't read any more ends it")
  func closedOutput() {
    let session = begun()
    session.closeOutput()
    _ = session.post("textDocument/hover", Self.hover)
    #expect(session.run() == 1)
  }

  @Test("the process to watch is the one that the client names, if it names one")
  func watchedProcess() {
    for (value, watched) in [(44, [44]), (nil, []), (0, []), (-1, []), ("x", []), (4_294_967_297, [])]
      as [(JSON, [Int32])]
    {
      let session = session()
      var processes: [Int32] = []
      session.server.watchProcess = { processes.append($0) }
      #expect(session.ask("initialize", ["processId": value, "capabilities": [:]])?["capabilities"] != nil)
      #expect(processes == watched)
    }
  }
}
