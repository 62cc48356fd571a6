internal import InsetSyntax

/// Tells the contents of files apart, those of earlier runs too.
struct ContentDigest: Hashable, Sendable {
  let byteCount: Int
  let bits: StableDigest

  init(_ bytes: [UInt8]) { self.init(byteCount: bytes.count, bits: StableDigest(bytes)) }

  init(byteCount: Int, bits: StableDigest) {
    self.byteCount = byteCount
    self.bits = bits
  }
}
