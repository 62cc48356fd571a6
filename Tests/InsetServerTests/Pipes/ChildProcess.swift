#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that sleeps, to be watched while it ends or is ended.
struct ChildProcess {
  let id: pid_t

  init?(sleepingFor seconds: String) {
    var id: pid_t = 0
    let words = ["sleep", seconds]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    guard posix_spawnp(&id, "sleep", nil, nil, &arguments, nil) == 0 else { return nil }
    self.id = id
  }

  /// Ends the process before its time.
  func end() {
    kill(id, SIGKILL)
    reap()
  }

  /// Removes what is left of the process once it has ended.
  func reap() {
    var status: Int32 = 0
    waitpid(id, &status, 0)
  }
}
