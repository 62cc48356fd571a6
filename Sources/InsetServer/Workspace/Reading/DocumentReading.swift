internal import InsetSyntax

/// Gives the facts of the versions of one source that is open in the editor. Of Swift it parses what has changed only.
/// Belongs to one thread.
final class DocumentReading {
  private let source: CodeFactsSource
  private let parser = SwiftDocumentParser()
  private var hasRead = false

  init(_ source: CodeFactsSource) { self.source = source }

  /// They aren't kept: nobody needs what was typed in between. What the file was when it was opened may have been.
  ///
  /// - Parameter digest: of the bytes.
  func facts(
    of bytes: [UInt8], _ digest: ContentDigest, _ language: CodeFacts.Language
  ) -> (facts: CodeFacts, wasRead: Bool) {
    let isFirst = !hasRead
    hasRead = true
    if isFirst, let facts = source.cache?.facts(CodeKey(digest: digest, language: language)) { return (facts, false) }
    return (language == .swift ? parser.read(bytes) : source.read(bytes, language), true)
  }
}
