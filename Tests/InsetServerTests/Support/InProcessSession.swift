import InsetJSON
import InsetText

@testable import InsetServer

/// A server without pipes or threads: what is sent waits until `run`, and what comes back is kept.
final class InProcessSession {
  let server: Server
  let host = RecordingHost()
  let log = LogRecorder()
  private let output = RecordedOutput()
  private var receiver: MessageReceiver
  private var read = 0
  private var lastID = 0

  /// A session in which nothing has been said yet. Input is one message a line.
  init(framing: MessageFraming = .lines, configure: (Server) -> Void = { _ in }) {
    server = Server(identity: ServerIdentity(name: "insetd", version: "1.2.3"), output: output, log: log.log)
    receiver = MessageReceiver(framing: framing, mailbox: server.mailbox, log: log.log)
    server.host = host
    configure(server)
  }

  /// A session after `initialize` and `initialized`.
  static func begun(capabilities: JSON = [:], configure: (Server) -> Void = { _ in }) -> InProcessSession {
    let session = InProcessSession(configure: configure)
    _ = session.ask("initialize", ["processId": nil, "rootUri": nil, "capabilities": capabilities])
    session.tell("initialized", [:])
    session.run()
    session.forget()
    return session
  }

  func send(bytes: some Sequence<UInt8>) {
    Array(bytes).withUnsafeBytes { receiver.receive($0) }
  }

  func send(_ text: String) {
    Array("\(text)\n".utf8).withUnsafeBytes { receiver.receive($0) }
  }

  func send(_ message: JSON) {
    send(String(decoding: message.encoded(), as: UTF8.self))
  }

  func tell(_ method: String, _ params: JSON) {
    send(.notification(method, params))
  }

  /// Sends a request without waiting; gives its id.
  func post(_ method: String, _ params: JSON? = nil) -> Int {
    lastID += 1
    send(.request(method, id: lastID, params))
    return lastID
  }

  func endInput() {
    receiver.receiveEnd()
  }

  /// Lets the server work until nothing waits. Gives the exit status if the session is over.
  @discardableResult
  func run() -> Int32? {
    server.runUntilIdle()
  }

  /// Sends a request, runs, and gives the answer: its `result`, or its `error`.
  func ask(_ method: String, _ params: JSON? = nil) -> JSON? {
    let id = post(method, params)
    run()
    let answer = output.messages.last { $0["id"] == .integer(id) && $0["method"] == nil }
    return answer?["result"] ?? answer?["error"]
  }

  /// What has come since the last call, after running.
  func answers() -> [JSON] {
    run()
    defer { read = output.messages.count }
    return Array(output.messages[read...])
  }

  func forget() {
    read = output.messages.count
    host.calls = []
  }

  /// The client stops reading.
  func closeOutput() { output.isClosed = true }
}

private final class RecordedOutput: MessageOutput {
  var messages: [JSON] = []
  var isClosed = false

  func send(_ message: JSON) {
    if !isClosed { messages.append(message) }
  }
}

extension JSON {
  /// The code of an `error`, or of an answer that has one.
  var errorCode: Int? { self["code"]?.intValue ?? self["error"]?["code"]?.intValue }
}
