internal import InsetText

extension ProjectSnapshot {
  /// Everything that there is to say about the project's files, in places of their current texts and in their order. An
  /// open document has an entry even if that is nothing.
  func diagnostics(_ findings: [String: [PublishedDiagnostic]]) -> [String: [PublishedDiagnostic]] {
    var state: [String: [PublishedDiagnostic]] = [:]
    for path in paths {
      let problems = problems(path).filter { $0.severity != .information || isWorthTelling(path) }
      if !problems.isEmpty { state[path] = problems }
    }
    for (path, diagnostics) in findings {
      for var diagnostic in diagnostics {
        // What was found in an older text of a file that is ill-formed now may be gone, with its place.
        guard let range = currentRange(Location(path: path, range: diagnostic.range)) else { continue }
        diagnostic.range = range
        state[path, default: []].append(diagnostic)
      }
    }
    for path in documents.keys where state[path] == nil { state[path] = [] }
    return state.mapValues(\.inOrder)
  }

  /// Whether remarks on a file are of interest: what insetd doesn't do with a file that is fine concerns those who look
  /// at it. That a file was left out concerns all.
  private func isWorthTelling(_ path: String) -> Bool { documents[path] != nil || facts(path) == nil }
}

extension [PublishedDiagnostic] {
  var inOrder: [PublishedDiagnostic] {
    enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.range.upperBound, left.element.code, left.offset)
        < (right.element.range.lowerBound, right.element.range.upperBound, right.element.code, right.offset)
    }
    .map(\.element)
  }
}
