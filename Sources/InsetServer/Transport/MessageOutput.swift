internal import InsetJSON

/// Where the server's messages go. Used from the loop's thread alone.
protocol MessageOutput: AnyObject {
  func send(_ message: JSON)

  /// True once the client doesn't read any more.
  var isClosed: Bool { get }
}

/// Messages to a file descriptor.
final class DescriptorOutput: MessageOutput {
  private let descriptor: FileDescriptor
  private let framing: MessageFraming
  private let record: Recording?
  private(set) var isClosed = false

  init(descriptor: FileDescriptor, framing: MessageFraming, record: Recording? = nil) {
    self.record = record
    self.descriptor = descriptor
    self.framing = framing
  }

  func send(_ message: JSON) {
    guard !isClosed else { return }
    let bytes = message.encoded()
    record?.add(.server, bytes)
    isClosed = !descriptor.write(framing.framing(bytes))
  }
}
