internal import InsetDocuments
internal import InsetModel
internal import InsetText

extension FileFacts {
  /// What the reader of a file complains of, for the client.
  func publishedProblems(_ path: String) -> [PublishedDiagnostic] {
    if case .sceneDocument(let document) = self {
      return SceneDocumentAnalysis(document).problems.map { $0.published(path, document) }
    }
    return problems.map { .reading($0.severity.published, $0.message, at: $0.range) }
  }
}

extension ReadingProblem.Severity {
  fileprivate var published: PublishedDiagnostic.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .information: .information
    }
  }
}

extension SceneProblem {
  fileprivate func published(_ path: String, _ document: SceneDocument) -> PublishedDiagnostic {
    var text = message
    if let nearest = suggestions.first { text += "; did you mean \"\(nearest)\"?" }
    let other = related.flatMap { document.sourceMap.valueRange(at: $0) }
    return .reading(
      severity == .error ? .error : .warning, text, at: range ?? 0..<0,
      related: other.map { [.init(Location(path: path, range: $0), "the other one is here")] } ?? [])
  }
}
