import InsetJSON
import Testing

@testable import InsetServer

@Suite("What the server says on its own account")
struct ClientConnectionTests {
  @Test("an answer reaches the one who asked, once")
  func answer() {
    let session = InProcessSession.begun()
    var answers: [String] = []
    let ask = { (name: String) in
      session.server.connection.request("workspace/configuration", ["items": []]) { answer in
        switch answer {
        case .success(let value): answers.append("\(name) \(String(decoding: value.encoded(), as: UTF8.self))")
        case .failure(let error): answers.append("\(name) \(error.code.rawValue) \(error.message)")
        }
      }
    }
    ["a", "b", "c"].forEach(ask)
    #expect(session.answers().map { $0["id"] } == [1, 2, 3])
    session.send(.response(to: .integer(2), result: [5]))
    session.send(.response(to: .integer(1), error: ResponseError(.methodNotFound, "no")))
    session.send("{\"jsonrpc\":\"2.0\",\"id\":3}")
    session.send(.response(to: .integer(2), result: [6]))
    #expect(session.answers().isEmpty)
    #expect(answers == ["b [5]", "a -32601 no", "c null"])
    #expect(session.log.complaints == ["insetd: warning: an answer came to a request that was not made: 2"])
  }

  @Test("an answer that nobody asked for is not answered, whatever its id", arguments: ["1", "\"x\"", "99"])
  func unasked(id: String) {
    let session = InProcessSession.begun()
    session.send("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"error\":{\"code\":1,\"message\":\"x\"}}")
    #expect(session.answers().isEmpty)
  }

  @Test("messages to the user have the protocol's shape")
  func messages() {
    let session = InProcessSession.begun()
    session.server.connection.logMessage(.warning, "two")
    session.server.connection.showMessage(.error, "one")
    #expect(
      session.answers() == [
        .notification("window/logMessage", ["type": 2, "message": "two"]),
        .notification("window/showMessage", ["type": 1, "message": "one"]),
      ])
  }

  @Test("nothing is sent before initialize")
  func silent() {
    let session = InProcessSession()
    session.server.connection.logMessage(.info, "early")
    session.server.connection.request("workspace/codeLens/refresh")
    #expect(session.answers().isEmpty)
  }

  @Test("progress begins when the client agrees, and ends")
  func progress() {
    let session = InProcessSession.begun(capabilities: ["window": ["workDoneProgress": true]])
    let server = session.server
    let progress = WorkDoneProgress(server.connection, profile: server.client, token: "index", title: "Reading")
    progress.report("too early", percentage: 1)
    #expect(session.answers() == [.request("window/workDoneProgress/create", id: 1, ["token": "index"])])
    session.send(.response(to: .integer(1), result: .null))
    session.run()
    progress.report("12 of 24 files", percentage: 150)
    progress.end("24 files")
    progress.report("too late", percentage: 2)
    let values = session.answers().map { $0["params"]?["value"] }
    #expect(
      values == [
        ["kind": "begin", "title": "Reading", "cancellable": true, "percentage": 0],
        ["kind": "report", "message": "12 of 24 files", "percentage": 100], ["kind": "end", "message": "24 files"],
      ])
  }

  @Test("progress that ended before the client agreed is never shown, nor is any to a client that can't show it")
  func noProgress() {
    for (capable, sent) in [(true, 1), (false, 0)] {
      let session = InProcessSession.begun(capabilities: ["window": ["workDoneProgress": .bool(capable)]])
      let server = session.server
      let progress = WorkDoneProgress(server.connection, profile: server.client, token: "index", title: "Reading")
      progress.end("done")
      session.send(.response(to: .integer(1), result: .null))
      #expect(session.answers().count == sent)
    }
  }
}
