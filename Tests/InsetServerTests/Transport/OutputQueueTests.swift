import InsetJSON
import Testing

@testable import InsetServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Output that nobody reads", .timeLimit(.minutes(1)))
struct OutputQueueTests {
  private static func pipeEnds() -> (read: FileDescriptor, write: FileDescriptor) {
    // A reader that has gone ends the write, not the tests.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  @Test("the queue is full above its limit, and no longer once half of it is written")
  func limit() {
    let ends = Self.pipeEnds()
    let queue = OutputQueue(descriptor: ends.write, limit: 400_000)
    let changes = Monitor(0)
    queue.append([UInt8](repeating: 1, count: 400_000))
    #expect(!queue.isFull)
    queue.append([2])
    #expect(queue.isFull)
    #expect(queue.start { changes.change { $0 += 1 } })
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var count = 0
    while count < 400_001 { count += ends.read.read(into: buffer) }
    #expect(changes.wait { $0 > 0 ? $0 : nil } == 1)
    #expect(!queue.isFull)
    queue.drain(seconds: nil)
    close(ends.read.number)
    close(ends.write.number)
  }

  @Test("a reader that goes away closes the queue, and nothing waits for it")
  func closed() {
    let ends = Self.pipeEnds()
    let queue = OutputQueue(descriptor: ends.write, limit: 10)
    let isTold = Monitor(false)
    close(ends.read.number)
    queue.append([UInt8](repeating: 1, count: 100))
    #expect(queue.start { isTold.change { $0 = true } })
    isTold.wait { $0 ? () : nil }
    #expect(queue.isClosed && !queue.isFull)
    queue.drain(seconds: nil)
    close(ends.write.number)
  }

  @Test("last words wait for a reader as long as they are told to")
  func lastWords() {
    let ends = Self.pipeEnds()
    let queue = OutputQueue(descriptor: ends.write, limit: 10)
    queue.append([UInt8](repeating: 1, count: 1 << 20))
    #expect(queue.start {})
    let start = ContinuousClock.now
    queue.drain(seconds: 1)
    #expect(ContinuousClock.now - start > .milliseconds(500))
    #expect(!queue.isClosed)
    close(ends.read.number)
  }

  @Test("while the output is full only what is urgent is taken, and the rest later in its order")
  func urgentOnly() {
    let mailbox = Mailbox()
    mailbox.post(.message(.notification(method: "a", params: .null)))
    #expect(mailbox.take(urgentOnly: true) == nil)
    mailbox.postUrgently(.outputChanged)
    mailbox.wait(urgentOnly: true)
    guard case .outputChanged? = mailbox.take(urgentOnly: true) else { return #expect(Bool(false)) }
    guard case .message(.notification("a", _))? = mailbox.take() else { return #expect(Bool(false)) }
    #expect(mailbox.isEmpty)
  }

  @Test("the reader waits while too much is queued")
  func room() {
    let mailbox = Mailbox(limit: 1_000)
    for _ in 0..<2 { mailbox.post(.message(.notification(method: "a", params: .null)), byteCount: 600) }
    let hasRoom = Monitor(false)
    _ = Thread.start {
      mailbox.waitForRoom()
      hasRoom.change { $0 = true }
    }
    usleep(50_000)
    #expect(!hasRoom.read { $0 })
    _ = mailbox.take()
    hasRoom.wait { $0 ? () : nil }
  }
}
