internal import InsetText
internal import SwiftSyntax

/// Where a tree that the parser had to mend first departs from the source.
enum SyntaxFault {
  /// Nil when the source is well-formed. The range is that of the text that doesn't fit, empty where something is
  /// missing.
  static func first(in source: SourceFileSyntax, byteCount: Int) -> ReadingProblem? {
    var node = Syntax(source)
    guard node.hasError else { return nil }
    while node.kind != .token, !isMisplaced(node) {
      guard let faulty = node.children(viewMode: .all).first(where: { $0.hasError || isMisplaced($0) }) else { break }
      node = faulty
    }
    let lowerBound = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, byteCount)
    let upperBound = min(max(node.endPositionBeforeTrailingTrivia.utf8Offset, lowerBound), byteCount)
    return ReadingProblem(
      .information, "Swift syntax error; what stands after it may be misread", at: lowerBound..<upperBound)
  }

  private static func isMisplaced(_ node: Syntax) -> Bool {
    node.kind == .unexpectedNodes || node.as(TokenSyntax.self)?.presence == .missing
  }
}
