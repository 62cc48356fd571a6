internal import InsetFacts
private import SwiftParser
internal import SwiftSyntax

/// The one way to a syntax tree: checks the source first, then parses and reads on a thread whose stack the recursion
/// of both fits in.
enum SwiftParsing {
  /// Larger sources are generated ones; the parser would take seconds for them.
  static let maximumByteCount = 1 << 20

  /// Calls `read` with the tree and the first syntax error, or `refused` with the reason why there is no tree.
  static func read<Facts: Sendable>(
    _ bytes: [UInt8], _ read: @Sendable (SourceFileSyntax, ReadingProblem?) -> Facts,
    refused: @Sendable (ReadingProblem) -> Facts
  ) -> Facts {
    guard bytes.count <= maximumByteCount else {
      return refused(ReadingProblem(.warning, "larger than \(maximumByteCount >> 20) MB, so not read", at: 0..<0))
    }
    if let excess = NestingScan.firstExcess(in: bytes) {
      return refused(ReadingProblem(.warning, excess.reason, at: excess.range))
    }
    let facts = DeepStack.run {
      let source = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return read(source, SyntaxFault.first(in: source, byteCount: bytes.count))
    }
    return facts ?? refused(ReadingProblem(.warning, "not read: the system refused a thread to parse it", at: 0..<0))
  }
}
