internal import InsetFacts

/// Gives the facts of source files: those of an earlier run where there are any, else by reading. For any thread.
struct CodeFactsSource: Sendable {
  /// Nil if nothing is kept.
  let cache: FactCache?
  /// A reader: any bytes give facts.
  let read: @Sendable ([UInt8], CodeFacts.Language) -> CodeFacts

  /// - Parameter digest: of the bytes.
  func facts(
    of bytes: [UInt8], _ digest: ContentDigest, _ language: CodeFacts.Language
  ) -> (facts: CodeFacts, wasRead: Bool) {
    let key = CodeKey(digest: digest, language: language)
    if let facts = cache?.facts(key) { return (facts, false) }
    let facts = read(bytes, language)
    cache?.keep(facts, key)
    return (facts, true)
  }
}
