/// Tells the contents of files apart, within one run of the process.
struct ContentDigest: Hashable, Sendable {
  private let byteCount: Int
  private let hash: Int

  init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}
