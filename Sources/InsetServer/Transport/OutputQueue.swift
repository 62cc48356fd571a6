/// Bytes on their way to the client, which a thread of its own writes: the loop never waits for a client that doesn't
/// read. May be used from any thread.
final class OutputQueue: Sendable {
  private struct State: Sendable {
    var waiting = Queue<[UInt8]>()
    /// Bytes that aren't written yet, those being written included.
    var byteCount = 0
    var isFull = false
    var isClosed = false
  }

  private let descriptor: FileDescriptor
  private let limit: Int
  private let state = Monitor(State())

  /// - Parameter limit: bytes above which the queue is full. More is taken nevertheless: what somebody began to say is
  ///   said to the end.
  init(descriptor: FileDescriptor, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// From more than `limit` bytes on, until half of them are written.
  var isFull: Bool { state.read(\.isFull) }

  /// True once nobody reads any more.
  var isClosed: Bool { state.read(\.isClosed) }

  func append(_ bytes: [UInt8]) {
    state.change { state in
      guard !state.isClosed else { return }
      state.waiting.append(bytes)
      state.byteCount += bytes.count
      if state.byteCount > limit { state.isFull = true }
    }
  }

  /// Begins to write; false if the system gives no thread.
  ///
  /// - Parameter changed: called on the writing thread when the queue is no longer full, and when it is closed.
  func start(changed: @escaping @Sendable () -> Void) -> Bool {
    Thread.start {
      while true {
        let bytes = self.state.wait { $0.waiting.take() }
        let isWritten = self.descriptor.write(bytes)
        let isNews = self.state.change { state in
          state.byteCount -= bytes.count
          let wasFull = state.isFull
          if state.byteCount <= self.limit / 2 { state.isFull = false }
          if !isWritten { state = State(isClosed: true) }
          return wasFull && !state.isFull || !isWritten
        }
        if isNews { changed() }
        if !isWritten { return }
      }
    }
  }

  /// Waits until all is written or nobody reads any more, but no longer than a number of seconds; nil: as long as it
  /// takes.
  func drain(seconds: Int?) {
    _ = state.wait(seconds: seconds) { $0.byteCount == 0 || $0.isClosed ? () : nil }
  }
}
