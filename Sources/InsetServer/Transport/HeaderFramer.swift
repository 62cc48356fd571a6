/// The protocol's own framing: header lines, a blank line, then as many bytes as `Content-Length` says.
///
/// After a fault it looks for the next line with a `Content-Length`. That one rule brings it back from header blocks
/// that are too long or lack the field and from messages that are too long or longer than they said, without trusting a
/// length that may be nonsense.
struct HeaderFramer: InputFramer {
  /// Bytes that a header block may have.
  static let headerLimit = 8 << 10
  /// Enough of an endless line to see a `Content-Length` with any number at its end.
  private static let searchWindow = 64

  private enum State: Equatable {
    case header
    case body(byteCount: Int)
    case lost
  }

  private let messageLimit: Int
  private var queue = ByteQueue()
  private var state = State.header
  private var length = ContentLengthField.absent
  /// Bytes of this block's lines so far; none before the first line, so that blank lines between messages do no harm.
  private var headerByteCount = 0

  init(messageLimit: Int = MessageFraming.messageLimit) {
    self.messageLimit = messageLimit
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    queue.append(bytes)
  }

  mutating func next() -> FramedInput? {
    while true {
      if case .body(let byteCount) = state {
        guard let message = queue.take(byteCount) else { return nil }
        beginHeader()
        return .message(message)
      }
      guard let line = queue.takeLine() else { return checkingUnfinishedLine() }
      if let fault = read(line) { return .fault(fault) }
    }
  }

  mutating func finish() -> FramedInput? {
    state == .header && headerByteCount == 0 && queue.count == 0 ? nil : .fault(.cutOff)
  }

  private mutating func beginHeader() {
    (state, length, headerByteCount) = (.header, .absent, 0)
  }

  private mutating func lose(_ fault: FramingFault) -> FramingFault {
    beginHeader()
    state = .lost
    return fault
  }

  private mutating func checkingUnfinishedLine() -> FramedInput? {
    guard headerByteCount + queue.count > Self.headerLimit else { return nil }
    queue.keepLast(Self.searchWindow)
    return state == .lost ? nil : .fault(lose(.headerTooLong))
  }

  private mutating func read(_ line: [UInt8]) -> FramingFault? {
    if line.isEmpty { return state == .lost ? nil : endHeader() }
    // In a line of any length the field can only be seen at the end, where one that follows a message's tail stands.
    let field = ContentLengthField(in: line.count > Self.headerLimit ? Array(line.suffix(Self.searchWindow)) : line)
    var fault: FramingFault?
    if state == .header {
      headerByteCount += line.count + 1
      if field != .absent { length = field }
      if headerByteCount > Self.headerLimit { fault = lose(.headerTooLong) }
    }
    if state == .lost, case .bytes = field {
      (state, length, headerByteCount) = (.header, field, Self.searchWindow)
    }
    return fault
  }

  private mutating func endHeader() -> FramingFault? {
    defer { if state == .header { beginHeader() } }
    switch length {
    case .absent: return headerByteCount == 0 ? nil : .noContentLength
    case .malformed: return .malformedContentLength
    case .bytes(let byteCount):
      guard byteCount <= messageLimit else { return lose(.messageTooLong(byteCount: byteCount)) }
      state = .body(byteCount: byteCount)
      return nil
    }
  }
}
