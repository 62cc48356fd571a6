internal import InsetDocuments
internal import InsetModel

/// Which findings the comments of an app's files keep quiet, and which of the comments do so.
struct SuppressionPass {
  private let suppressions: [String: [Suppression]]
  private var used: [String: Set<Int>] = [:]

  init(_ app: App) {
    suppressions = app.files.compactMapValues { file in
      let found = file.suppressions
      return found.isEmpty ? nil : found
    }
  }

  mutating func silences(_ finding: Finding) -> Bool {
    guard let candidates = suppressions[finding.location.path] else { return false }
    var isSilenced = false
    for (index, suppression) in candidates.enumerated()
    where suppression.scope.contains(finding.location.range.lowerBound)
      && suppression.rule.map({ $0.value == finding.rule }) ?? (finding.rule != UnusedSuppression.card.id)
    {
      used[finding.location.path, default: []].insert(index)
      isSilenced = true
    }
    return isSilenced
  }

  /// Those that have kept nothing quiet so far, by file.
  ///
  /// - Parameter off: rules that haven't run.
  func unused(except off: Set<String>) -> [(path: String, suppression: Suppression)] {
    suppressions.sorted { $0.key < $1.key }.flatMap { path, suppressions in
      suppressions.enumerated().compactMap { index, suppression in
        let rule = suppression.rule?.value
        let isAsked = rule.map { $0 != UnusedSuppression.card.id && !off.contains($0) } ?? true
        return isAsked && used[path]?.contains(index) != true ? (path, suppression) : nil
      }
    }
  }
}
