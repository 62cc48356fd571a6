internal import InsetText

/// The one way to a syntax tree: checks the source first, then parses and reads on a thread whose stack the recursion
/// of both fits in.
enum SwiftParsing {
  /// Larger sources are generated ones; the parser would take seconds for them.
  static let maximumByteCount = 1 << 20

  /// Returns what the work makes of the source, or throws the reason why it must not or can't be parsed.
  static func run<Result: Sendable>(
    on bytes: [UInt8], _ work: @Sendable (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(ReadingProblem) -> Result {
    guard bytes.count <= maximumByteCount else {
      throw ReadingProblem(.warning, "larger than \(maximumByteCount >> 20) MB, so not read", at: 0..<0)
    }
    if let excess = NestingScan.firstExcess(in: bytes) {
      throw ReadingProblem(.warning, excess.reason, at: excess.range)
    }
    guard let result = DeepStack.run({ bytes.withUnsafeBufferPointer(work) }) else {
      throw ReadingProblem(.warning, "not read: the system refused a thread to parse it", at: 0..<0)
    }
    return result
  }
}
