internal import InsetJSON

/// A recording, read again.
struct RecordedSession {
  struct Entry {
    let isFromClient: Bool
    let message: JSON
  }

  let entries: [Entry]
  /// Messages that were left out before the recording was written.
  let dropped: Int

  /// - Throws: ``CommandFailure`` with the line that isn't one of a recording.
  init(_ bytes: [UInt8], name: String) throws(CommandFailure) {
    var entries: [Entry] = []
    var dropped: Int?
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      guard let json = try? JSON.decoding(Array(line)) else {
        throw CommandFailure("\(name):\(index + 1): not JSON")
      }
      if dropped == nil {
        guard json["recording"] == 1 else { throw CommandFailure("\(name): no recording of insetd") }
        dropped = json["dropped"]?.intValue ?? 0
      } else {
        guard let message = json["message"], let side = json["from"]?.stringValue.flatMap(Recording.Side.init) else {
          throw CommandFailure("\(name):\(index + 1): no message of a recording")
        }
        entries.append(Entry(isFromClient: side == .client, message: message))
      }
    }
    guard let dropped else { throw CommandFailure("\(name): no recording of insetd") }
    self.entries = entries
    self.dropped = dropped
  }
}
