import InsetJSON

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server on a thread of its own, reached over real pipes as a client reaches it.
final class PipeSession {
  /// How long a test waits for anything, in milliseconds.
  static let patience: Int32 = 10_000

  let log = LogRecorder()
  private let toServer: FileDescriptor
  private let fromServer: FileDescriptor
  private var isInputOpen = true
  private var isOutputOpen = true
  private var framer: any InputFramer
  private let ended = Monitor<Int32?>(nil)
  private let mailbox = Monitor<Mailbox?>(nil)

  init(
    _ framing: MessageFraming = .headers, nonBlocking: Bool = false,
    configure: @escaping @Sendable (Server) -> Void = { _ in }
  ) {
    var (input, output): ([Int32], [Int32]) = ([0, 0], [0, 0])
    pipe(&input)
    pipe(&output)
    if nonBlocking { for end in [input[0], output[1]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) } }
    toServer = FileDescriptor(number: input[1])
    fromServer = FileDescriptor(number: output[0])
    framer = framing.makeFramer()
    let (log, ended, mailbox, ends) = (log, ended, mailbox, (input: input[0], output: output[1]))
    _ = Thread.start {
      let status = serve(
        input: ends.input, output: ends.output, framing: framing,
        identity: ServerIdentity(name: "insetd", version: "1"),
        log: log.log
      ) { server in
        mailbox.change { $0 = server.mailbox }
        configure(server)
      }
      ended.change { $0 = status }
      close(ends.output)
    }
  }

  deinit {
    closeInput()
    closeOutput()
  }

  /// How often the loop has looked for work.
  var lookCount: Int { mailbox.wait { $0 }.lookCount }

  func write(_ bytes: [UInt8]) { _ = toServer.write(bytes) }

  func write(_ text: String) { write(Array(text.utf8)) }

  func send(_ message: JSON) { write(MessageFraming.headers.framing(message.encoded())) }

  func ask(_ method: String, id: Int, _ params: JSON? = nil) -> JSON? {
    send(.request(method, id: id, params))
    return receive()
  }

  /// `initialize` and `initialized`.
  func begin(processID: JSON = nil) {
    _ = ask("initialize", id: 0, ["processId": processID, "rootUri": nil, "capabilities": [:]])
    send(.notification("initialized", [:]))
  }

  /// The server's next message; nil when it has ended or says nothing for too long.
  func receive() -> JSON? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      if case .message(let bytes)? = framer.next() { return try? JSON.decoding(bytes) }
      guard waits(for: fromServer) else { return nil }
      let count = fromServer.read(into: buffer)
      guard count > 0 else { return nil }
      framer.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }

  /// The exit status, once the server has ended; nil if it lives on.
  func end() -> Int32? {
    while receive() != nil {}
    return ended.read { $0 }
  }

  /// The exit status, for a client that doesn't read any more.
  func status() -> Int32 { ended.wait { $0 } }

  func closeInput() {
    if isInputOpen { close(toServer.number) }
    isInputOpen = false
  }

  func closeOutput() {
    if isOutputOpen { close(fromServer.number) }
    isOutputOpen = false
  }

  private func waits(for descriptor: FileDescriptor) -> Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patience) > 0
  }
}
