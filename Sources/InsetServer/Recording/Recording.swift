internal import InsetJSON

/// The last messages of a session, in both directions, within a number of bytes: `insetd replay` plays them again. May
/// be used from any thread.
package final class Recording: Sendable {
  enum Side: String, Sendable { case client, server }

  struct Entry: Sendable {
    let milliseconds: Int
    let side: Side
    let message: [UInt8]
  }

  private struct State: Sendable {
    /// What a session begins with, which nothing after it makes sense without.
    var beginning: [Entry] = []
    var ring = Queue<Entry>()
    var byteCount = 0
    var dropped = 0
  }

  /// Messages that are kept from the session's beginning on, whatever comes.
  private static let beginningCount = 3

  private let limit: Int
  private let start = ContinuousClock.now
  private let state = Monitor(State())

  /// - Parameter limit: bytes of messages that are kept.
  init(limit: Int = 16 << 20) { self.limit = limit }

  func add(_ side: Side, _ message: [UInt8]) {
    let elapsed = (ContinuousClock.now - start).components
    let milliseconds = Int(elapsed.seconds) * 1_000 + Int(elapsed.attoseconds / 1_000_000_000_000_000)
    let entry = Entry(milliseconds: milliseconds, side: side, message: message)
    state.change { state in
      if state.beginning.count < Self.beginningCount, state.dropped == 0 {
        state.beginning.append(entry)
        return
      }
      state.ring.append(entry)
      state.byteCount += message.count
      while state.byteCount > limit, let oldest = state.ring.take() {
        state.byteCount -= oldest.message.count
        state.dropped += 1
      }
    }
  }

  /// As a file: a line that says what it is, then one message a line with its side and its time from the start.
  func encoded(_ identity: ServerIdentity) -> [UInt8] {
    let (entries, dropped) = state.read { state in
      var ring = state.ring
      var entries = state.beginning
      while let entry = ring.take() { entries.append(entry) }
      return (entries, state.dropped)
    }
    let head: JSON = [
      "recording": 1, "server": .string(identity.name), "version": .string(identity.version),
      "dropped": .integer(dropped),
    ]
    var bytes = head.encoded() + [UInt8(ascii: "\n")]
    for entry in entries {
      // What isn't JSON stays as text, since it may be what the fault is about.
      let message =
        (try? JSON.decoding(message: entry.message)) ?? .string(String(decoding: entry.message, as: UTF8.self))
      let line: JSON = [
        "at": .integer(entry.milliseconds), "from": .string(entry.side.rawValue), "message": message,
      ]
      bytes += line.encoded() + [UInt8(ascii: "\n")]
    }
    return bytes
  }
}
