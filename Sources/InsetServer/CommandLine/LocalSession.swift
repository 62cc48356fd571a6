internal import InsetJSON

/// A server in this process, without pipes: messages go in one by one, and what comes back is kept.
final class LocalSession {
  private let server: Server
  private let output = CollectedOutput()
  private var receiver: MessageReceiver

  /// - Parameter configure: registers the methods and sets the host.
  init(identity: ServerIdentity, log: Log, configure: (Server) -> Void) {
    server = Server(identity: identity, output: output, log: log)
    receiver = MessageReceiver(framing: .lines, mailbox: server.mailbox, log: log)
    configure(server)
  }

  func send(_ message: JSON) { receiver.receive(message: message.encoded()) }

  /// Works until nothing waits. Gives the exit status if the session is over.
  @discardableResult
  func run() -> Int32? { server.runUntilIdle() }

  /// What has come back since the last call.
  func takeMessages() -> [JSON] {
    defer { output.messages = [] }
    return output.messages
  }

  /// What would belong to the projects that were asked about and wasn't read.
  var leftOut: [LeftOut] { (server.host as? ProjectHost)?.leftOut ?? [] }

  /// Asks, and gives the answer with its id; what else comes back is dropped.
  func ask(_ method: String, id: Int, _ params: JSON?) -> JSON? {
    send(.request(method, id: id, params))
    run()
    return takeMessages().last { $0["id"] == .integer(id) && $0["method"] == nil }
  }
}

private final class CollectedOutput: MessageOutput {
  var messages: [JSON] = []
  let isClosed = false

  func send(_ message: JSON) { messages.append(message) }
}
