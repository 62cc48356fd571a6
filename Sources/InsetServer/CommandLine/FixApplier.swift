internal import InsetRules
internal import InsetText

/// Writes preferred fixes to disk.
enum FixApplier {
  /// Applies preferred fixes, each whole or not at all, as long as they don't touch the same places; the rest waits for
  /// the next time.
  ///
  /// - Returns: a line for each fix.
  /// - Throws: ``CommandFailure`` when a file can't be written; files are replaced whole, never half.
  static func apply(_ findings: [Finding], _ files: FindingReport.Files) throws(CommandFailure) -> [String] {
    var edits: [String: [TextEdit]] = [:]
    var notes: [String] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: \.isPreferred), isFree(fix, edits, files) else { continue }
      for edit in fix.edits { edits[edit.path, default: []].append(edit.edit) }
      let line = files.place(finding.location.path, finding.location.range.lowerBound).line
      notes.append("\(files.shownPath(finding.location.path)):\(line): fixed \(finding.rule): \(fix.title)")
    }
    var changed: [(path: String, bytes: [UInt8])] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let text = files.text(path)?.applying(edits) else { throw CommandFailure("\(path): can't be changed") }
      changed.append((path, text.bytes))
    }
    for (path, bytes) in changed where !FileReplacement.write(bytes, to: path) {
      throw CommandFailure("\(path): can't be written")
    }
    return notes
  }

  private static func isFree(_ fix: Fix, _ edits: [String: [TextEdit]], _ files: FindingReport.Files) -> Bool {
    Dictionary(grouping: fix.edits, by: \.path).allSatisfy { path, own in
      let others = edits[path] ?? []
      let isApart = own.allSatisfy { edit in !others.contains { touches($0.range, edit.edit.range) } }
      return isApart && files.text(path)?.applying(own.map(\.edit)) != nil
    } && !fix.edits.isEmpty
  }

  private static func touches(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }
}
