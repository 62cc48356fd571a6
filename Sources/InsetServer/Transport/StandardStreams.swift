#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's own streams, arranged so that nothing but protocol reaches the client.
package enum StandardStreams {
  package static let input: Int32 = 0

  /// Keeps standard output for the protocol: what is printed from now on goes to standard error, and the descriptor
  /// that is returned alone reaches the client. Nil if there is no standard output.
  package static func claimOutput() -> Int32? {
    let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard output >= 0, dup2(2, 1) >= 0 else { return nil }
    return output
  }
}
