package import InsetJSON
internal import InsetRules

/// What the server says on its own account: notifications, and requests with what to do with the answer. Used from the
/// loop's thread alone.
package final class ClientConnection {
  /// What the client answered; `.failure` if it refused.
  package typealias Answer = Result<JSON, ResponseError>

  private enum State {
    /// No session is running. Nothing is sent: before `initialize` the protocol forbids it, and scripts don't expect
    /// it.
    case closed
    /// The session has begun, but the client doesn't know it yet.
    case holding([JSON])
    case open
  }

  private var state = State.closed
  private let output: any MessageOutput
  private let log: Log
  private var pending: [Int: (Answer) -> Void] = [:]
  private var lastID = 0

  init(output: any MessageOutput, log: Log) {
    self.output = output
    self.log = log
  }

  package func notify(_ method: String, _ params: JSON) {
    send(.notification(method, params))
  }

  /// Asks the client. `completion` runs when the answer has come, which may be never.
  package func request(_ method: String, _ params: JSON?, completion: @escaping (Answer) -> Void) {
    if case .closed = state { return }
    // Numbers, since there are clients that read the ids of a server's requests as numbers alone.
    lastID += 1
    pending[lastID] = completion
    send(.request(method, id: lastID, params))
  }

  /// Asks for something whose answer matters only if it is a refusal.
  package func request(_ method: String, _ params: JSON? = nil) {
    request(method, params) { [log] answer in
      if case .failure(let error) = answer { log.warning("the client refused \(method): \(error.message)") }
    }
  }

  /// A line in the client's log of the server.
  package func logMessage(_ type: MessageType, _ text: String) {
    notify("window/logMessage", ["type": .integer(type.rawValue), "message": .shown(text)])
  }

  /// A message that interrupts the user.
  package func showMessage(_ type: MessageType, _ text: String) {
    notify("window/showMessage", ["type": .integer(type.rawValue), "message": .shown(text)])
  }

  /// Begins the session. What is said from now on waits for `release`, since the answer to `initialize` goes first.
  func open() { state = .holding([]) }

  func release() {
    guard case .holding(let messages) = state else { return }
    state = .open
    for message in messages { output.send(message) }
  }

  /// Ends the session.
  func close() { state = .closed }

  /// Hands an answer to whoever waits for it; false if nobody does.
  func resolve(_ id: RequestID, _ response: Response) -> Bool {
    guard case .integer(let number) = id, let completion = pending.removeValue(forKey: number) else { return false }
    switch response {
    case .result(let result): completion(.success(result))
    case .error(let error): completion(.failure(error))
    case .empty: completion(.success(.null))
    }
    return true
  }

  private func send(_ message: JSON) {
    switch state {
    case .closed: break
    case .holding(let messages): state = .holding(messages + [message])
    case .open: output.send(message)
    }
  }
}
