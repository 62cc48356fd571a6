internal import InsetModel
internal import InsetText

/// Why what a file says isn't all known.
enum ReadingFaults {
  /// How much of a file is looked at to tell text from other data, as version control does.
  private static let textSampleByteCount = 8_000

  /// What in a file can't be read, or is left out though the model wants to know it; empty of one that is read whole.
  ///
  /// - Parameter facts: nil of a source that wasn't parsed, since nothing in it is of interest.
  static func faults(of facts: FileFacts?, _ bytes: [UInt8]) -> [ReadingProblem] {
    switch facts {
    case .interfaceBuilder(let facts):
      // Documents of other platforms are no part of the app; those in the old format of iOS are.
      facts.problems.filter { $0.severity == .error || facts.isForeign && facts.targetRuntime == .iOS }
    case .configuration(let facts): facts.problems
    case .propertyList(let facts): facts.problems.filter { $0.severity != .warning }
    case .project(let facts): facts.problems.filter { $0.severity == .error }
    case .buildSettings(let facts): facts.problems.filter { $0.severity == .error }
    case .sceneDocument(let document):
      SceneDocumentAnalysis(document).problems.filter { $0.severity == .error }.map {
        ReadingProblem(.error, "\($0.pointer.description): \($0.sentence)", at: $0.range ?? 0..<0)
      }
    case .code(let file): source(bytes) ?? file.facts.problems
    case nil: source(bytes) ?? []
    }
  }

  private static func source(_ bytes: [UInt8]) -> [ReadingProblem]? {
    if bytes.prefix(textSampleByteCount).contains(0) {
      return [ReadingProblem(.error, "the file is no UTF-8 text", at: 0..<0)]
    }
    return MergeConflict.inSource(bytes).map { [$0] }
  }
}
