private import Synchronization

/// Says whether the client has taken a request back. May be asked from any thread.
package final class CancellationToken: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isCancelled: Bool { flag.load(ordering: .relaxed) }

  package func cancel() { flag.store(true, ordering: .relaxed) }

  /// Throws if the request was cancelled. Long work calls this now and then.
  package func check() throws(ResponseError) {
    if isCancelled { throw .requestCancelled }
  }
}
