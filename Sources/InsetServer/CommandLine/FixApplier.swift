internal import InsetRules
internal import InsetText

/// Writes preferred fixes to disk.
enum FixApplier {
  /// Applies one preferred fix to each file, as long as fixes don't touch the same place; the rest waits for the next run.
  ///
  /// - Returns: a line for each file that was changed.
  /// - Throws: ``CommandFailure`` when a file can't be written; files are replaced whole, never half.
  static func apply(_ findings: [Finding], _ project: ProjectSnapshot) throws(CommandFailure) -> [String] {
    var edits: [String: [TextEdit]] = [:]
    for fix in findings.compactMap({ $0.fixes.first { $0.isPreferred } }) {
      let isFree = fix.edits.allSatisfy { edit in
        !(edits[edit.path] ?? []).contains { overlaps($0.range, edit.edit.range) }
      }
      guard isFree else { continue }
      for edit in fix.edits { edits[edit.path, default: []].append(edit.edit) }
    }
    var notes: [String] = []
    for (path, edits) in edits.sorted(by: { $0.key < $1.key }) {
      guard let text = project.text(path), let changed = text.applying(edits) else { continue }
      guard FileReplacement.write(changed.bytes, to: path) else { throw CommandFailure("\(path): can't be written") }
      notes.append("\(path): fixed")
    }
    return notes
  }

  private static func overlaps(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
  }
}
