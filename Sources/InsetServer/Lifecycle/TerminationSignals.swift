#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// SIGTERM, SIGHUP and SIGINT, taken by a thread that waits for them: nothing runs in a signal handler.
struct TerminationSignals {
  /// Seconds that the process has to end by itself.
  static let grace: UInt32 = 3

  private let set: sigset_t

  /// Keeps the signals from ending the process. Called on the first thread, before there are others, since threads
  /// begin with the mask of the one that makes them. A signal that whoever started the process has switched off, as
  /// `nohup` does, stays so.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGTERM, SIGHUP, SIGINT] where !Self.isIgnored(signal) { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    self.set = set
  }

  /// The exit status of a process that a signal has ended, as shells count: 143, 129, 130.
  static func exitStatus(_ signal: Int32) -> Int32 { 128 + signal }

  /// Waits for the first signal. If the process doesn't end within the time of grace, or another signal comes, it is
  /// ended.
  ///
  /// - Parameters:
  ///   - ended: called with the signal on another thread.
  ///   - lastWish: what is to be done if the process doesn't end by itself.
  func watch(ended: @escaping @Sendable (Int32) -> Void, lastWish: @escaping @Sendable () -> Void) {
    let set = set
    _ = Thread.start {
      guard let signal = Self.wait(set) else { return }
      ended(signal)
      _ = Thread.start {
        var left = Self.grace
        while left > 0 { left = sleep(left) }
        lastWish()
        _exit(Self.exitStatus(signal))
      }
      if let second = Self.wait(set) { _exit(Self.exitStatus(second)) }
    }
  }

  private static func wait(_ set: sigset_t) -> Int32? {
    var set = set
    var signal: Int32 = 0
    while true {
      let error = sigwait(&set, &signal)
      if error == 0 { return signal }
      guard error == EINTR else { return nil }
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
