internal import InsetRules
internal import InsetText

/// Which fixes can be made together.
enum FixSelection {
  /// The first preferred fix of each finding, as long as fixes don't touch the same place; the rest waits for the next
  /// time.
  static func chosen(_ findings: [Finding], where canApply: (Fix) -> Bool) -> [(finding: Finding, fix: Fix)] {
    var taken: [String: [Range<Int>]] = [:]
    return findings.compactMap { finding in
      guard let fix = finding.fixes.first(where: { $0.isPreferred && canApply($0) }) else { return nil }
      let isFree = fix.edits.allSatisfy { edit in
        !(taken[edit.path] ?? []).contains { touches($0, edit.edit.range) }
      }
      guard isFree else { return nil }
      for edit in fix.edits { taken[edit.path, default: []].append(edit.edit.range) }
      return (finding, fix)
    }
  }

  /// The compatible fixes of a file's findings as one; nil where there are none.
  static func all(of findings: [Finding], in project: ProjectSnapshot) -> Fix? {
    let fixes = chosen(findings, where: project.canApply).map(\.fix)
    if fixes.isEmpty { return nil }
    let title = fixes.count == 1 ? "Fix the insetd problem" : "Fix \(fixes.count) insetd problems"
    return Fix(title, isPreferred: false, fixes.flatMap(\.edits))
  }

  private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }
}

extension ProjectSnapshot {
  /// In a file that is ill-formed just now the places of an edit aren't sure, nor in one that has become another on
  /// disk.
  func canApply(_ fix: Fix) -> Bool { fix.edits.allSatisfy { !isOutdated($0.path) && text($0.path) != nil } }
}
