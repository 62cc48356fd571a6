#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs a command of the search path and returns its exit status; `nil` where there is no such command.
func run(_ command: [String]) throws -> Int32? {
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  guard let name = command.first else { return nil }
  var process = pid_t()
  guard posix_spawnp(&process, name, nil, nil, arguments, nil) == 0 else { return nil }
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1 {
    guard errno == EINTR else { throw RunningProblem(code: errno) }
  }
  let code = status >> 8 & 0xFF
  // What `posix_spawnp` reports for a missing command on systems that find out late.
  return code == 127 ? nil : code
}

struct RunningProblem: Error {
  let code: Int32
}
