#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Serves a client over two file descriptors until the session is over, on the caller's thread.
///
/// - Parameters:
///   - input: where the client's messages come from.
///   - output: where answers go; see `StandardStreams.claimOutput()`.
///   - record: keeps the messages, in both directions.
///   - configure: registers the methods and sets the host.
/// - Returns: the process's exit status: 0 after `shutdown`, and at the end of a script that needed none; else 1.
package func serve(
  input: Int32, output: Int32, framing: MessageFraming, identity: ServerIdentity, log: Log, record: Recording? = nil,
  configure: (Server) -> Void
) -> Int32 {
  // A client that is gone shows as a failed write, not as a signal that ends the process.
  signal(SIGPIPE, SIG_IGN)
  let queue = OutputQueue(descriptor: FileDescriptor(number: output), limit: unreadLimit)
  let server = Server(
    identity: identity, output: DescriptorOutput(queue: queue, framing: framing, record: record), log: log)
  configure(server)
  let mailbox = server.mailbox
  server.watchProcess = { processID in
    ProcessWatch.start(processID) { mailbox.postUrgently(.clientDied) }
  }
  let isReading = Thread.start {
    read(
      FileDescriptor(number: input), into: MessageReceiver(framing: framing, mailbox: mailbox, log: log, record: record)
    )
  }
  let isWriting = queue.start { mailbox.postUrgently(.outputChanged) }
  guard isReading, isWriting else {
    log.fault("the system gives no threads to read and write")
    return 1
  }
  let status = server.run()
  server.host?.sessionEnded()
  queue.drain(seconds: server.secondsForLastWords)
  return status
}

/// Bytes that wait for the client to read them above which it is served no further.
private let unreadLimit = 16 << 20

/// Bytes that one read may give.
private let readSize = 64 << 10

private func read(_ descriptor: FileDescriptor, into receiver: MessageReceiver) {
  var receiver = receiver
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: readSize, alignment: 1)
  defer { buffer.deallocate() }
  while true {
    receiver.waitForRoom()
    let count = descriptor.read(into: buffer)
    guard count > 0 else { return receiver.receiveEnd() }
    receiver.receive(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }
}
