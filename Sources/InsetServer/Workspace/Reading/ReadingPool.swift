#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that read files, asleep while there are none to read.
final class ReadingPool: Sendable {
  private struct State: Sendable {
    var jobs = Queue<ReadingJob>()
    var isClosed = false
  }

  /// How many threads the system gave.
  let threadCount: Int
  private let state: Monitor<State>

  /// - Parameter deliver: called with each result, on the thread that it was found on.
  init(threadCount: Int, deliver: @escaping @Sendable (ReadingResult) -> Void) {
    let state = Monitor(State())
    var started = 0
    // Readers recurse as deep as files nest; only pages that are touched take memory.
    for _ in 0..<threadCount where Thread.start(stackSize: 16 << 20, { Self.work(state, deliver) }) { started += 1 }
    self.state = state
    self.threadCount = started
  }

  deinit {
    // Each change wakes one thread.
    for _ in 0..<threadCount { state.change { $0.isClosed = true } }
  }

  func submit(_ jobs: [ReadingJob]) {
    for job in jobs { state.change { $0.jobs.append(job) } }
  }

  /// Forgets the jobs that no thread has taken.
  func withdraw() { state.change { $0.jobs = Queue() } }

  private static func work(_ state: Monitor<State>, _ deliver: (ReadingResult) -> Void) {
    func next() -> ReadingJob? {
      state.wait { state -> ReadingJob?? in
        if state.isClosed { return .some(nil) }
        return state.jobs.take().map { .some($0) }
      }
    }
    while let job = next() { deliver(job.run()) }
  }
}

extension ReadingPool {
  /// The threads to use on this machine: one a core, but not so many that an editor beside us suffers.
  static var usualThreadCount: Int { min(max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1), 8) }

  /// Does the jobs and waits for all of them. The results are in no particular order.
  static func run(_ jobs: [ReadingJob], threadCount: Int = usualThreadCount) -> [ReadingResult] {
    guard jobs.count > 1, threadCount > 1 else { return jobs.map { $0.run() } }
    let results = Monitor<[ReadingResult]>([])
    let pool = ReadingPool(threadCount: min(threadCount, jobs.count)) { result in
      results.change { $0.append(result) }
    }
    guard pool.threadCount > 0 else { return jobs.map { $0.run() } }
    pool.submit(jobs)
    return results.wait { $0.count == jobs.count ? $0 : nil }
  }
}
