import InsetJSON
import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("A server over pipes", .timeLimit(.minutes(1)))
struct PipeTests {
  @Test("a session from beginning to end")
  func session() {
    let session = PipeSession()
    let result = session.ask("initialize", id: 1, ["processId": nil, "rootUri": nil, "capabilities": [:]])
    #expect(result?["result"]?["serverInfo"] == ["name": "insetd", "version": "1"])
    session.send(.notification("initialized", [:]))
    #expect(session.ask("x/y", id: 2)?.errorCode == -32601)
    #expect(session.ask("shutdown", id: 3) == .response(to: .integer(3), result: .null))
    session.send(.notification("exit", .null))
    #expect(session.end() == 0)
  }

  @Test("exit without shutdown gives 1")
  func exitAlone() {
    let session = PipeSession()
    session.begin()
    session.send(.notification("exit", .null))
    #expect(session.end() == 1)
  }

  @Test("the end of the input gives 1, after shutdown 0, even inside a message")
  func endOfInput() {
    for (lastWords, status) in [("", 1), ("Content-Length: 50\r\n\r\n{", 1)] as [(String, Int32)] {
      let session = PipeSession()
      session.begin()
      session.write(lastWords)
      session.closeInput()
      #expect(session.end() == status)
    }
    let session = PipeSession()
    session.begin()
    _ = session.ask("shutdown", id: 1)
    session.closeInput()
    #expect(session.end() == 0)
  }

  @Test("one byte at a time, with a header in lower case")
  func oneByteAtATime() {
    let session = PipeSession()
    let message = JSON.request("initialize", id: 1, ["processId": nil, "rootUri": nil, "capabilities": [:]]).encoded()
    for byte in Array("content-length: \(message.count)\r\n\r\n".utf8) + message { session.write([byte]) }
    #expect(session.receive()?["result"]?["capabilities"] != nil)
  }

  @Test("garbage in the header or the body is survived")
  func garbage() {
    let session = PipeSession()
    session.begin()
    session.write("hello\r\n\r\n")
    session.write("Content-Length: 5\r\n\r\n{\"a\":")
    #expect(session.receive()?.errorCode == -32700)
    session.write([0xFF, 0xFE, 0x00, 0x0A, 0x0A])
    session.write("Content-Length: 4\r\n\r\n[1,2,3]")
    #expect(session.receive()?.errorCode == -32700)
    #expect(session.ask("shutdown", id: 9)?["result"] == .some(.null))
    #expect(session.log.complaints.contains("insetd: error: a header block without Content-Length was skipped"))
  }

  @Test("a message of 65 MiB is refused and the next is served")
  func tooLong() {
    let session = PipeSession()
    session.begin()
    let (piece, count) = (Array(repeating: UInt8(ascii: " "), count: 1 << 20), 65)
    session.write("Content-Length: \(piece.count * count)\r\n\r\n")
    for _ in 0..<count { session.write(piece) }
    #expect(session.receive()?.errorCode == -32600)
    #expect(session.ask("shutdown", id: 9)?["result"] == .some(.null))
  }

  @Test("a script of lines is answered in lines and ends with 0")
  func lines() {
    let session = PipeSession(.lines) { server in
      server.register(request: "inset/echo", requiresInitialize: false) { params, _ in params.json ?? .null }
    }
    session.write("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"inset/echo\",\"params\":{\"a\":\"\\n\"}}\n\nnonsense\n")
    #expect(session.receive()?["result"] == ["a": "\n"])
    #expect(session.receive()?.errorCode == -32700)
    session.write("[{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"inset/echo\",\"params\":[]}]")
    session.closeInput()
    #expect(session.receive() == [["jsonrpc": "2.0", "id": 2, "result": []]])
    #expect(session.end() == 0)
  }

  @Test("a client that stops reading ends the server, which survives the signal")
  func brokenPipe() {
    let session = PipeSession()
    session.begin()
    session.closeOutput()
    for id in 1...3 { session.send(.request("x/y", id: id, nil)) }
    #expect(session.status() == 1)
  }

  @Test(
    "a client that sends much and reads late gets every answer, over pipes of either kind", arguments: [false, true])
  func lateReader(nonBlocking: Bool) {
    let session = PipeSession(nonBlocking: nonBlocking) { server in
      server.register(request: "inset/echo", requiresInitialize: false) { params, _ in params.json ?? .null }
    }
    let text = JSON.string(String(repeating: "x", count: 10_000))
    for id in 0..<100 { session.send(.request("inset/echo", id: id, [text])) }
    for id in 0..<100 { #expect(session.receive()?["id"] == .integer(id)) }
  }

  @Test("a cancellation reaches what runs and overtakes what waits")
  func cancellation() {
    let isRunning = Monitor(false)
    let session = PipeSession { server in
      server.register(request: "inset/wait", requiresInitialize: false) { _, context throws(ResponseError) in
        isRunning.change { $0 = true }
        while true {
          try context.cancellation.check()
          usleep(1_000)
        }
      }
      server.register(request: "inset/quick", requiresInitialize: false) { _, _ in "done" }
    }
    for (id, method) in [(1, "inset/wait"), (2, "inset/quick"), (3, "inset/quick")] {
      session.send(.request(method, id: id, nil))
    }
    isRunning.wait { $0 ? () : nil }
    for id in [3, 1] { session.send(.notification("$/cancelRequest", ["id": .integer(id)])) }
    let answers = (0..<3).map { _ in session.receive() }
    #expect(answers.map { $0?["id"] } == [1, 3, 2])
    #expect(answers.map { $0?.errorCode } == [-32800, -32800, nil])
  }

  @Test("the server ends when the client's process does, with its input still open")
  func clientDies() throws {
    let child = try #require(ChildProcess(sleepingFor: "600"))
    let session = PipeSession()
    session.begin(processID: .integer(Int(child.id)))
    #expect(session.ask("x/y", id: 1)?.errorCode == -32601)
    child.end()
    #expect(session.end() == 1)
  }

  @Test("where the system can't wake the watch, it looks")
  func watchWithoutHelp() throws {
    let child = try #require(ChildProcess(sleepingFor: "0.1"))
    child.reap()
    ProcessWatch.waitAwake(child.id)
  }

  @Test("the server ends when the client's process never was")
  func noClient() {
    let session = PipeSession()
    session.begin(processID: 2_147_483_646)
    #expect(session.end() == 1)
  }

  @Test("nothing wakes the loop in an idle second", arguments: [true, false])
  func idle(watching: Bool) {
    let session = PipeSession()
    session.begin(processID: watching ? .integer(Int(getpid())) : nil)
    _ = session.ask("x/y", id: 1)
    // A busy machine may need some of these seconds for the loop to fall asleep after its answer.
    var before = session.lookCount
    let hasIdled = (0..<10).contains { _ in
      before = session.lookCount
      sleep(1)
      return session.lookCount == before
    }
    #expect(hasIdled)
    #expect(session.ask("x/y", id: 2)?.errorCode == -32601)
    while session.lookCount == before { usleep(1_000) }
  }
}
