#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Tells when a process has ended. Sleeps until then where the system can wake it, else looks every two seconds.
enum ProcessWatch {
  /// - Parameter ended: called once, on another thread; at once if there is no such process.
  static func start(_ processID: Int32, ended: @escaping @Sendable () -> Void) {
    _ = Thread.start {
      if !waitAsleep(processID) { waitAwake(processID) }
      ended()
    }
  }

  /// Whether the process exists, be it another user's.
  private static func isAlive(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno != ESRCH
  }

  /// The way that works everywhere, at the price of waking up.
  static func waitAwake(_ processID: Int32) {
    while isAlive(processID) { sleep(2) }
  }

  #if canImport(Darwin)
    /// False if the system can't tell.
    private static func waitAsleep(_ processID: Int32) -> Bool {
      let queue = kqueue()
      guard queue >= 0 else { return false }
      defer { close(queue) }
      var request = kevent(
        ident: UInt(processID), filter: Int16(EVFILT_PROC), flags: UInt16(EV_ADD | EV_ONESHOT),
        fflags: UInt32(NOTE_EXIT), data: 0,
        udata: nil)
      var answer = kevent()
      while true {
        let count = kevent(queue, &request, 1, &answer, 1, nil)
        if count > 0 { return answer.flags & UInt16(EV_ERROR) == 0 }
        guard count < 0, errno == EINTR else { return false }
      }
    }
  #else
    /// False if the system can't tell: `pidfd_open` came with Linux 5.3, its name in the C library later, so it is
    /// looked up while running.
    private static func waitAsleep(_ processID: Int32) -> Bool {
      typealias PIDFDOpen = @convention(c) (Int32, UInt32) -> Int32
      guard let symbol = dlsym(nil, "pidfd_open") else { return false }
      let descriptor = unsafeBitCast(symbol, to: PIDFDOpen.self)(processID, 0)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let count = poll(&request, 1, -1)
        if count > 0 { return true }
        guard count < 0, errno == EINTR else { return false }
      }
    }
  #endif
}
