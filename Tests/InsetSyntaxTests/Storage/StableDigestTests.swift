import InsetSyntax
import Testing

@Suite("Stable digests")
struct StableDigestTests {
  // The vectors that SipHash-2-4 with 128 bits is published with: 0, 1, 2 … as key and input.
  @Test(
    "the digests are SipHash's",
    arguments: [
      (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
      (2, "8177228da4a45dc7fca38bdef60affe4"),
    ])
  func vectors(length: UInt8, digest: String) {
    #expect(StableDigest(Array(0..<length)).hexadecimal == digest)
  }

  @Test("every bit of the input counts, whatever its length")
  func bits() {
    for length in 0..<20 {
      let bytes = [UInt8](repeating: 0, count: length)
      var digests: Set = [StableDigest(bytes)]
      for bit in 0..<length * 8 {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        digests.insert(StableDigest(changed))
      }
      #expect(digests.count == length * 8 + 1)
    }
  }
}
