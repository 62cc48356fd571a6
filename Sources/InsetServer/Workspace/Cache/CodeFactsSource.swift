internal import InsetFacts
internal import InsetSwiftFacts

/// Gives the facts of source files: those of an earlier run where there are any, else by reading. For any thread.
struct CodeFactsSource: Sendable {
  /// Nil if nothing is kept.
  let cache: FactCache?
  /// A reader: any bytes give facts.
  let read: @Sendable ([UInt8], CodeFacts.Language) -> CodeFacts

  init(cache: FactCache?, read: @escaping @Sendable ([UInt8], CodeFacts.Language) -> CodeFacts = Self.reading) {
    self.cache = cache
    self.read = read
  }

  /// For the files of a project; those of a folder that is none are too few to be kept.
  ///
  /// - Parameter folder: keeps the facts; nil if there is none.
  init(_ root: ProjectRoot, cacheFolder folder: String?, log: Log = .silent) {
    self.init(cache: root.scope == .project ? FactCache(folder: folder, root: root, log: log) : nil)
  }

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

  private static let reading: @Sendable ([UInt8], CodeFacts.Language) -> CodeFacts = { bytes, language in
    switch language {
    case .swift: SwiftReader.read(bytes)
    case .objectiveC: ObjectiveCReader.read(bytes)
    }
  }
}
