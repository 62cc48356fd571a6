/// Where each line of a text starts. Lines end with `\n`, `\r\n` or a lone `\r`, as in the protocol.
struct LineIndex: Sendable {
  /// Byte offsets, ascending; the first is 0. A text that ends with a terminator has an empty last line.
  private(set) var starts: [Int]
  /// True only if every byte is ASCII, which makes all conversions plain arithmetic. An edit that takes the last other
  /// character away doesn't turn it back.
  private(set) var isASCII: Bool

  init(_ bytes: [UInt8]) {
    starts = [0]
    isASCII = Self.scan(bytes, terminatorsIn: 0..<bytes.count, into: &starts)
  }

  /// The line that the byte at `offset` belongs to; terminators belong to the line they end.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Takes the text's change into account: `range` of the old bytes became `newCount` bytes, which gave `newBytes`.
  /// Scans the new bytes alone.
  mutating func replace(_ range: Range<Int>, newCount: Int, in newBytes: [UInt8]) {
    // A start below the range can't change: the byte that it hangs on and the one after it are both kept. A start at
    // the range's lower bound can (a lone `\r` before it may meet a `\n`), and so can one at its upper bound (the `\r`
    // before it may be gone, or a `\n` after it may lose its `\r`).
    let firstDropped = max(starts.partitioningIndex { $0 >= range.lowerBound }, 1)
    let firstKept = max(starts.partitioningIndex { $0 > range.upperBound }, firstDropped)
    var inserted: [Int] = []
    let scanned = max(range.lowerBound - 1, 0)..<(range.lowerBound + newCount)
    let scannedASCII = Self.scan(newBytes, terminatorsIn: scanned, into: &inserted)
    let shift = newCount - range.count
    for index in firstKept..<starts.count { starts[index] += shift }
    starts.replaceSubrange(firstDropped..<firstKept, with: inserted)
    isASCII = isASCII && scannedASCII
  }

  /// Appends the starts of the lines that follow the terminators in `range`, and says whether all bytes there are
  /// ASCII.
  private static func scan(_ bytes: [UInt8], terminatorsIn range: Range<Int>, into starts: inout [Int]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var seen: UInt8 = 0
      for offset in range {
        let byte = bytes[offset]
        seen |= byte
        switch byte {
        case UInt8(ascii: "\n"): starts.append(offset + 1)
        case UInt8(ascii: "\r") where offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"):
          starts.append(offset + 1)
        default: break
        }
      }
      return seen < 0x80
    }
  }
}

extension [Int] {
  /// The index of the first element that satisfies the predicate, which must hold for all after it; the count if there
  /// is none.
  fileprivate func partitioningIndex(where predicate: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
