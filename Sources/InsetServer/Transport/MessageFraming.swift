/// How messages are told apart on a stream of bytes.
package enum MessageFraming: Sendable {
  /// A header block with `Content-Length` before each message, as the Language Server Protocol has it.
  case headers
  /// One message a line, for scripts.
  case lines

  /// Bytes that one message may have.
  static let messageLimit = 64 << 20

  /// A splitter for what arrives in this framing.
  func makeFramer() -> any InputFramer {
    switch self {
    case .headers: HeaderFramer()
    case .lines: LineFramer()
    }
  }

  /// A message ready to be written.
  func framing(_ message: [UInt8]) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    case .lines: message + [UInt8(ascii: "\n")]
    }
  }
}

/// Cuts a stream of bytes, which arrives in pieces of any size, into messages. Total: whatever the bytes are, it comes
/// back to the next message that can be recognised, in time linear in their number.
protocol InputFramer {
  mutating func append(_ bytes: UnsafeRawBufferPointer)

  /// The next message or fault; nil until more bytes have come.
  mutating func next() -> FramedInput?

  /// What is left when the stream has ended.
  mutating func finish() -> FramedInput?
}

/// What a framer found.
enum FramedInput: Equatable, Sendable {
  /// A message's bytes, not yet looked into.
  case message([UInt8])
  case fault(FramingFault)
}

/// Why bytes of the stream are not a message. After each the framer goes on.
enum FramingFault: Equatable, Sendable, CustomStringConvertible {
  case headerTooLong
  case noContentLength
  case malformedContentLength
  /// Nil where the end of the message isn't known yet.
  case messageTooLong(byteCount: Int?)
  /// The stream ended inside a message.
  case cutOff

  var description: String {
    switch self {
    case .headerTooLong: "a header block of more than \(HeaderFramer.headerLimit) bytes was skipped"
    case .noContentLength: "a header block without Content-Length was skipped"
    case .malformedContentLength: "a header block with a malformed Content-Length was skipped"
    case .messageTooLong(let byteCount):
      "a message of \(byteCount.map(String.init) ?? "too many") bytes was skipped; it may have "
        + "\(MessageFraming.messageLimit)"
    case .cutOff: "the input ended inside a message"
    }
  }
}
