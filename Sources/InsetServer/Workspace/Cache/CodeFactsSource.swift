internal import InsetSyntax

/// Gives the facts of source files: those of an earlier run where there are any, else by reading. For any thread.
struct CodeFactsSource: Sendable {
  /// Any bytes give facts.
  typealias CodeReader = @Sendable ([UInt8], CodeFacts.Language) -> CodeFacts

  /// Nil if nothing is kept.
  let cache: FactCache?
  let read: CodeReader

  init(cache: FactCache?, read: @escaping CodeReader = Self.reading) {
    self.cache = cache
    self.read = read
  }

  /// For the files of a project; those of a folder that is none are too few to be kept.
  ///
  /// - Parameter folder: keeps the facts; nil if there is none.
  init(
    _ root: ProjectRoot, cacheFolder folder: String?, log: Log = .silent, read: @escaping CodeReader = Self.reading
  ) {
    self.init(cache: root.scope == .project ? FactCache(folder: folder, root: root, log: log) : nil, read: read)
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

  static let reading: CodeReader = { bytes, language in
    switch language {
    case .swift: SwiftReader.read(bytes)
    case .objectiveC: ObjectiveCReader.read(bytes)
    }
  }
}
