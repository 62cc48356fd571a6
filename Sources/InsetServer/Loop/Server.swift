/// The event loop and the state that it owns: the session, the open documents, the methods. Belongs to one thread;
/// other threads reach it by its mailbox alone.
package final class Server {
  package let connection: ClientConnection
  package let log: Log
  package internal(set) var client = ClientProfile()
  package internal(set) var documents = DocumentStore()
  /// Told of all changes. Set before the loop runs.
  package var host: (any ServerHost)?

  let identity: ServerIdentity
  let output: any MessageOutput
  let mailbox = Mailbox()
  var methods = MethodTable()
  var lifecycle = Lifecycle()
  var trace = TraceValue.off
  /// Begins to watch the client's process; nothing in tests.
  var watchProcess: (Int32) -> Void = { _ in }
  /// Requests whose answers need what other threads still work out, in the order in which they came.
  var parked: [ParkedRequest] = []
  /// Set when the session is over.
  var exitStatus: Int32?
  /// How long the client may take to read what is left once the session is over; nil for as long as it likes.
  var secondsForLastWords: Int?
  /// Something has changed since the host last had time.
  var owesIdleTime = false

  init(identity: ServerIdentity, output: any MessageOutput, log: Log) {
    self.identity = identity
    self.output = output
    self.log = log
    connection = ClientConnection(output: output, log: log)
  }

  /// Adds a request method.
  ///
  /// - Parameters:
  ///   - capability: what the client is told of it by `initialize`.
  ///   - requiresInitialize: false for methods that plain JSON-RPC scripts may call without a session.
  ///   - isImpatient: true for methods that are answered though the host hasn't caught up with the last edit.
  package func register(
    request method: String, capability: ServerCapability? = nil, requiresInitialize: Bool = true,
    isImpatient: Bool = false, handler: @escaping RequestHandler
  ) {
    let entry = MethodTable.RequestMethod(
      requiresInitialize: requiresInitialize, isImpatient: isImpatient, handler: handler)
    methods.add(request: method, entry, capability: capability)
  }

  /// Adds a notification that is acted on while a session runs.
  package func register(notification method: String, handler: @escaping NotificationHandler) {
    methods.add(notification: method, handler)
  }

  /// Has the host called when nothing waits, as after a change.
  package func requestIdleTime() { owesIdleTime = true }

  /// A way for other threads to hand work to the loop.
  package var proxy: ServerProxy { ServerProxy(mailbox: mailbox) }
}

/// Who the server is, as clients and users see it.
package struct ServerIdentity: Equatable, Sendable {
  package var name: String
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// Reaches a server's loop from any thread.
package struct ServerProxy: Sendable {
  let mailbox: Mailbox

  /// Runs the work on the loop's thread, after what waits there. It counts as a change.
  package func perform(_ work: @escaping @Sendable (Server) -> Void) {
    mailbox.post(.work(work))
  }
}
