import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs work on a thread with a stack of 512 KB, as threads other than the first have on Apple's systems, and waits for
/// it.
func onSmallStack<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) throws -> Result? {
  let job = Job(work)
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 512 << 10)
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, &attributes, { start($0) }, Unmanaged.passRetained(job).toOpaque())
  guard status == 0 else { throw RunningProblem(code: status) }
  #if canImport(Darwin)
    if let thread { pthread_join(thread, nil) }
  #else
    pthread_join(thread, nil)
  #endif
  return try job.result()
}

#if canImport(Darwin)
  private func start(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<AnyJob>.fromOpaque(job).takeRetainedValue().run()
    return nil
  }
#else
  private func start(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<AnyJob>.fromOpaque(job).takeRetainedValue().run() }
    return nil
  }
#endif

/// What a C callback can name: a class without parameters.
private class AnyJob: @unchecked Sendable {
  func run() {}
}

private final class Job<Value: Sendable>: AnyJob, @unchecked Sendable {
  private let work: @Sendable () throws -> Value
  private let outcome = Mutex<Result<Value, any Error>?>(nil)

  init(_ work: @escaping @Sendable () throws -> Value) { self.work = work }

  override func run() {
    let result = Result { try work() }
    outcome.withLock { $0 = result }
  }

  func result() throws -> Value? { try outcome.withLock { try $0?.get() } }
}
