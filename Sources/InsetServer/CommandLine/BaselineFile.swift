internal import InsetRules

/// Baselines on disk.
enum BaselineFile {
  private static let maximumByteCount = 64 << 20

  static func read(_ path: String) throws(CommandFailure) -> FindingBaseline {
    switch DiskFile.read(path, limit: maximumByteCount) {
    case .bytes(let bytes, _):
      do {
        return try FindingBaseline(reading: bytes)
      } catch {
        throw CommandFailure("\(path): \(error.message)")
      }
    case .missing: throw CommandFailure("\(path): no such file; --write-baseline makes one")
    case .unreadable(let reason): throw CommandFailure("\(path): \(reason)")
    case .tooLarge: throw CommandFailure("\(path): larger than \(maximumByteCount >> 20) MiB")
    }
  }

  static func write(_ baseline: FindingBaseline, to path: String) throws(CommandFailure) {
    try OutputFile.write(baseline.text, to: path)
  }
}
