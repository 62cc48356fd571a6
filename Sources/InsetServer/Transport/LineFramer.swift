/// One message a line; blank lines are nothing. The last line may lack its end.
struct LineFramer: InputFramer {
  private let messageLimit: Int
  private var queue = ByteQueue()
  private var isSkipping = false

  init(messageLimit: Int = MessageFraming.messageLimit) {
    self.messageLimit = messageLimit
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    queue.append(bytes)
  }

  mutating func next() -> FramedInput? {
    while let line = queue.takeLine() {
      if isSkipping {
        isSkipping = false
      } else if line.count > messageLimit {
        return .fault(.messageTooLong(byteCount: line.count))
      } else if !line.allSatisfy(Self.isBlank) {
        return .message(line)
      }
    }
    guard queue.count > messageLimit else { return nil }
    queue.keepLast(0)
    defer { isSkipping = true }
    return isSkipping ? nil : .fault(.messageTooLong(byteCount: nil))
  }

  mutating func finish() -> FramedInput? {
    let rest = isSkipping ? nil : queue.take(queue.count)
    guard let rest, !rest.allSatisfy(Self.isBlank) else { return nil }
    return .message(rest)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
