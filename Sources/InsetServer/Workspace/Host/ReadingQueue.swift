/// The files that wait to be read: on threads, or on the loop's own in idle time.
final class ReadingQueue {
  private var jobs = Queue<ReadingJob>()
  /// Nil where files are read in idle time.
  private let pool: ReadingPool?
  /// What threads have read and the loop hasn't taken yet.
  private let results = Monitor<[ReadingResult]>([])

  /// - Parameter proxy: tells the server's `ProjectHost` that there are results.
  init(threadCount: Int, proxy: ServerProxy) {
    guard threadCount > 0 else {
      pool = nil
      return
    }
    let pool = ReadingPool(threadCount: threadCount) { [results] result in
      let isFirst = results.change { results in
        results.append(result)
        return results.count == 1
      }
      if isFirst { proxy.perform { server in (server.host as? ProjectHost)?.takeResults() } }
    }
    self.pool = pool.threadCount > 0 ? pool : nil
  }

  func add(_ jobs: [ReadingJob]) {
    if let pool { pool.submit(jobs) } else { jobs.forEach { self.jobs.append($0) } }
  }

  /// Forgets what no thread has begun with.
  func withdraw() {
    jobs = Queue()
    pool?.withdraw()
  }

  func takeResults() -> [ReadingResult] {
    results.change { results in
      defer { results = [] }
      return results
    }
  }

  /// Reads until a message comes; false if there is nothing to read here.
  func work(_ idle: IdleTime, _ accept: (ReadingResult) -> Void) -> Bool {
    guard !jobs.isEmpty else { return false }
    while !idle.isOver, let job = jobs.take() { accept(job.run()) }
    return true
  }
}
