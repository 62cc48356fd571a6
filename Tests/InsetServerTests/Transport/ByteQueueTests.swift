import TestSupport
import Testing

@testable import InsetServer

@Suite("The queue of bytes")
struct ByteQueueTests {
  @Test("random operations give what a plain array gives")
  func random() {
    var random = SeededGenerator(state: 5)
    var (queue, model): (ByteQueue, [UInt8]) = (ByteQueue(), [])
    for _ in 0..<5_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ -> UInt8 in
          Int.random(in: 0..<4, using: &random) == 0 ? 0x0A : UInt8.random(in: 0x0B...0x0F, using: &random)
        }
        bytes.withUnsafeBytes { queue.append($0) }
        model += bytes
      case 2:
        let length = Int.random(in: 0...12, using: &random)
        #expect(queue.take(length) == (length <= model.count ? Array(model.prefix(length)) : nil))
        if length <= model.count { model.removeFirst(length) }
      case 3:
        let end = model.firstIndex(of: 0x0A)
        let line = end.map { Array(model[..<$0]) }
        #expect(queue.takeLine() == line.map { $0.last == 0x0D ? $0.dropLast() : $0 })
        if let end { model.removeFirst(end + 1) }
      default:
        let length = Int.random(in: 5...40, using: &random)
        queue.keepLast(length)
        model = model.suffix(length)
      }
      #expect(queue.count == model.count)
    }
  }
}
