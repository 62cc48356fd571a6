internal import SwiftSyntax

/// Transcribes statements and expressions of one source file.
///
/// Every part knows how deep it stands, and what stands too deep is left out: who walks over the facts later has no
/// stack as large as the parser's.
struct CodeReading {
  /// Statements and expressions in one another. Chained calls count twice each, once for the member and once for the
  /// call.
  static let maximumDepth = 128

  let bytes: [UInt8]

  /// The source of a node without the spaces and comments around it.
  func text(_ node: some SyntaxProtocol) -> String {
    String(decoding: bytes[clamped: node.byteRange], as: UTF8.self)
  }
}
