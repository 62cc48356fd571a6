/// The events that wait for the loop, in the order in which they came, except that a cancellation overtakes them all.
final class Mailbox: Sendable {
  /// Bytes of messages above which no more are read: a client that writes faster than it is served has to wait then.
  static let limit = 32 << 20
  /// What a message takes beside its text, in bytes.
  private static let messageOverhead = 128

  private let limit: Int
  private let state = Monitor(State())

  init(limit: Int = Mailbox.limit) { self.limit = limit }

  var isEmpty: Bool { state.read(\.isEmpty) }

  /// How often `wait` has looked for an event: never while nothing happens.
  var lookCount: Int { state.read(\.lookCount) }

  /// - Parameter byteCount: how long the message was that the event came from.
  func post(_ event: Event, byteCount: Int = 0) {
    state.change { $0.append(event, byteCount + Self.messageOverhead) }
  }

  /// Blocks while too much waits.
  func waitForRoom() {
    state.wait { $0.byteCount > limit ? nil : () }
  }

  /// Lets an event overtake all that wait.
  func postUrgently(_ event: Event) {
    state.change { $0.urgent.append(event) }
  }

  /// Takes a request back. One that waits, be it for another thread, is answered before anything else happens; one that
  /// runs, or waits in a batch, can see its token. One that was answered, or never was, is left alone.
  func cancel(_ id: RequestID) {
    state.change { state in
      guard let request = state.waiting[id] ?? state.parked[id] ?? state.running[id] else { return }
      guard !request.token.isCancelled else { return }
      request.token.cancel()
      let isParked = state.waiting[id] == nil && state.parked[id] != nil
      if isParked || request.isAlone && state.waiting[id] != nil { state.urgent.append(.cancelled(id)) }
      if isParked { state.parked[id] = nil }
    }
  }

  /// The request has run and isn't answered: it waits for another thread.
  func park(_ request: Request) {
    state.change { state in
      state.running[request.id] = nil
      state.parked[request.id] = WaitingRequest(token: request.cancellation, isAlone: true)
      guard request.cancellation.isCancelled else { return }
      state.parked[request.id] = nil
      state.urgent.append(.cancelled(request.id))
    }
  }

  /// The request can be answered now; false if it has been taken back meanwhile.
  func unpark(_ request: Request) -> Bool {
    state.change { state in
      guard !request.cancellation.isCancelled else { return false }
      if state.parked[request.id]?.token === request.cancellation { state.parked[request.id] = nil }
      return true
    }
  }

  /// Ends what runs, and overtakes all that waits.
  func terminate(_ signal: Int32) {
    state.change { state in
      for request in state.running.values { request.token.cancel() }
      state.urgent.append(.terminated(signal: signal))
    }
  }

  /// The next event; nil if there is none. Asking says that the event before is done with.
  ///
  /// - Parameter urgentOnly: leaves those that came in order.
  func take(urgentOnly: Bool = false) -> Event? {
    state.change { $0.take(urgentOnly: urgentOnly) }
  }

  /// Blocks until there is an event.
  func wait(urgentOnly: Bool = false) {
    state.wait { state in
      state.lookCount += 1
      return (urgentOnly ? state.urgent.isEmpty : state.isEmpty) ? nil : ()
    }
  }
}

extension Mailbox {
  private struct WaitingRequest: Sendable {
    var token: CancellationToken
    /// Not part of a batch.
    var isAlone: Bool
  }

  private struct State: Sendable {
    var urgent = Queue<Event>()
    var queue = Queue<(event: Event, byteCount: Int)>()
    /// Of the messages in `queue`.
    var byteCount = 0
    var waiting: [RequestID: WaitingRequest] = [:]
    /// The requests of the event that was taken last.
    var running: [RequestID: WaitingRequest] = [:]
    /// The requests that wait for another thread.
    var parked: [RequestID: WaitingRequest] = [:]
    var lookCount = 0

    var isEmpty: Bool { urgent.isEmpty && queue.isEmpty }

    mutating func append(_ event: Event, _ byteCount: Int) {
      for request in event.requests {
        waiting[request.id] = WaitingRequest(token: request.cancellation, isAlone: event.isMessage)
      }
      queue.append((event, byteCount))
      self.byteCount += byteCount
    }

    mutating func take(urgentOnly: Bool) -> Event? {
      running = [:]
      if let event = urgent.take() { return event }
      while !urgentOnly, let (event, byteCount) = queue.take() {
        self.byteCount -= byteCount
        for request in event.requests {
          let waitingRequest = waiting[request.id]
          // A second request with the same id may have taken the place of this one.
          guard let waitingRequest, waitingRequest.token === request.cancellation else { continue }
          waiting[request.id] = nil
          running[request.id] = waitingRequest
        }
        // A lone request that is cancelled by now has been answered by the event that overtook it.
        if event.isMessage, event.requests.first?.cancellation.isCancelled == true { continue }
        return event
      }
      return nil
    }
  }
}

extension Event {
  fileprivate var isMessage: Bool {
    if case .message = self { true } else { false }
  }

  fileprivate var requests: [Request] {
    switch self {
    case .message(.request(let request)): [request]
    case .batch(let messages):
      messages.compactMap { message in
        if case .request(let request) = message { request } else { nil }
      }
    default: []
    }
  }
}
