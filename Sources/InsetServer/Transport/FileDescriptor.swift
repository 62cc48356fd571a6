#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Blocking reads and writes that survive signals, short writes, and descriptors that some other process set to
/// non-blocking.
package struct FileDescriptor: Sendable {
  let number: Int32

  package init(number: Int32) { self.number = number }

  /// Waits for bytes and stores them; 0 at the end of the stream, and on errors, which mean the same to a server.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      guard recovers(from: errno, events: Int16(POLLIN)) else { return 0 }
    }
  }

  /// Writes all bytes; false once nobody reads them.
  package func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(number, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(number, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(number, piece.baseAddress, piece.count)
        #endif
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if !recovers(from: errno, events: Int16(POLLOUT)) {
          return false
        }
      }
      return true
    }
  }

  /// Whether the call that failed is worth repeating; waits until it is.
  private func recovers(from error: Int32, events: Int16) -> Bool {
    switch error {
    case EINTR: return true
    case EAGAIN, EWOULDBLOCK:
      var request = pollfd(fd: number, events: events, revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }
}
