#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// Runs deeply recursive work on a thread of its own.
enum DeepStack {
  /// The parser needs up to 20 KB of stack a nesting level, and `NestingScan` lets a few thousand levels through. Only
  /// pages that the work touches take memory.
  static let byteCount = 256 << 20

  /// Waits for the work and returns what it gives; nil when the system has no thread to spare.
  static func run<Result: Sendable>(_ work: @Sendable () -> Result) -> Result? {
    withoutActuallyEscaping(work) { work in
      let errand = Errand(work)
      var attributes = pthread_attr_t()
      guard pthread_attr_init(&attributes) == 0 else { return nil }
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, byteCount) == 0 else { return nil }
      guard let thread = start(errand, with: &attributes) else { return nil }
      // After the join nothing runs beside this thread, and what the other one wrote is visible here.
      pthread_join(thread, nil)
      return errand.result
    }
  }

  private static func start<Result>(_ errand: Errand<Result>, with attributes: inout pthread_attr_t) -> pthread_t? {
    let context = Unmanaged.passRetained(errand as AnyErrand)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(&thread, &attributes, { runErrand($0) }, context.toOpaque())
    guard status == 0 else {
      context.release()
      return nil
    }
    return thread
  }
}

/// The body of the thread: takes over the reference that `context` holds. Not every C library says that the pointer is
/// never null.
private func runErrand(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<AnyErrand>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}

/// What a C thread function can be handed, whose generic subclass knows the type of the result.
private class AnyErrand {
  func run() {}
}

private final class Errand<Result>: AnyErrand {
  let work: () -> Result
  var result: Result?

  init(_ work: @escaping () -> Result) { self.work = work }

  override func run() { result = work() }
}
