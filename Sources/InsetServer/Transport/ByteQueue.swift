/// Bytes that have arrived and are not yet taken. All operations together are linear in the bytes that pass through.
struct ByteQueue {
  private var storage: [UInt8] = []
  /// Bytes of `storage` that are taken already.
  private var head = 0
  /// Bytes after `head` that are known to hold no line feed.
  private var searched = 0

  var count: Int { storage.count - head }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if head > storage.count / 2 {
      storage.removeFirst(head)
      head = 0
    }
    storage.append(contentsOf: bytes)
  }

  /// The next `length` bytes; nil if fewer have come.
  mutating func take(_ length: Int) -> [UInt8]? {
    guard length <= count else { return nil }
    let taken = Array(storage[head..<head + length])
    drop(length)
    return taken
  }

  /// The next line without its terminator, `\n` or `\r\n`; nil if its end hasn't come.
  mutating func takeLine() -> [UInt8]? {
    guard let lineFeed = storage[(head + searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = count
      return nil
    }
    var line = storage[head..<lineFeed]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    drop(lineFeed + 1 - head)
    return Array(line)
  }

  /// Forgets all but the last `length` bytes.
  mutating func keepLast(_ length: Int) {
    guard length < count else { return }
    let found = searched - (count - length)
    drop(count - length)
    searched = max(found, 0)
  }

  private mutating func drop(_ length: Int) {
    head += length
    searched = 0
    if head == storage.count {
      storage.removeAll(keepingCapacity: storage.count <= 1 << 20)
      head = 0
    }
  }
}
