import InsetSyntax
import Testing

@testable import InsetServer

@Suite("The file of kept facts")
struct FactFileTests {
  private let file = FactFile(build: CacheFixture.build)

  private var bytes: [UInt8] {
    file.bytes([
      (CacheFixture.key(1), CacheFixture.stored("Feed", day: 20_000)),
      (CacheFixture.key(2, .objectiveC), CacheFixture.stored("List", day: 7)),
    ])
  }

  private func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  @Test("magic, two versions, the build and the count stand first, then a row for each content")
  func header() {
    let bytes = bytes
    let length = CacheFixture.stored("Feed", day: 0).range.count
    #expect(
      Array(bytes[0..<36]) == Array("INSETFCT".utf8) + [1, 0, 0, 0] + [2, 0, 0, 0]
        + [1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0] + [2, 0, 0, 0])
    #expect(word(bytes, 52) == 100 && word(bytes, 56) == UInt32(length) && word(bytes, 60) == 20_000)
    #expect(bytes[64] == 0 && bytes[64 + 29] == 1 && word(bytes, 60 + 29) == 7)
    #expect(bytes.count == 36 + 2 * 29 + 2 * length + 16)
    #expect(Array(bytes.suffix(16)) == checksum(bytes.dropLast(16)))
  }

  private func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digest = StableDigest(Array(bytes))
    return [digest.low, digest.high].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
  }

  @Test("what is read back is what was written")
  func roundTrip() throws {
    let entries = try #require(file.entries(in: bytes))
    #expect(Set(entries.keys) == [CacheFixture.key(1), CacheFixture.key(2, .objectiveC)])
    let stored = try #require(entries[CacheFixture.key(1)])
    #expect(stored.day == 20_000)
    #expect(
      CodeFacts(encoded: stored.bytes, in: stored.range, ofFileWith: 100) == CacheFixture.facts("Feed"))
    #expect(file.entries(in: file.bytes([]))?.isEmpty == true)
  }

  @Test("a file that is cut off anywhere, or longer, keeps nothing")
  func truncation() {
    let bytes = bytes
    for length in 0..<bytes.count { #expect(file.entries(in: Array(bytes.prefix(length))) == nil) }
    #expect(file.entries(in: bytes + [0]) == nil)
  }

  @Test("a file with one wrong bit keeps nothing")
  func damage() {
    for bit in 0..<bytes.count * 8 {
      var bytes = bytes
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(file.entries(in: bytes) == nil)
    }
  }

  @Test("another build's file keeps nothing")
  func build() {
    #expect(FactFile(build: StableDigest(low: 1, high: 3)).entries(in: bytes) == nil)
  }

  @Test("rows that lie keep nothing, though the checksum is right")
  func rows() {
    for (offset, value) in [(32, 3), (32, 1), (35, 0xFF), (56, 0xFF), (59, 0xFF), (64, 2)] as [(Int, UInt8)] {
      var bytes = bytes
      bytes[offset] = value
      #expect(file.entries(in: bytes.dropLast(16) + checksum(bytes.dropLast(16))) == nil)
    }
  }
}
