/// A thread that does one piece of work after the other, asleep while there is none.
final class WorkThread: Sendable {
  private struct State: Sendable {
    var work = Queue<@Sendable () -> Void>()
    var isClosed = false
  }

  private let state = Monitor(State())

  /// Nil if the system gives no thread.
  init?() {
    let state = state
    // What works on models recurses as deep as files nest; only pages that are touched take memory.
    guard Thread.start(stackSize: 16 << 20, { Self.run(state) }) else { return nil }
  }

  deinit { state.change { $0.isClosed = true } }

  func submit(_ work: @escaping @Sendable () -> Void) { state.change { $0.work.append(work) } }

  private static func run(_ state: Monitor<State>) {
    func next() -> (@Sendable () -> Void)? {
      state.wait { state -> (@Sendable () -> Void)?? in
        if state.isClosed { return .some(nil) }
        return state.work.take().map { .some($0) }
      }
    }
    while let work = next() { work() }
  }
}
