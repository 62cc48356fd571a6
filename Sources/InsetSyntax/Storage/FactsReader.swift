/// The bytes aren't what a ``FactsWriter`` writes.
struct MalformedFacts: Error {}

/// Reads facts that a ``FactsWriter`` wrote. Takes any bytes: what it makes of them is never more than a fixed number of
/// times their size, and never nested deeper than a writer's.
struct FactsReader {
  private let bytes: [UInt8]
  private var offset: Int
  private let end: Int
  /// The length of the file that the facts are of.
  private let byteCount: Int
  private var strings: [String] = []
  private var lastLowerBound = 0
  private var depth = 0

  /// - Parameters:
  ///   - range: within the bytes.
  ///   - byteCount: no range reaches beyond it.
  static func read<Root: FactsCodable>(_ bytes: [UInt8], in range: Range<Int>, byteCount: Int) -> Root? {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return nil }
    var reader = FactsReader(bytes, range, byteCount)
    do throws(MalformedFacts) {
      try reader.readStrings()
      let root = try Root(from: &reader)
      return reader.offset == reader.end ? root : nil
    } catch {
      return nil
    }
  }

  private init(_ bytes: [UInt8], _ range: Range<Int>, _ byteCount: Int) {
    self.bytes = bytes
    self.offset = range.lowerBound
    self.end = range.upperBound
    self.byteCount = byteCount
  }

  private mutating func readStrings() throws(MalformedFacts) {
    let count = try self.count()
    // The count may lie, so that no more room is made for it at once.
    strings.reserveCapacity(min(count, 1_000))
    for _ in 0..<count {
      let length = try self.count()
      guard let string = String(validating: bytes[offset..<offset + length], as: UTF8.self) else {
        throw MalformedFacts()
      }
      strings.append(string)
      offset += length
    }
  }

  mutating func byte() throws(MalformedFacts) -> UInt8 {
    guard offset < end else { throw MalformedFacts() }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func number() throws(MalformedFacts) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      guard byte >= 0x80 else {
        // The tenth byte has room for one bit.
        if shift == 63, byte > 1 { throw MalformedFacts() }
        return number
      }
    }
    throw MalformedFacts()
  }

  /// The number of things that follow, each of which takes a byte at least.
  mutating func count() throws(MalformedFacts) -> Int {
    guard let count = Int(exactly: try number()), count <= end - offset else { throw MalformedFacts() }
    return count
  }

  mutating func string() throws(MalformedFacts) -> String {
    guard let number = Int(exactly: try number()), number < strings.count else { throw MalformedFacts() }
    return strings[number]
  }

  mutating func range() throws(MalformedFacts) -> Range<Int> {
    let zigzag = try number()
    let distance = Int(truncatingIfNeeded: zigzag >> 1) ^ -Int(truncatingIfNeeded: zigzag & 1)
    let lower = lastLowerBound &+ distance
    guard lower >= 0, lower <= byteCount, let length = Int(exactly: try number()), length <= byteCount - lower else {
      throw MalformedFacts()
    }
    lastLowerBound = lower
    return lower..<lower + length
  }

  /// Reads something that may hold its like.
  mutating func nested<Value>(
    _ body: (inout FactsReader) throws(MalformedFacts) -> Value
  ) throws(MalformedFacts) -> Value {
    guard depth < FactsWriter.maximumDepth else { throw MalformedFacts() }
    depth += 1
    defer { depth -= 1 }
    return try body(&self)
  }
}
