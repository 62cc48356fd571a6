/// 128 bits that tell byte sequences apart, the same in every process and on every machine: SipHash-2-4 with a fixed key.
///
/// Good against chance, and no secret: who may write a user's sources needs no collision.
package struct StableDigest: Hashable, Sendable {
  package let low: UInt64
  package let high: UInt64

  package init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBytes { StableDigest($0) } }

  package init(_ bytes: UnsafeRawBufferPointer) {
    var state = SipState(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
    let tail = bytes.count & ~7
    for offset in stride(from: 0, to: tail, by: 8) {
      state.take(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for offset in tail..<bytes.count { last |= UInt64(bytes[offset]) << UInt64(8 * (offset - tail)) }
    state.take(last)
    (low, high) = state.finish()
  }

  /// 32 digits, the first byte first.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for word in [low, high] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        let byte = Int((word >> shift) & 0xFF)
        text += [digits[byte >> 4], digits[byte & 0xF]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private struct SipState {
  private var words: (UInt64, UInt64, UInt64, UInt64)

  init(key: (UInt64, UInt64)) {
    words = (
      key.0 ^ 0x736F_6D65_7073_6575, key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE, key.0 ^ 0x6C79_6765_6E65_7261,
      key.1 ^ 0x7465_6462_7974_6573
    )
  }

  @inline(__always)
  mutating func take(_ word: UInt64) {
    words.3 ^= word
    mix(rounds: 2)
    words.0 ^= word
  }

  mutating func finish() -> (UInt64, UInt64) {
    words.2 ^= 0xEE
    mix(rounds: 4)
    let low = words.0 ^ words.1 ^ words.2 ^ words.3
    words.1 ^= 0xDD
    mix(rounds: 4)
    return (low, words.0 ^ words.1 ^ words.2 ^ words.3)
  }

  @inline(__always)
  private mutating func mix(rounds: Int) {
    for _ in 0..<rounds {
      words.0 &+= words.1
      words.2 &+= words.3
      words.1 = rotated(words.1, 13) ^ words.0
      words.3 = rotated(words.3, 16) ^ words.2
      words.0 = rotated(words.0, 32)
      words.2 &+= words.1
      words.0 &+= words.3
      words.1 = rotated(words.1, 17) ^ words.2
      words.3 = rotated(words.3, 21) ^ words.0
      words.2 = rotated(words.2, 32)
    }
  }

  @inline(__always)
  private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word &<< count | word &>> (64 &- count) }
}
