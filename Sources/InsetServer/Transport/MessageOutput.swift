internal import InsetJSON

/// Where the server's messages go. Used from the loop's thread alone.
protocol MessageOutput: AnyObject {
  func send(_ message: JSON)

  /// True while so much waits for the client to read it that nothing more should be asked for.
  var isFull: Bool { get }

  /// True once the client doesn't read any more.
  var isClosed: Bool { get }
}

extension MessageOutput {
  var isFull: Bool { false }
}

/// Messages to a file descriptor, by way of a queue.
final class DescriptorOutput: MessageOutput {
  private let queue: OutputQueue
  private let framing: MessageFraming
  private let record: Recording?

  init(queue: OutputQueue, framing: MessageFraming, record: Recording? = nil) {
    self.record = record
    self.queue = queue
    self.framing = framing
  }

  var isFull: Bool { queue.isFull }
  var isClosed: Bool { queue.isClosed }

  func send(_ message: JSON) {
    guard !isClosed else { return }
    let bytes = message.encoded()
    record?.add(.server, bytes)
    queue.append(framing.framing(bytes))
  }
}
