private import InsetJSON

/// Turns bytes from the client into events: the reading side, which waits for the loop only where much is queued.
/// Cancellations are acted on here, so that they overtake what is queued.
struct MessageReceiver {
  /// Messages that one batch may have.
  static let batchLimit = 1_000

  private var framer: any InputFramer
  private let mailbox: Mailbox
  private let log: Log
  private let record: Recording?

  init(framing: MessageFraming, mailbox: Mailbox, log: Log, record: Recording? = nil) {
    self.record = record
    framer = framing.makeFramer()
    self.mailbox = mailbox
    self.log = log
  }

  mutating func receive(_ bytes: UnsafeRawBufferPointer) {
    framer.append(bytes)
    while let input = framer.next() { accept(input) }
  }

  /// Blocks while more waits for the loop than should: the client has to wait, too, then.
  func waitForRoom() { mailbox.waitForRoom() }

  mutating func receiveEnd() {
    if let input = framer.finish() { accept(input) }
    mailbox.post(.endOfInput)
  }

  private func accept(_ input: FramedInput) {
    switch input {
    case .message(let bytes): receive(message: bytes)
    case .fault(let fault):
      log.error("\(fault)")
      if case .messageTooLong = fault {
        post(.invalid(id: nil, ResponseError(.invalidRequest, "\(fault)")))
      }
    }
  }

  /// Takes one message without its frame.
  func receive(message bytes: [UInt8]) {
    record?.add(.client, bytes)
    do throws(JSONError) {
      switch try JSON.decoding(message: bytes) {
      case .array(let items): accept(batch: items, byteCount: bytes.count)
      case let json: post(Message(json), byteCount: bytes.count)
      }
    } catch {
      let place = "line \(error.line), column \(error.column)"
      log.error("a message is not JSON: \(error.message), \(place)")
      post(.invalid(id: nil, ResponseError(.parseError, "not JSON: \(error.message), \(place)")))
    }
  }

  private func accept(batch items: [JSON], byteCount: Int) {
    guard !items.isEmpty, items.count <= Self.batchLimit else {
      let reason = items.isEmpty ? "a batch must not be empty" : "a batch may have \(Self.batchLimit) messages"
      return post(.invalid(id: nil, ResponseError(.invalidRequest, reason)))
    }
    let messages = items.map(Message.init).filter { !cancels($0) }
    if !messages.isEmpty { mailbox.post(.batch(messages), byteCount: byteCount) }
  }

  private func post(_ message: Message, byteCount: Int = 0) {
    if !cancels(message) { mailbox.post(.message(message), byteCount: byteCount) }
  }

  private func cancels(_ message: Message) -> Bool {
    guard case .notification("$/cancelRequest", let params) = message else { return false }
    if let id = RequestID(params["id"]) { mailbox.cancel(id) }
    return true
  }
}
