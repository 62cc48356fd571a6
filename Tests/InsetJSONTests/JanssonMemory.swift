import CJansson
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Counts what jansson allocates on one thread, and can let its allocations fail. jansson has one pair of allocation
/// functions for the whole process; other threads pass through them unchanged.
enum JanssonMemory {
  private static let thread = Atomic<UInt>(0)
  private static let liveBlocks = Atomic<Int>(0)
  private static let allocationsLeft = Atomic<Int>(.max)

  /// The number of blocks that `body` allocates with jansson and does not free. From the allocation after
  /// `allocationLimit` on, each fails.
  static func blocksLeaked(allocationLimit: Int = .max, by body: () throws -> Void) rethrows -> Int {
    json_set_alloc_funcs(
      { size in
        guard JanssonMemory.isCounted else { return malloc(size) }
        guard JanssonMemory.allocationsLeft.load(ordering: .relaxed) > 0 else { return nil }
        JanssonMemory.allocationsLeft.subtract(1, ordering: .relaxed)
        JanssonMemory.liveBlocks.add(1, ordering: .relaxed)
        return malloc(size)
      },
      { block in
        if JanssonMemory.isCounted, block != nil { JanssonMemory.liveBlocks.subtract(1, ordering: .relaxed) }
        free(block)
      })
    liveBlocks.store(0, ordering: .relaxed)
    allocationsLeft.store(allocationLimit, ordering: .relaxed)
    thread.store(currentThread, ordering: .relaxed)
    defer { thread.store(0, ordering: .relaxed) }
    try body()
    return liveBlocks.load(ordering: .relaxed)
  }

  private static var isCounted: Bool {
    thread.load(ordering: .relaxed) == currentThread
  }

  private static var currentThread: UInt {
    #if canImport(Glibc)
      UInt(pthread_self())
    #else
      UInt(bitPattern: pthread_self())
    #endif
  }
}
